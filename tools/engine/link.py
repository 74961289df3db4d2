"""Joins the modules of a unit into one, so that the C compiler sees a game whole.

Every line stays as it is, so that lines of the result can be traced back to their files. What changes: imports from
within the unit go, names that two modules use for different things get the module's name added, and what mypy has
proven about a local variable (`card: Card = cards[k]`) is not tested again when the program runs.
"""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from tools.engine.units import OPEN, cold, source

BITS = "lazaretto.kernel.bits"  # has a C meaning of its own, in bits.pxd


class Thing(NamedTuple):
    """Something with a name at the top of a module; no name: the module itself."""

    module: str
    name: str


Classes = dict[Thing, dict[str, str]]  # those that are compiled; methods that C knows as functions, and these
Constants = dict[Thing, int | tuple[int, ...]]
Casts = dict[Thing, dict[str, dict[str, Thing]]]  # by class and method: arguments known more exactly than C has them
Declared = dict[Thing, list[str]]  # classes that declare fields, and these


class Edit(NamedTuple):
    """Other bytes for those of a line from one column to another."""

    line: int
    start: int
    end: int
    text: str


@dataclass
class Module:
    """A file of the unit, and what the names at its top stand for."""

    name: str
    lines: list[bytes]
    tree: ast.Module
    names: dict[str, Thing] = field(default_factory=dict)
    needs: list[str] = field(default_factory=list)  # modules of the same game that it imports


class Unit:
    """The modules of a unit in the order in which they run, and the name of every thing in it."""

    def __init__(self, name: str, modules: tuple[str, ...], cimported: dict[Thing, str]) -> None:
        self.name = name
        self.cimported = cimported  # classes of units compiled before, by thing: that unit
        self.modules = {module: _read(module) for module in modules}
        self.cold = {module: _read(module) for module in cold(name)}
        for module in (*self.modules.values(), *self.cold.values()):
            self._bind(module)
        self.order = self._in_order()
        self.linked = self._link()

    def resolve(self, thing: Thing) -> Thing:
        """Where something was first defined, as far as this unit knows."""
        while thing.name and (thing.module in self.modules or thing.module in self.cold):
            found = (self.modules | self.cold)[thing.module].names.get(thing.name)
            if found is None or found == thing:
                break
            thing = found
        return thing

    def named(self, module: Module, name: str) -> Thing | None:
        """What a name at the top of a module stands for."""
        thing = module.names.get(name)
        return None if thing is None else self.resolve(thing)

    def base(self, module: Module, node: ast.ClassDef) -> Thing | None:
        """What a class derives from; a generic class in C from nothing, and `Step[Rattus]` is a `Step`."""
        base = node.bases[0] if node.bases else None
        if isinstance(base, ast.Subscript):
            base = base.value
        return None if base is None or ast.unparse(base) == "Generic" else self.named(module, ast.unparse(base))

    def text(
        self, constants: Constants, classes: Classes, rows: dict[Thing, list[str]], declared: Declared, casts: Casts
    ) -> str:
        """The whole unit: constants are left to C, what is said to be of one of the `classes` is.

        The methods named beside a class are called as the functions named beside them, the rows of numbers of a class
        are shown to Python, and declared fields are replaced by what the .pxd makes of them.
        """
        out = [
            b"from __future__ import annotations",
            b"import cython",
            b"from lazaretto.compiled import numbers_in, publish, sealed, source",
        ]
        self.origins = [(self.order[0].name, 1)] * len(out)
        for module in self.order:
            added = {
                node.end_lineno: self._show(Thing(module.name, node.name), rows)
                + self._made(module, node, declared)
                + self._open(module, node, classes)
                for node in module.tree.body
                if isinstance(node, ast.ClassDef)
            }
            for k, edited in enumerate(self._edited(module, constants, classes, declared, casts), 1):
                lines = [*edited.split(b"\n"), *added.get(k, [])]
                out += lines
                self.origins += [(module.name, k)] * len(lines)
            out.append(self._publication(module, constants))
            self.origins.append((module.name, k))
        return b"\n".join(out).decode() + "\n"

    def only_looked_up(self, thing: Thing) -> bool:
        """Whether the unit asks a row of numbers for nothing but its entries and its length."""
        for module in self.order:
            names = {name for name in module.names if self.named(module, name) == thing}
            asked = {_looked_up(node) for node in ast.walk(module.tree)}
            for node in ast.walk(module.tree):
                if (
                    isinstance(node, ast.Name)
                    and node.id in names
                    and isinstance(node.ctx, ast.Load)
                    and node not in asked
                ):
                    return False
        return True

    def thing(self, linked: str) -> Thing | None:
        """What the unit calls so, if it is something of the sources."""
        return next((thing for thing, name in self.linked.items() if name == linked and thing.name), None)

    def origin(self, line: int) -> tuple[str, int]:
        """The module and line from which a line of the unit comes."""
        return self.origins[line - 1]

    # ---------------------------------------------------------------- names

    def _bind(self, module: Module) -> None:
        for node in _top(module.tree):
            if isinstance(node, ast.FunctionDef | ast.ClassDef):
                module.names[node.name] = Thing(module.name, node.name)
            elif isinstance(node, ast.Import):
                for alias in node.names:
                    module.names[alias.asname or alias.name] = Thing(alias.name, "")
            elif isinstance(node, ast.ImportFrom):
                self._bind_import(module, node)
            else:
                for name in _stored(node):
                    module.names[name] = Thing(module.name, name)

    def _bind_import(self, module: Module, node: ast.ImportFrom) -> None:
        for alias in node.names:
            inner = f"{node.module}.{alias.name}"
            is_module = inner in self.modules or inner in self.cold or inner == BITS
            thing = Thing(inner, "") if is_module else Thing(str(node.module), alias.name)
            module.names[alias.asname or alias.name] = thing
            needed = inner if is_module else str(node.module)
            inside = needed in self.modules or needed in self.cold
            if inside and not _for_types_only(module.tree, node):
                module.needs.append(needed)

    def _in_order(self) -> list[Module]:
        order: list[Module] = []
        entered: set[str] = set()

        def enter(name: str) -> None:
            if name not in entered:
                entered.add(name)
                for needed in (self.modules | self.cold)[name].needs:
                    enter(needed)
                if name in self.modules:
                    order.append(self.modules[name])

        for name in self.modules:
            enter(name)
        return order

    def _link(self) -> dict[Thing, str]:
        things = {self.resolve(thing) for module in self.order for thing in module.names.values()}
        sharing: dict[str, list[Thing]] = defaultdict(list)
        for thing in sorted(things):
            sharing[thing.name or thing.module.split(".")[-1]].append(thing)
        linked = {}
        for name, group in sharing.items():
            for thing in group:
                alone = len(group) == 1 or thing.module == BITS
                linked[thing] = name if alone else f"{name}__{'_'.join(thing.module.split('.')[2:])}"
        return linked

    def _show(self, thing: Thing, rows: dict[Thing, list[str]]) -> list[bytes]:
        """How Python gets at the rows of numbers of a class."""
        if thing not in rows:
            return []
        names = ", ".join(f'"{name}"' for name in rows[thing])
        lines = (
            f"    def __getattr__(self, name): return {self.linked[thing]}_row(self, name)",
            f"    def __dir__(self): return [*object.__dir__(self), {names}]",
        )
        return [line.encode() for line in lines]

    def _made(self, module: Module, node: ast.ClassDef, declared: Declared) -> list[bytes]:
        """What follows from declared fields: the work is done in the .pxd."""
        thing = Thing(module.name, node.name)
        if thing not in declared:
            return []
        name, base = self.linked[thing], self.base(module, node)
        assert base is not None
        written = [name for line in node.body for name in _stored(line) if name in declared[thing]]
        fields = ", ".join(f"{field}={_hidden(field)}" for field in written)
        lines = (
            f"    fields = numbers_in({self.linked[base]}.fields, dict({fields}))",
            f"    def clear(self): {name}_clear(self)",
            f"    def copy_fields(self, twin): {name}_copy_fields(self, twin)",
            f"    def key(self): return {name}_key(self)",
            f"    def blank(self): return {name}.__new__({name})",
        )
        return [line.encode() for line in lines]

    def _open(self, module: Module, node: ast.ClassDef, classes: Classes) -> list[bytes]:
        """Which classes may have descendants written in Python: C must look for their methods.

        Those that expansions derive from, and none beside; what is generic in Python is so for them too.
        """
        lines = []
        if Thing(module.name, node.name) in classes and node.name not in OPEN:
            lines.append(b"    __init_subclass__ = sealed")
        if any(ast.unparse(base).startswith("Generic[") for base in node.bases):
            lines.append(b"    __class_getitem__ = classmethod(lambda cls, kind: cls)")
        return lines

    def _publication(self, module: Module, constants: Constants) -> bytes:
        """A line that hands out what a module defines; mypy sees to it that nobody imports what it imports."""
        entries = [f'"__doc__": {ast.get_docstring(module.tree)!r}']
        for name, thing in module.names.items():
            if thing == Thing(module.name, name):
                entries.append(f'"{name}": {constants.get(thing, self.linked[thing])}')
        return f'publish("{module.name}", {{{", ".join(entries)}}})'.encode()

    # ---------------------------------------------------------------- text

    def _edited(
        self, module: Module, constants: Constants, classes: Classes, declared: Declared, casts: Casts
    ) -> list[bytes]:
        edits: list[Edit] = []
        for node in module.tree.body:
            if isinstance(node, ast.If | ast.Import | ast.ImportFrom):
                edits += self._import(module, node, constants)
            elif any(Thing(module.name, name) in constants for name in _stored(node)):
                edits += _instead(module, node, "")
            else:
                edits += self._names(module, node, set())
                edits += self._casts(module, node, set(classes))
                edits += self._calls(module, node, classes)
                edits += self._lengths(module, node, constants)
                edits += _undecorated(module, node)
                edits += _loops(node)
                edits += _tellings(node)
                if isinstance(node, ast.ClassDef):
                    edits += self._class(module, node, declared, casts)
        return _apply(module.lines, edits)

    def _class(self, module: Module, node: ast.ClassDef, declared: Declared, casts: Casts) -> list[Edit]:
        """A class without what C has otherwise: generic bases, declared fields, arguments of a narrower type."""
        thing = Thing(module.name, node.name)
        edits = []
        for generic in (base for base in node.bases if isinstance(base, ast.Subscript)):
            base = self.base(module, node)
            edits.append(_replace(generic, "object" if base is None else self.linked[base]))
        for line in node.body:
            target = line.targets[0] if isinstance(line, ast.Assign) else getattr(line, "target", None)
            if isinstance(target, ast.Name) and target.id in declared.get(thing, ()):
                edits.append(_replace(target, _hidden(target.id)))
            if isinstance(line, ast.FunctionDef):
                for argument, kind in casts.get(thing, {}).get(line.name, {}).items():
                    uses = (use for use in ast.walk(line) if isinstance(use, ast.Name) and use.id == argument)
                    edits += [_replace(use, f"cython.cast({self.linked[kind]}, {argument})") for use in uses]
        return edits

    def _import(self, module: Module, node: ast.stmt, constants: Constants) -> list[Edit]:
        """Imports of what stands in this unit or is known to C are left out; for types only, all are."""
        kept = ""
        if isinstance(node, ast.Import):
            kept = ast.unparse(node)
        elif isinstance(node, ast.ImportFrom) and node.module != "__future__":
            parts = []
            for alias in node.names:
                thing = self.named(module, alias.asname or alias.name)
                assert thing is not None
                if thing.module not in self.modules and thing not in self.cimported and thing not in constants:
                    parts.append(f"{alias.name} as {self.linked[thing]}")
            kept = f"from {node.module} import {', '.join(parts)}" if parts else ""
        return _instead(module, node, kept)

    def _names(self, module: Module, node: ast.AST, local: set[str]) -> list[Edit]:
        """Every name from the top of a module as it is called in the unit."""
        edits: list[Edit] = []
        if isinstance(node, ast.FunctionDef):
            local = local | _locals(node)
        if isinstance(node, ast.FunctionDef | ast.ClassDef) and node in module.tree.body:
            edits += self._definition(module, node)
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id not in local:
            thing = self.named(module, node.value.id)
            if thing is not None and not thing.name and thing.module in self.modules:
                meant = self.resolve(Thing(thing.module, node.attr))
                return [_replace(node, self.linked[meant])]
        if isinstance(node, ast.Name) and node.id not in local:
            if node.id == "__file__":
                return [_replace(node, f'source("{module.name}")')]
            thing = self.named(module, node.id)
            if thing is not None and self.linked[thing] != node.id and thing.module != BITS:
                assert _at(module, node) == node.id.encode(), f"{module.name}: {node.id} within a text in braces"
                edits.append(_replace(node, self.linked[thing]))
        inner = (
            local | {name for child in node.body for name in _stored(child)}
            if isinstance(node, ast.ClassDef)
            else local
        )
        for child in ast.iter_child_nodes(node):
            # what a class body names is unknown to the methods in it
            edits += self._names(module, child, local if isinstance(child, ast.FunctionDef) else inner)
        return edits

    def _definition(self, module: Module, node: ast.FunctionDef | ast.ClassDef) -> list[Edit]:
        new = self.linked[Thing(module.name, node.name)]
        if new == node.name:
            return []
        start = node.col_offset + len("def " if isinstance(node, ast.FunctionDef) else "class ")
        return [Edit(node.lineno, start, start + len(node.name), new)]

    def _casts(self, module: Module, node: ast.AST, classes: set[Thing]) -> list[Edit]:
        edits = []
        for inner in ast.walk(node):
            if not isinstance(inner, ast.FunctionDef):
                continue
            for line in ast.walk(inner):
                if isinstance(line, ast.AnnAssign) and isinstance(line.value, ast.Subscript | ast.Call):
                    kind = line.annotation.value if isinstance(line.annotation, ast.Subscript) else line.annotation
                    thing = self.named(module, ast.unparse(kind))
                    if ast.unparse(kind) == "Self" and isinstance(node, ast.ClassDef):
                        thing = Thing(module.name, node.name)
                    if thing in classes:
                        assert thing is not None
                        value = line.value
                        assert value.end_lineno is not None
                        assert value.end_col_offset is not None
                        before = f"cython.cast({self.linked[thing]}, "
                        edits.append(Edit(value.lineno, value.col_offset, value.col_offset, before))
                        edits.append(Edit(value.end_lineno, value.end_col_offset, value.end_col_offset, ")"))
        return edits

    def _calls(self, module: Module, node: ast.AST, classes: Classes) -> list[Edit]:
        """Calls of methods that C knows as functions."""
        edits = []
        owner = Thing(module.name, node.name) if isinstance(node, ast.ClassDef) else None
        for function in (inner for inner in ast.walk(node) if isinstance(inner, ast.FunctionDef)):
            kinds = {
                arg.arg: self.named(module, ast.unparse(arg.annotation)) for arg in function.args.args if arg.annotation
            }
            kinds["self"] = owner
            for call in (inner for inner in ast.walk(function) if isinstance(inner, ast.Call)):
                if ast.unparse(call) == "super().__init__()" and owner in classes and "__init__" in classes[owner]:
                    edits.append(_replace(call, f"{classes[owner]['__init__']}(self)"))
                if isinstance(call.func, ast.Attribute) and isinstance(call.func.value, ast.Name):
                    kind = kinds.get(call.func.value.id)
                    known = classes.get(kind, {}) if kind is not None else {}
                    if call.func.attr in known:
                        edit = _replace(
                            call.func, f"{known[call.func.attr]}({call.func.value.id}{', ' if call.args else ''}"
                        )
                        edits.append(edit._replace(end=edit.end + 1))
        return edits

    def _lengths(self, module: Module, node: ast.AST, constants: Constants) -> list[Edit]:
        """The length of a row of numbers must be written as a number."""
        edits = []
        for inner in ast.walk(node):
            row = _looked_up(inner) if isinstance(inner, ast.Call) else None
            if isinstance(inner, ast.Call) and isinstance(row, ast.Name):
                thing = self.named(module, row.id)
                known = constants.get(thing) if thing is not None else None
                if isinstance(known, tuple):
                    edits.append(_replace(inner, str(len(known))))
            if isinstance(inner, ast.BinOp) and isinstance(inner.left, ast.List) and isinstance(inner.right, ast.Name):
                thing = self.named(module, inner.right.id)
                if thing in constants:
                    assert thing is not None
                    edits.append(_replace(inner.right, str(constants[thing])))
        return edits


def _looked_up(node: ast.AST) -> ast.expr | None:
    """What an entry or the length is asked of."""
    if isinstance(node, ast.Subscript):
        return node.value
    if isinstance(node, ast.Call) and ast.unparse(node.func) == "len":
        return node.args[0]
    return None


def _hidden(field: str) -> str:
    """What the declaration of a field is called in a compiled class, where its own name is a place in memory."""
    return f"declared_{field}"


def _loops(node: ast.AST) -> list[Edit]:
    """A loop over a set as C has it: take the smallest member out until none is left."""
    edits = []
    for loop in ast.walk(node):
        if isinstance(loop, ast.For) and isinstance(loop.iter, ast.Call) and ast.unparse(loop.iter.func) == "bits.each":
            mask, end = loop.iter.args[0], loop.iter.end_col_offset
            assert loop.lineno == loop.iter.end_lineno, ast.unparse(loop)
            assert end is not None
            assert mask.end_col_offset is not None
            left, indent = f"left_{loop.lineno}", " " * loop.col_offset
            member = ast.unparse(loop.target)
            after = f"\n{indent}while {left}:\n{indent}    {member} = bits.low({left}); {left} &= {left} - 1"
            edits.append(Edit(loop.lineno, loop.col_offset, mask.col_offset, f"{left} = "))
            edits.append(Edit(loop.lineno, mask.end_col_offset, end + 1, after))
    return edits


def _tellings(node: ast.AST) -> list[Edit]:
    """What is told is put together only if somebody listens."""
    edits = []
    for line in ast.walk(node):
        call = line.value if isinstance(line, ast.Expr) else None
        if (
            isinstance(call, ast.Call)
            and isinstance(call.func, ast.Attribute)
            and call.func.attr in ("tell", "tell_to")
        ):
            who = ast.unparse(call.func.value)
            edits.append(Edit(call.lineno, call.col_offset, call.col_offset, f"if {who}.sink is not None: "))
    return edits


def _undecorated(module: Module, node: ast.AST) -> list[Edit]:
    """Without `@final`, which stands in the .pxd."""
    edits = []
    for inner in ast.walk(node):
        if isinstance(inner, ast.FunctionDef | ast.ClassDef):
            for decorator in inner.decorator_list:
                if ast.unparse(decorator) == "final":
                    edits.append(Edit(decorator.lineno, 0, len(module.lines[decorator.lineno - 1]), ""))
    return edits


def _read(name: str) -> Module:
    data = source(name).read_bytes()
    return Module(name, data.split(b"\n"), ast.parse(data))


def _top(tree: ast.Module) -> Iterator[ast.stmt]:
    """The statements at the top of a module, those under `if TYPE_CHECKING` among them."""
    for node in tree.body:
        if isinstance(node, ast.If):
            yield from node.body
        else:
            yield node


def _for_types_only(tree: ast.Module, node: ast.stmt) -> bool:
    return node not in tree.body


def _stored(node: ast.AST) -> list[str]:
    """The names that a statement gives a value, functions and classes in it apart."""
    if isinstance(node, ast.FunctionDef | ast.ClassDef | ast.Lambda | ast.comprehension):
        return []
    if isinstance(node, ast.Name):
        return [node.id] if isinstance(node.ctx, ast.Store) else []
    return [name for child in ast.iter_child_nodes(node) for name in _stored(child)]


def _locals(function: ast.FunctionDef) -> set[str]:
    """The names that stand for something else inside a function."""
    arguments = {node.arg for node in ast.walk(function) if isinstance(node, ast.arg)}
    return arguments | {
        node.id for node in ast.walk(function) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)
    }


def _replace(node: ast.expr, text: str) -> Edit:
    assert node.end_lineno == node.lineno, ast.unparse(node)
    assert node.end_col_offset is not None
    return Edit(node.lineno, node.col_offset, node.end_col_offset, text)


def _at(module: Module, node: ast.expr) -> bytes:
    return module.lines[node.lineno - 1][node.col_offset : node.end_col_offset]


def _instead(module: Module, node: ast.stmt, text: str) -> list[Edit]:
    """One line of text in the place of a statement; the rest of its lines stay empty."""
    assert node.end_lineno is not None
    lines = range(node.lineno, node.end_lineno + 1)
    return [Edit(k, 0, len(module.lines[k - 1]), text if k == node.lineno else "") for k in lines]


def _apply(lines: list[bytes], edits: list[Edit]) -> list[bytes]:
    """The lines after all edits; one within another is void."""
    out = lines.copy()
    within = {
        inner
        for outer in edits
        for inner in edits
        if inner.line == outer.line and outer.start <= inner.start < inner.end <= outer.end and inner[:3] != outer[:3]
    }
    for edit in sorted(set(edits) - within, key=lambda edit: (edit.line, edit.start, edit.end), reverse=True):
        line = out[edit.line - 1]
        out[edit.line - 1] = line[: edit.start] + edit.text.encode() + line[edit.end :]
    return out
