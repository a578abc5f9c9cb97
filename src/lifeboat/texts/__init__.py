"""The words for people: catalogues in three languages, and what turns the rules' data into them."""

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
