"""What a source must keep to so that it is the same compiled."""

from __future__ import annotations

import ast
from collections.abc import Iterator

import pytest

from tools.engine.units import source, units

MODULES = [module for unit in units().values() for module in unit]


def calls_of_super(tree: ast.Module) -> Iterator[str]:
    """Where `super()` is called in a method other than __init__, as class.method."""
    for class_ in (node for node in ast.walk(tree) if isinstance(node, ast.ClassDef)):
        for method in class_.body:
            if isinstance(method, ast.FunctionDef) and method.name != "__init__":
                for node in ast.walk(method):
                    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "super":
                        yield f"{class_.name}.{method.name}"


@pytest.mark.parametrize("module", MODULES)
def test_no_method_calls_the_class_above_by_super(module: str) -> None:
    """A compiled method is a plain C function, which does not know the class that it stands in."""
    assert list(calls_of_super(ast.parse(source(module).read_text(encoding="utf-8")))) == []


def test_such_a_call_would_be_found() -> None:
    class_ = "class Knight(Card):\n    def __init__(self): super().__init__()\n    def play(self): super().play()\n"
    assert list(calls_of_super(ast.parse(class_))) == ["Knight.play"]
