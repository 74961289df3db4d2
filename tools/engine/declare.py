"""What C must know of a unit, read from the annotations and declarations that its Python files have anyway.

Compiled to C are: classes that derive from no Python class, their fields as `__init__` names them, functions and
methods that keep to positional arguments and need no inner functions, and whole numbers at the top of a module.
Everything else stays Python and works as before. A method is C only if all its versions in a family of classes can be.
"""

from __future__ import annotations

import ast
import importlib
import os
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from tools.engine.link import Module, Thing, Unit
from tools.engine.rewrite import Casts, Constants, Known
from tools.engine.units import SRC

if TYPE_CHECKING:
    from lazaretto.kernel.fields import Field

NUMBER, FLAG, OBJECT, NOTHING = "i64", "bint", "object", "None"
WIDTHS = {"i64": 8, "i32": 4, "i16": 2, "i8": 1}  # in bytes
PLAIN = {"int": NUMBER, "bool": FLAG, "str": "str", "list": "list", "dict": "dict", "tuple": "tuple", "bytes": "bytes"}
SIMPLE = (ast.Assign, ast.AnnAssign, ast.AugAssign, ast.Return, ast.Expr)
CLOSURES = (ast.FunctionDef, ast.Lambda, ast.GeneratorExp, ast.Yield, ast.YieldFrom)

INIT = "__init__"
DECLARED = "Declared"  # the class whose descendants declare fields
FINAL = "final"  # typing's word for what nothing overrides: mypy sees to it, and C need not look

Type = str | Thing  # of C, or a class that is compiled
Signature = tuple[Type, tuple[Type, ...]]


@dataclass
class Class:
    """A class that is compiled: what it derives from, its fields, and its methods that may become C."""

    thing: Thing
    linked: str
    base: Class | None
    unit: str
    final: bool
    fields: dict[str, Type] = field(default_factory=dict)
    methods: dict[str, Signature] = field(default_factory=dict)
    nodes: dict[str, ast.FunctionDef] = field(default_factory=dict)
    python: set[str] = field(default_factory=set)  # methods that cannot
    declared: dict[str, Field] = field(default_factory=dict)  # in the order of their places in memory
    shared: list[str] = field(default_factory=list)  # fields that hold no numbers

    @property
    def rows(self) -> list[str]:
        """Fields that are rows of numbers."""
        return [name for name, kind in self.fields.items() if str(kind).endswith("]")]

    @property
    def placed(self) -> list[str]:
        """Fields whose place in memory Python must know: rows, and whatever is saved."""
        return list(dict.fromkeys((*self.rows, *self.declared)))

    def lineage(self) -> Iterator[Class]:
        """The class and what it derives from."""
        here: Class | None = self
        while here is not None:
            yield here
            here = here.base


class Declarations:
    """What is known of all units so far; units are added in the order of their imports."""

    def __init__(self) -> None:
        self.classes: dict[Thing, Class] = {}
        self.returns: dict[Thing, Type] = {}  # what functions give back
        self.values: dict[Thing, int] = {}  # constants
        self.row_constants: dict[Thing, tuple[int, ...]] = {}
        self.rows: dict[Thing, tuple[int, ...]] = {}  # those that are only looked up in
        self.variables: dict[Thing, str] = {}  # lists and numbers made when a unit starts
        self.units: list[Unit] = []
        self.casts: Casts = {}
        self.owner: Thing | None = None  # the class that is being read or written

    def add(self, unit: Unit) -> None:
        """Read a unit."""
        self.unit = unit
        self.units.append(unit)
        for module in unit.order:
            self._classes(module)
        for module in (*unit.cold.values(), *unit.order):
            for node in module.tree.body:
                if isinstance(node, ast.FunctionDef):
                    self.returns[Thing(module.name, node.name)] = self.type_of(module, node.returns)
        for module in (*unit.cold.values(), *unit.order):
            self._constants(module)
        for thing, numbers in self.row_constants.items():
            if thing in unit.linked and unit.only_looked_up(thing):
                self.rows[thing] = numbers
        for module in unit.order:
            for node in module.tree.body:
                if isinstance(node, ast.ClassDef) and Thing(module.name, node.name) in self.classes:
                    self._members(module, node)
        for module in unit.order:
            self._variables(module)

    # ---------------------------------------------------------------- reading

    def _classes(self, module: Module) -> None:
        for node in module.tree.body:
            if isinstance(node, ast.ClassDef) and all(map(_is_final, node.decorator_list)) and len(node.bases) < 2:
                base = self.unit.base(module, node)
                if base is None or base in self.classes:
                    thing = Thing(module.name, node.name)
                    above = self.classes[base] if base is not None else None
                    here = Class(thing, self.unit.linked[thing], above, self.unit.name, bool(node.decorator_list))
                    self.classes[thing] = here

    def type_of(self, module: Module, annotation: ast.expr | None) -> Type:
        """The C type of an annotation; None: a procedure."""
        if isinstance(annotation, ast.Constant) and annotation.value is None:
            return NOTHING
        if isinstance(annotation, ast.Subscript):
            outer = ast.unparse(annotation.value)
            return self.type_of(module, annotation.slice if outer == "Final" else annotation.value)
        if isinstance(annotation, ast.Constant) and isinstance(annotation.value, str):
            annotation = ast.Name(annotation.value)
        if not isinstance(annotation, ast.Name):
            return OBJECT
        if annotation.id in PLAIN:
            return PLAIN[annotation.id]
        if annotation.id == "Self":
            return self.owner or OBJECT
        bound = getattr(getattr(pure(module.name), annotation.id, None), "__bound__", None)
        if bound is not None:  # a variable of a generic class: in C what it is bound to
            return self.type_of(module, ast.Name(getattr(bound, "__forward_arg__", "") or bound.__name__))
        thing = self.unit.named(module, annotation.id)
        return thing if thing is not None and thing in self.classes else OBJECT

    def _constants(self, module: Module) -> None:
        """Whole numbers, and rows of them, that the module itself has; a call may give another when the unit starts."""
        values = vars(pure(module.name))
        for node in module.tree.body:
            if not isinstance(node, ast.Assign) or any(map(_is_call, ast.walk(node.value))):
                continue
            for name in _assigned(node):
                thing, value = Thing(module.name, name), values[name]
                if type(value) is int:
                    self.values[thing] = value
                elif isinstance(value, tuple) and value and {*map(type, value)} == {int}:
                    self.row_constants[thing] = value

    def _value(self, module: Module, node: ast.expr) -> int | None:
        """The value of a constant expression of whole numbers."""
        names = [inner.id for inner in ast.walk(node) if isinstance(inner, ast.Name)]
        things = [self.unit.named(module, name) for name in names]
        if any(map(_is_call, ast.walk(node))) or any(thing not in self.values for thing in things):
            return None
        known = {name: self.values[thing] for name, thing in zip(names, things, strict=True) if thing is not None}
        try:
            value = eval(compile(ast.Expression(node), module.name, "eval"), known)
        except (TypeError, NameError):
            return None
        return value if type(value) is int else None

    def _declared(self, here: Class) -> None:
        """The fields that a class declares, as the Python file itself has them: a question's first, wide ones first."""
        known = vars(getattr(pure(here.thing.module), here.thing.name)).get("fields", {})
        above = {name for base in list(here.lineage())[1:] for name in base.declared}
        own = {name: known[name] for name in known if name not in above}
        kinds = {name: _kind(declared) for name, declared in own.items()}
        for name in sorted(own, key=lambda name: (not own[name].question, -WIDTHS[kinds[name].partition("[")[0]])):
            here.declared[name] = own[name]
            here.fields[name] = kinds[name]

    def _members(self, module: Module, node: ast.ClassDef) -> None:
        here = self.classes[Thing(module.name, node.name)]
        self.owner = here.thing
        for method in node.body:
            if not isinstance(method, ast.FunctionDef):
                continue
            if method.name == "__init__":
                self._fields(module, here, method)
                if len(method.args.args) == 1:
                    here.nodes[INIT] = method
                    here.methods[INIT] = (NOTHING, ())
            elif not method.name.startswith("__"):
                here.nodes[method.name] = method
                if is_plain(method):
                    arguments = tuple(self.type_of(module, arg.annotation) for arg in method.args.args[1:])
                    here.methods[method.name] = (self.type_of(module, method.returns), arguments)
                else:
                    here.python.add(method.name)
        if any(above.thing.name == DECLARED for above in list(here.lineage())[1:]):
            self._shared(module, here, node)
            self._declared(here)

    def _shared(self, module: Module, here: Class, node: ast.ClassDef) -> None:
        for line in node.body:
            if isinstance(line, ast.AnnAssign) and line.value and ast.unparse(line.value).startswith("shared("):
                assert isinstance(line.target, ast.Name)
                here.shared.append(line.target.id)
                here.fields[line.target.id] = self.type_of(module, line.annotation)

    def _fields(self, module: Module, here: Class, init: ast.FunctionDef) -> None:
        known = {name for above in here.lineage() for name in (*above.fields, *getattr(_class(above), "fields", ()))}
        arguments = {arg.arg: self.type_of(module, arg.annotation) for arg in init.args.args}
        for line in ast.walk(init):
            if isinstance(line, ast.Assign | ast.AnnAssign):
                targets = line.targets if isinstance(line, ast.Assign) else [line.target]
                for target in targets:
                    for part in target.elts if isinstance(target, ast.Tuple) else [target]:
                        if (
                            isinstance(part, ast.Attribute)
                            and ast.unparse(part.value) == "self"
                            and part.attr not in known
                        ):
                            known.add(part.attr)
                            here.fields[part.attr] = self._field(module, line, arguments)

    def _field(self, module: Module, line: ast.Assign | ast.AnnAssign, arguments: dict[str, Type]) -> Type:
        value = line.value
        annotation = line.annotation if isinstance(line, ast.AnnAssign) else None
        if isinstance(value, ast.BinOp) and isinstance(value.op, ast.Mult) and isinstance(value.left, ast.List):
            length = self._value(module, value.right)
            if length is not None:
                return f"{NUMBER}[{length}]"
        if annotation is not None:
            return self.type_of(module, annotation)
        return self._inferred(module, value, arguments)

    def _inferred(self, module: Module, value: ast.expr | None, arguments: dict[str, Type]) -> Type:
        if isinstance(value, ast.Constant) and type(value.value) in (int, bool, str):
            return PLAIN[type(value.value).__name__]
        if isinstance(value, ast.Name):
            thing = self.unit.named(module, value.id)
            return NUMBER if thing in self.values else arguments.get(value.id, OBJECT)
        if isinstance(value, ast.Call) and ast.unparse(value.func).startswith("bits."):
            return NUMBER
        if isinstance(value, ast.Call) and isinstance(value.func, ast.Name):
            thing = self.unit.named(module, value.func.id)
            return self.returns.get(thing, OBJECT) if thing is not None else OBJECT
        if isinstance(value, ast.BinOp):
            sides = {self._inferred(module, side, arguments) for side in (value.left, value.right)}
            return NUMBER if sides == {NUMBER} else OBJECT
        if isinstance(value, ast.Attribute) and isinstance(value.value, ast.Name):
            owner = arguments.get(value.value.id)
            if isinstance(owner, Thing):
                for above in self.classes[owner].lineage():
                    if value.attr in above.fields:
                        return above.fields[value.attr]
        return OBJECT

    def _variables(self, module: Module) -> None:
        """Lists and numbers that are made when the unit starts, such as the numbers of steps."""
        for node in module.tree.body:
            if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
                kind = self.type_of(module, node.annotation)
                if kind in (NUMBER, "list"):
                    self.variables[Thing(module.name, node.target.id)] = kind
            elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
                thing = Thing(module.name, node.targets[0].id)
                if thing not in self.values and self._call_of_number(module, node.value):
                    self.variables[thing] = NUMBER

    def _call_of_number(self, module: Module, value: ast.expr) -> bool:
        """Whether an expression is made of calls that give whole numbers."""
        if isinstance(value, ast.BinOp):
            return self._call_of_number(module, value.left) and self._call_of_number(module, value.right)
        return self._value(module, value) is not None or self._inferred(module, value, {}) == NUMBER

    def known(self, unit: Unit) -> Known:
        """What the text of a unit depends on, once all units agree."""
        constants: Constants = {**self.values, **self.rows}
        own = [here for here in self.classes.values() if here.unit == unit.name]
        return Known(
            {thing: value for thing, value in constants.items() if thing in unit.linked},
            self._inlined(),
            {here.thing for here in own if here.placed},
            {here.thing: [*here.declared, *here.shared] for here in own if here.declared or here.shared},
            self.casts,
        )

    def _inlined(self) -> dict[Thing, dict[str, str]]:
        """For each class the methods that C can put in the place of a call, and what they are then called.

        Under `__init__` stands that of the class above, for calls by `super()`.
        """
        found: dict[Thing, dict[str, str]] = {}
        for here in self.classes.values():
            known = found[here.thing] = {}
            for above in here.lineage():
                for name in above.methods:
                    if is_inline(above, name) and (name != INIT or above is not here):
                        known.setdefault(name, f"{above.linked}_{name}")
        return found

    # ---------------------------------------------------------------- agreeing

    def agree(self) -> None:
        """A method is C only if all versions of it are, with the arguments and the result of the first.

        A later version may know an argument more exactly, as `ask(self, s: Rattus, f)` does: a cast at each use.
        """
        for here in self.classes.values():
            for name in here.nodes:
                root = [above for above in here.lineage() if name in above.nodes][-1]
                fits = name in root.methods and name in here.methods
                if not fits or not self._narrows(here.methods[name][1], root.methods[name][1]):
                    root.python.add(name)
        for here in self.classes.values():
            for name in list(here.methods):
                root = [above for above in here.lineage() if name in above.nodes][-1]
                if name in root.python:
                    del here.methods[name]
                    continue
                names = [arg.arg for arg in here.nodes[name].args.args[1:]]
                pairs = zip(names, here.methods[name][1], root.methods[name][1], strict=True)
                narrowed = {arg: kind for arg, kind, first in pairs if kind != first and isinstance(kind, Thing)}
                if narrowed:
                    self.casts.setdefault(here.thing, {})[name] = narrowed
                here.methods[name] = root.methods[name]

    def _narrows(self, kinds: tuple[Type, ...], first: tuple[Type, ...]) -> bool:
        """Whether these arguments are those of the first version of a method, or of classes derived from them."""
        return len(kinds) == len(first) and all(
            kind == wide
            or (isinstance(kind, Thing) and wide in [above.thing for above in self.classes[kind].lineage()])
            for kind, wide in zip(kinds, first, strict=True)
        )


def is_inline(here: Class, name: str) -> bool:
    """Whether a method is final and does nothing but move numbers."""
    node = here.nodes[name]
    typed = any(isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name) for line in node.body)
    simple = all(isinstance(line, SIMPLE) for line in node.body) and "super()" not in ast.unparse(node) and not typed
    return (bool(node.decorator_list) or name == INIT) and simple and here.methods[name][0] in (NUMBER, NOTHING)


def is_plain(function: ast.FunctionDef) -> bool:
    """Whether C can have a function: positional arguments, no functions inside, and no bare return."""
    given = function.args
    odd = given.defaults or given.kwonlyargs or given.vararg or given.kwarg or given.posonlyargs
    inner: list[ast.AST] = [node for node in ast.walk(function) if node is not function and isinstance(node, CLOSURES)]
    inner += [node for node in ast.walk(function) if isinstance(node, ast.Return) and node.value is None]
    return not odd and not inner and all(_is_final(decorator) for decorator in function.decorator_list)


def _is_final(decorator: ast.expr) -> bool:
    return ast.unparse(decorator) == FINAL


def pure(module: str) -> Any:
    """A module as Python runs it: what it says of its fields and constants need not be worked out a second time."""
    os.environ["LAZARETTO_PURE"] = "1"  # not the engine that is being made anew
    if str(SRC) not in sys.path:
        sys.path.insert(0, str(SRC))
    return importlib.import_module(module)


def _class(here: Class) -> Any:
    return getattr(pure(here.thing.module), here.thing.name)


def _kind(declared: Field) -> str:
    """The C type of a declared field: only rows are narrow, and sets only where no shift can leave them."""
    entry = declared.entry
    least, most = min(entry.least, entry.other or 0), max(entry.most, entry.other or 0)
    shifted = entry.kind == "set" and most > 255
    fitting = [kind for kind, size in WIDTHS.items() if -(1 << 8 * size - 1) <= least and most < 1 << 8 * size - 1]
    return (fitting[-1] if declared.axes and not shifted else NUMBER) + "".join(f"[{n}]" for n in declared.shape)


def _is_call(node: ast.AST) -> bool:
    return isinstance(node, ast.Call) and ast.unparse(node.func) not in ("range", "len", "tuple")


def _assigned(node: ast.Assign) -> list[str]:
    return [inner.id for inner in ast.walk(node.targets[0]) if isinstance(inner, ast.Name)]
