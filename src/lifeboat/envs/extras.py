"""A helpful error for environments whose library isn't installed."""

from __future__ import annotations

from types import TracebackType


class Needing:
    """A context manager for imports that need an extra of this package.

    If a module is missing, the `ModuleNotFoundError` says which extra to install, and how.
    """

    def __init__(self, module: str, package: str, extra: str) -> None:
        self.advice = f"{module} needs {package}: in a clone, pip install '.[{extra}]'"

    def __enter__(self) -> None:
        pass

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if isinstance(error, ModuleNotFoundError) and not str(error.name).startswith("lifeboat"):
            raise ModuleNotFoundError(self.advice, name=error.name) from error
