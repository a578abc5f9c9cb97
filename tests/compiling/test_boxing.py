"""Hot functions work with machine numbers and never make Python objects of them.

mypyc makes one where it is easily overlooked, such as in ``0 if condition else number`` with a
machine integer, or where a NamedTuple is made. docs/decisions/0005 lists what to write instead.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

from tests.compiling.emitting import emitted, functions_in
from tests.compiling.hot import HOT

BOXING: Final = re.compile(
    r"\b(PyLong_From\w+|PyFloat_FromDouble"
    r"|PyTuple_New|PyTuple_Pack|PyObject_Vectorcall\w*|PyObject_Call\w*)\("
)
"""Calls that make a Python number or tuple, or call a function with Python objects."""


@pytest.mark.heavy
def test_no_hot_function_makes_python_objects_of_numbers(tmp_path: Path) -> None:
    functions = emitted(tmp_path)
    assert not set(HOT) - functions.keys(), "hot functions that don't exist"
    boxing = {name: BOXING.findall(functions[name]) for name in HOT}
    assert not {name: calls for name, calls in boxing.items() if calls}


def test_boxing_is_noticed() -> None:
    """The code is what mypyc makes of a conditional expression with a machine integer."""
    code = """
int64_t CPyDef_passengers___index_of(int64_t cpy_r_card) {
    cpy_r_r3 = 60 + cpy_r_r1;
    cpy_r_r4 = PyLong_FromLongLong(cpy_r_r3);
    return cpy_r_r4;
}
int64_t CPyDef_passengers___kind_of(int64_t cpy_r_card) {
    return cpy_r_card >> 1;
}
"""
    functions = functions_in(code)
    assert BOXING.findall(functions["passengers___index_of"]) == ["PyLong_FromLongLong"]
    assert not BOXING.findall(functions["passengers___kind_of"])
