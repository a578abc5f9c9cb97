"""Words for people: message catalogues, and the code that puts the rules' data into words."""

from lifeboat.texts.catalogue import (
    DEFAULT_LANGUAGE,
    LANGUAGES,
    Texts,
    add_catalogues,
    language_of,
)
from lifeboat.texts.errors import error_words, rule_words

__all__ = [
    "DEFAULT_LANGUAGE",
    "LANGUAGES",
    "Texts",
    "add_catalogues",
    "error_words",
    "language_of",
    "rule_words",
]
