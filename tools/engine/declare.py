"""Writes what C must know of a unit (its .pxd) from the annotations that its Python files have anyway.

Compiled to C are: classes that derive from no Python class, their fields as `__init__` names them, functions and
methods that keep to positional arguments and need no inner functions, and whole numbers at the top of a module.
Everything else stays Python and works as before. A method is C only if all its versions in a family of classes can be.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from tools.engine.link import Constants, Module, Thing, Unit
from tools.engine.units import RULES

NUMBER, SMALL, FLAG, OBJECT, NOTHING = "i64", "i16", "bint", "object", "None"
PLAIN = {"int": NUMBER, "bool": FLAG, "str": "str", "list": "list", "dict": "dict", "tuple": "tuple", "bytes": "bytes"}
SIMPLE = (ast.Assign, ast.AnnAssign, ast.AugAssign, ast.Return, ast.Expr)
CLOSURES = (ast.FunctionDef, ast.Lambda, ast.GeneratorExp, ast.Yield, ast.YieldFrom)

INIT = "__init__"
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

    @property
    def rows(self) -> list[str]:
        """Fields that are rows of numbers."""
        return [name for name, kind in self.fields.items() if str(kind).endswith("]")]

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
        self.rows: dict[Thing, tuple[int, ...]] = {}  # constant rows of numbers that are only looked up in
        self.variables: dict[Thing, str] = {}  # lists and numbers made when a unit starts
        self.units: list[Unit] = []

    def add(self, unit: Unit) -> None:
        """Read a unit."""
        self.unit = unit
        self.units.append(unit)
        for module in unit.order:
            self._classes(module)
        for module in (*unit.cold.values(), *unit.order):
            for node in module.tree.body:
                if isinstance(node, ast.FunctionDef):
                    self.returns[Thing(module.name, node.name)] = self._type(module, node.returns)
        for module in (*unit.cold.values(), *unit.order):
            self._constants(module)
        for module in (*unit.cold.values(), *unit.order):
            self._rows(module)
        for module in unit.order:
            for node in module.tree.body:
                if isinstance(node, ast.ClassDef) and Thing(module.name, node.name) in self.classes:
                    self._members(module, node)
        for module in unit.order:
            self._variables(module)

    def write(self, unit: Unit) -> str:
        """The .pxd of a unit; all units must have been read, because a method is C in all of them or in none."""
        self.unit = unit
        self._agree()
        return self._write()

    def constants(self, unit: Unit) -> Constants:
        """The numbers, and rows of numbers, of a unit that C knows by value."""
        known: Constants = {**self.values, **self.rows}
        return {thing: value for thing, value in known.items() if thing in unit.linked}

    # ---------------------------------------------------------------- reading

    def _classes(self, module: Module) -> None:
        for node in module.tree.body:
            if isinstance(node, ast.ClassDef) and all(map(_is_final, node.decorator_list)) and len(node.bases) < 2:
                base = self.unit.named(module, ast.unparse(node.bases[0])) if node.bases else None
                if not node.bases or base in self.classes:
                    thing = Thing(module.name, node.name)
                    above = self.classes[base] if base is not None else None
                    here = Class(thing, self.unit.linked[thing], above, self.unit.name, bool(node.decorator_list))
                    self.classes[thing] = here

    def _type(self, module: Module, annotation: ast.expr | None) -> Type:
        """The C type of an annotation; None: a procedure."""
        if isinstance(annotation, ast.Constant) and annotation.value is None:
            return NOTHING
        if isinstance(annotation, ast.Subscript):
            outer = ast.unparse(annotation.value)
            return self._type(module, annotation.slice if outer == "Final" else annotation.value)
        if not isinstance(annotation, ast.Name):
            return OBJECT
        if annotation.id in PLAIN:
            return PLAIN[annotation.id]
        thing = self.unit.named(module, annotation.id)
        return thing if thing is not None and thing in self.classes else OBJECT

    def _constants(self, module: Module) -> None:
        for node in module.tree.body:
            if not isinstance(node, ast.Assign):
                continue
            target, value = node.targets[0], node.value
            if isinstance(target, ast.Name):
                number = self._value(module, value)
                if number is not None:
                    self.values[Thing(module.name, target.id)] = number
            elif isinstance(target, ast.Tuple):
                for name, number in zip(target.elts, self._row(module, value, len(target.elts)), strict=False):
                    assert isinstance(name, ast.Name)
                    self.values[Thing(module.name, name.id)] = number

    def _rows(self, module: Module) -> None:
        for node in module.tree.body:
            if (
                isinstance(node, ast.Assign)
                and isinstance(node.targets[0], ast.Name)
                and isinstance(node.value, ast.Tuple)
            ):
                thing = Thing(module.name, node.targets[0].id)
                numbers = self._row(module, node.value, 0)
                if numbers and thing in self.unit.linked and self.unit.only_looked_up(thing):
                    self.rows[thing] = tuple(numbers)

    def _row(self, module: Module, value: ast.expr, length: int) -> list[int]:
        if isinstance(value, ast.Call) and ast.unparse(value.func) == "range":
            ends = [self._value(module, argument) for argument in value.args]
            return list(range(*[end for end in ends if end is not None])) if None not in ends else []
        if isinstance(value, ast.Tuple):
            numbers = [self._value(module, entry) for entry in value.elts]
            return [number for number in numbers if number is not None] if None not in numbers else []
        return []

    def _value(self, module: Module, node: ast.expr) -> int | None:
        """The value of a constant expression of whole numbers."""
        if isinstance(node, ast.Constant) and type(node.value) is int:
            return node.value
        if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
            inner = self._value(module, node.operand)
            return None if inner is None else -inner
        if isinstance(node, ast.Name):
            thing = self.unit.named(module, node.id)
            return self.values.get(thing) if thing is not None else None
        if isinstance(node, ast.BinOp):
            left, right = self._value(module, node.left), self._value(module, node.right)
            if left is not None and right is not None:
                expression = ast.Expression(ast.BinOp(ast.Constant(left), node.op, ast.Constant(right)))
                return int(eval(compile(ast.fix_missing_locations(expression), module.name, "eval")))
        return None

    def _members(self, module: Module, node: ast.ClassDef) -> None:
        here = self.classes[Thing(module.name, node.name)]
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
                if _plain(method):
                    arguments = tuple(self._type(module, arg.annotation) for arg in method.args.args[1:])
                    here.methods[method.name] = (self._type(module, method.returns), arguments)
                else:
                    here.python.add(method.name)

    def _fields(self, module: Module, here: Class, init: ast.FunctionDef) -> None:
        known = {name for above in here.lineage() for name in above.fields}
        arguments = {arg.arg: self._type(module, arg.annotation) for arg in init.args.args}
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
                small = isinstance(annotation, ast.Name) and annotation.id == "Small"
                return f"{SMALL if small else NUMBER}[{length}]"
        if annotation is not None:
            return self._type(module, annotation)
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

    def _functions(self, module: Module) -> Iterator[str]:
        for node in module.tree.body:
            if isinstance(node, ast.FunctionDef) and _plain(node):
                arguments = tuple(self._type(module, arg.annotation) for arg in node.args.args)
                signature = (self._type(module, node.returns), arguments)
                linked = self.unit.linked[Thing(module.name, node.name)]
                names = [arg.arg for arg in node.args.args]
                yield self._locals(module, node, "") + self._function("", linked, signature, names)

    def _variables(self, module: Module) -> None:
        """Lists and numbers that are made when the unit starts, such as the numbers of steps."""
        for node in module.tree.body:
            if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
                kind = self._type(module, node.annotation)
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

    def shown(self, unit: Unit) -> dict[Thing, list[str]]:
        """The classes of a unit that have rows of numbers, and these."""
        own = [here for here in self.classes.values() if here.unit == unit.name and here.rows]
        return {here.thing: [name for above in here.lineage() for name in above.rows] for here in own}

    def inlined(self) -> dict[Thing, dict[str, str]]:
        """For each class the methods that C can put in the place of a call, and what they are then called.

        Under `__init__` stands that of the class above, for calls by `super()`.
        """
        found: dict[Thing, dict[str, str]] = {}
        for here in self.classes.values():
            known = found[here.thing] = {}
            for above in here.lineage():
                for name in above.methods:
                    if _is_inline(above, name) and (name != INIT or above is not here):
                        known.setdefault(name, f"{above.linked}_{name}")
        return found

    def _inline(self, here: Class, name: str) -> list[str]:
        """A final method as a function that every unit sees whole."""
        node = here.nodes[name]
        names = [arg.arg for arg in node.args.args]
        signature = (here.methods[name][0], (here.thing, *here.methods[name][1]))
        head = self._function("", f"{here.linked}_{name}", signature, names).replace("cpdef", "cdef inline")
        body = [
            line for line in node.body if not isinstance(line, ast.Expr) or not isinstance(line.value, ast.Constant)
        ]
        lines = [f"    {ast.unparse(_without_annotation(line))}" for line in body]
        return [f"{head}:", *(self._with_lengths(here, line) for line in lines)]

    def _with_lengths(self, here: Class, line: str) -> str:
        """The length of a row of numbers must be written as a number."""
        for name in here.rows:
            length = str(here.fields[name]).partition("[")[2][:-1]
            line = re.sub(rf"^(    self\.{name} = \[\w+\] \* )\w+$", rf"\g<1>{length}", line)
        return line

    def _is_open(self, here: Class, name: str) -> bool:
        """Whether a game written in Python may have its own version of a method."""
        first = [above for above in here.lineage() if name in above.nodes][-1]
        return first.unit == "kernel" and not first.final and not first.nodes[name].decorator_list

    def _is_rule(self, here: Class, name: str) -> bool:
        """Whether a method is a rule in play, which only the game itself asks: it gives numbers or nothing."""
        ruling = any(above.unit != "kernel" and above.thing.name in RULES for above in here.lineage())
        return ruling and here.methods[name][0] in (NUMBER, FLAG, NOTHING)

    def _locals(self, module: Module, function: ast.FunctionDef, indent: str) -> str:
        """Local variables whose class is written beside them."""
        kinds = {}
        for line in ast.walk(function):
            if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name):
                kind = self._type(module, line.annotation)
                if kind != OBJECT:
                    kinds[line.target.id] = kind
        texts = [f"{name}={self._spell(kind)}" for name, kind in kinds.items()]
        return f"{indent}@cython.locals({', '.join(texts)})\n" if kinds else ""

    # ---------------------------------------------------------------- agreeing

    def _agree(self) -> None:
        """A method is C only if all versions of it are, with the same arguments; they give back what the first does."""
        for here in self.classes.values():
            for name in list(here.methods):
                root = [above for above in here.lineage() if name in above.nodes][-1]
                if name not in root.methods or root.methods[name][1] != here.methods[name][1] or name in here.python:
                    root.python.add(name)
        for here in self.classes.values():
            for name in here.nodes:
                root = [above for above in here.lineage() if name in above.nodes][-1]
                if name in here.python:
                    root.python.add(name)
        for here in self.classes.values():
            for name in list(here.methods):
                root = [above for above in here.lineage() if name in above.nodes][-1]
                if name in root.python:
                    del here.methods[name]
                else:
                    here.methods[name] = root.methods[name]

    # ---------------------------------------------------------------- writing

    def _write(self) -> str:
        out = ["cimport cython", "from libc.stdint cimport int16_t, int64_t", "from lazaretto.kernel cimport bits"]
        out += ["from lazaretto.compiled cimport rows"]
        if self.unit.name == "kernel":
            out += ["ctypedef int16_t i16", "ctypedef int64_t i64"]
        else:
            out += ["from lazaretto.compiled.kernel cimport i16, i64"]
        for thing, unit in sorted(self.unit.cimported.items()):
            if thing in self.unit.linked:
                out.append(
                    f"from lazaretto.compiled.{unit} cimport {self.classes[thing].linked} as {self.unit.linked[thing]}"
                )
                known = self.classes[thing]
                functions = [f"{known.linked}_{name}" for name in known.methods if _is_inline(known, name)]
                functions += [f"{known.linked}_row"] if known.rows else []
                out += [f"from lazaretto.compiled.{unit} cimport {', '.join(functions)}"] if functions else []
        out += self._write_constants()
        for thing, kind in self.variables.items():
            if thing.module in self.unit.modules:
                out.append(f"cdef {kind} {self.unit.linked[thing]}")
        for here in self.classes.values():
            if here.unit == self.unit.name:
                out += self._class(here)
        for module in self.unit.order:
            out += self._functions(module)
        return "\n".join(out) + "\n"

    def _write_constants(self) -> list[str]:
        c, known = [], []
        for thing in sorted(self.constants(self.unit)):
            name = self.unit.linked[thing]
            if thing in self.rows:
                row = self.rows[thing]
                c.append(f"    static const int64_t LAZARETTO_{name}[] = {{{', '.join(map(str, row))}}};")
                known.append(f'    const i64* {name} "LAZARETTO_{name}"')
            else:
                c.append(f"    #define LAZARETTO_{name} {self.values[thing]}LL")
                known.append(f'    const i64 {name} "LAZARETTO_{name}"')
        return ["cdef extern from *:", '    """', *c, '    """', *(known or ["    pass"])]

    def _class(self, here: Class) -> list[str]:
        base = f"({self.unit.linked.get(here.base.thing, here.base.linked)})" if here.base is not None else ""
        lines = ["@cython.final"] if here.final and here.base is None else []  # Cython lets no final class override
        lines.append(f"cdef class {here.linked}{base}:")
        empty = len(lines)
        for name, kind in here.fields.items():
            element, _, length = self._spell(kind).partition("[")
            lines.append(f"    cdef {element} {name}[{length}" if length else f"    cdef public {element} {name}")
        module = self.unit.modules[here.thing.module]
        for name, signature in here.methods.items():
            if name == INIT:
                continue
            node = here.nodes[name]
            names = [arg.arg for arg in node.args.args]
            if self._is_open(here, name) and signature[0] == NOTHING:
                signature = (OBJECT, signature[1])  # what a procedure written in Python gives back
            line = self._locals(module, node, "    ") + self._function("    ", name, signature, names)
            lines.append(line.replace("    cpdef", "    cdef") if self._is_rule(here, name) else line)
        lines = lines if len(lines) > empty else [*lines, "    pass"]
        if here.rows:
            lines += self._show_rows(here)
        for name in here.methods:
            if _is_inline(here, name):
                lines += self._inline(here, name)
        return lines

    def _show_rows(self, here: Class) -> list[str]:
        """Rows of numbers as Python sees them."""
        lines = [f"cdef inline object {here.linked}_row({here.linked} self, str name):"]
        for name, kind in here.fields.items():
            element, _, length = str(kind).partition("[")
            if length:
                made = "wide" if element == NUMBER else "narrow"
                lines.append(f'    if name == "{name}": return rows.{made}(self, self.{name}, {length[:-1]})')
        above = next((above for above in list(here.lineage())[1:] if above.rows), None)
        ending = f"return {above.linked}_row(self, name)" if above else "raise AttributeError(name)"
        return [*lines, f"    {ending}"]

    def _function(self, indent: str, name: str, signature: Signature, names: list[str]) -> str:
        returns, kinds = signature
        failed = {NUMBER: " except? -1", FLAG: " except? -1", NOTHING: " except -1"}.get(str(returns), "")
        own = len(names) - len(kinds)  # "self", in a method
        typed = [f"{self._spell(kind)} {argument}" for kind, argument in zip(kinds, names[own:], strict=True)]
        arguments = ", ".join([*names[:own], *typed])
        returned = "int" if returns == NOTHING else self._spell(returns)  # 0, or -1 when an exception is under way
        return f"{indent}cpdef {returned} {name}({arguments}){failed}"

    def _spell(self, kind: Type) -> str:
        """A type as this unit calls it."""
        return self.unit.linked.get(kind, self.classes[kind].linked) if isinstance(kind, Thing) else kind


def _without_annotation(line: ast.stmt) -> ast.stmt:
    if isinstance(line, ast.AnnAssign) and line.value is not None:
        return ast.copy_location(ast.Assign([line.target], line.value), line)
    return line


def _is_inline(here: Class, name: str) -> bool:
    """Whether a method is final and does nothing but move numbers."""
    node = here.nodes[name]
    simple = all(isinstance(line, SIMPLE) for line in node.body) and "super()" not in ast.unparse(node)
    return (bool(node.decorator_list) or name == INIT) and simple and here.methods[name][0] in (NUMBER, NOTHING)


def _plain(function: ast.FunctionDef) -> bool:
    """Whether C can have a function: positional arguments, no functions inside, and no bare return."""
    given = function.args
    odd = given.defaults or given.kwonlyargs or given.vararg or given.kwarg or given.posonlyargs
    inner: list[ast.AST] = [node for node in ast.walk(function) if node is not function and isinstance(node, CLOSURES)]
    inner += [node for node in ast.walk(function) if isinstance(node, ast.Return) and node.value is None]
    return not odd and not inner and all(_is_final(decorator) for decorator in function.decorator_list)


def _is_final(decorator: ast.expr) -> bool:
    return ast.unparse(decorator) == FINAL
