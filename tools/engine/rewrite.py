"""The text of a unit: every line as it stands in its file, but for what C must have otherwise.

Imports from within the unit go, `for k in bits.each(mask)` becomes a loop over bits, what is told is put together only
if somebody listens, and what mypy has proven about a variable (`card: Card = cards[k]`) is not tested again when the
program runs. Lines of the result can be traced back to their files.
"""

from __future__ import annotations

import ast
import copy
from typing import NamedTuple

from tools.engine.link import BITS, Module, Thing, Unit, looked_up, stored
from tools.engine.units import OPEN

Classes = dict[Thing, dict[str, str]]  # those that are compiled; methods that C knows as functions, and these
Constants = dict[Thing, int | tuple[int, ...]]
Casts = dict[Thing, dict[str, dict[str, Thing]]]  # by class and method: arguments known more exactly than C has them
Declared = dict[Thing, list[str]]  # classes that declare fields, and these


class Known(NamedTuple):
    """What declare.py knows of a unit."""

    constants: Constants  # left to C
    classes: Classes
    placed: set[Thing]  # classes with rows or declared numbers
    declared: Declared
    casts: Casts


class Edit(NamedTuple):
    """Other bytes for those of a line from one column to another."""

    line: int
    start: int
    end: int
    text: str


class Text:
    """A unit rewritten; `whole` is its text."""

    def __init__(self, unit: Unit, known: Known) -> None:
        self.unit = unit
        self.known = known
        self.origins: list[tuple[str, int]] = []  # of each line the module and the line there
        self.whole = self._joined()

    def origin(self, line: int) -> tuple[str, int]:
        """The module and line from which a line of the unit comes."""
        return self.origins[line - 1]

    def _joined(self) -> str:
        out = [
            b"from __future__ import annotations",
            b"import cython",
            b"from lazaretto.compiled import numbers_in, publish, sealed, source",
        ]
        self.origins = [(self.unit.order[0].name, 1)] * len(out)
        for module in self.unit.order:
            added = {
                node.end_lineno: self._made(module, node) + self._open(module, node) + self._shown(module, node)
                for node in module.tree.body
                if isinstance(node, ast.ClassDef)
            }
            for k, edited in enumerate(self._edited(module), 1):
                lines = [*edited.split(b"\n"), *added.get(k, [])]
                out += lines
                self.origins += [(module.name, k)] * len(lines)
            out.append(self._publication(module))
            self.origins.append((module.name, k))
        return b"\n".join(out).decode() + "\n"

    # ---------------------------------------------------------------- lines that are added

    def _made(self, module: Module, node: ast.ClassDef) -> list[bytes]:
        """What follows from declared fields: the work is done in the .pxd."""
        thing = Thing(module.name, node.name)
        if thing not in self.known.declared:
            return []
        name, base = self.unit.linked[thing], self.unit.base(module, node)
        assert base is not None
        written = [name for line in node.body for name in stored(line) if name in self.known.declared[thing]]
        fields = ", ".join(f"{field}={_hidden(field)}" for field in written)
        lines = (
            f"    fields = numbers_in({self.unit.linked[base]}.fields, dict({fields}))",
            f"    def clear(self): {name}_clear(self)",
            f"    def copy_fields(self, twin): {name}_copy_fields(self, twin)",
            f"    def key(self): return {name}_key(self)",
            f"    def blank(self): return {name}.__new__({name})",
            "    def save_fields(self, form): return rows.save(self, form)",
            "    def load_fields(self, saved, form): rows.load(self, saved, form)",
        )
        return [line.encode() for line in lines]

    def _open(self, module: Module, node: ast.ClassDef) -> list[bytes]:
        """Which classes may have descendants written in Python: C must look for their methods.

        Those that expansions derive from, and none beside; what is generic in Python is so for them too.
        """
        lines = []
        if Thing(module.name, node.name) in self.known.classes and node.name not in OPEN:
            lines.append(b"    __init_subclass__ = sealed")
        if any(ast.unparse(base).startswith("Generic[") for base in node.bases):
            lines.append(b"    __class_getitem__ = classmethod(lambda cls, kind: cls)")
        return lines

    def _shown(self, module: Module, node: ast.ClassDef) -> list[bytes]:
        """A line after a class by which Python gets at its rows of numbers."""
        thing = Thing(module.name, node.name)
        name = self.unit.linked[thing]
        line = f"rows.show({name}, {name}_places({name}.__new__({name})))"
        return [line.encode()] if thing in self.known.placed else []

    def _publication(self, module: Module) -> bytes:
        """A line that hands out what a module defines; mypy sees to it that nobody imports what it imports."""
        entries = [f'"__doc__": {ast.get_docstring(module.tree)!r}']
        for name, thing in module.names.items():
            if thing == Thing(module.name, name):
                entries.append(f'"{name}": {self.known.constants.get(thing, self.unit.linked[thing])}')
        return f'publish("{module.name}", {{{", ".join(entries)}}})'.encode()

    # ---------------------------------------------------------------- lines that are edited

    def _edited(self, module: Module) -> list[bytes]:
        edits: list[Edit] = []
        for node in module.tree.body:
            if isinstance(node, ast.If | ast.Import | ast.ImportFrom):
                edits += self._import(module, node)
            elif any(Thing(module.name, name) in self.known.constants for name in stored(node)):
                edits += _instead(module, node, "")
            else:
                lengths = self._lengths(module, node)
                counted = {edit[:3] for edit in lengths}  # names that a number takes the place of
                edits += lengths
                edits += [edit for edit in self._names(module, node, set()) if edit[:3] not in counted]
                edits += self._casts(module, node)
                edits += self._calls(module, node)
                edits += _undecorated(module, node)
                edits += _loops(node)
                edits += _tellings(node)
                if isinstance(node, ast.ClassDef):
                    edits += self._class(module, node)
        return _apply(module.lines, edits)

    def _class(self, module: Module, node: ast.ClassDef) -> list[Edit]:
        """A class without what C has otherwise: generic bases, a metaclass, declared fields, narrower arguments."""
        thing = Thing(module.name, node.name)
        edits = []
        for generic in (base for base in node.bases if isinstance(base, ast.Subscript)):
            base = self.unit.base(module, node)
            edits.append(_replace(generic, "object" if base is None else self.unit.linked[base]))
        for keyword in node.keywords:  # a metaclass is for Python
            assert keyword.end_col_offset is not None
            edits.append(Edit(keyword.lineno, keyword.col_offset, keyword.end_col_offset, "object"))
        edits += _signed(node, self.unit.linked[thing])
        for line in node.body:
            target = line.targets[0] if isinstance(line, ast.Assign) else getattr(line, "target", None)
            if isinstance(target, ast.Name) and target.id in self.known.declared.get(thing, ()):
                edits.append(_replace(target, _hidden(target.id)))
            if isinstance(line, ast.FunctionDef):
                for argument, kind in self.known.casts.get(thing, {}).get(line.name, {}).items():
                    uses = (use for use in ast.walk(line) if isinstance(use, ast.Name) and use.id == argument)
                    edits += [_replace(use, f"cython.cast({self.unit.linked[kind]}, {argument})") for use in uses]
        return edits

    def _import(self, module: Module, node: ast.stmt) -> list[Edit]:
        """Imports of what stands in this unit or is known to C are left out; for types only, all are."""
        kept = ""
        if isinstance(node, ast.Import):
            kept = ast.unparse(node)
        elif isinstance(node, ast.ImportFrom) and node.module != "__future__":
            parts = []
            for alias in node.names:
                thing = self.unit.named(module, alias.asname or alias.name)
                assert thing is not None
                outside = thing.module not in self.unit.modules and thing not in self.unit.cimported
                if outside and thing not in self.known.constants:
                    parts.append(f"{alias.name} as {self.unit.linked[thing]}")
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
            thing = self.unit.named(module, node.value.id)
            if thing is not None and not thing.name and thing.module in self.unit.modules:
                meant = self.unit.resolve(Thing(thing.module, node.attr))
                return [_replace(node, self.unit.linked[meant])]
        if isinstance(node, ast.Name) and node.id not in local:
            if node.id == "__file__":
                return [_replace(node, f'source("{module.name}")')]
            thing = self.unit.named(module, node.id)
            if thing is not None and self.unit.linked[thing] != node.id and thing.module != BITS:
                assert _at(module, node) == node.id.encode(), f"{module.name}: {node.id} within a text in braces"
                edits.append(_replace(node, self.unit.linked[thing]))
        inner = (
            local | {name for child in node.body for name in stored(child)} if isinstance(node, ast.ClassDef) else local
        )
        for child in ast.iter_child_nodes(node):
            # what a class body names is unknown to the methods in it
            edits += self._names(module, child, local if isinstance(child, ast.FunctionDef) else inner)
        return edits

    def _definition(self, module: Module, node: ast.FunctionDef | ast.ClassDef) -> list[Edit]:
        new = self.unit.linked[Thing(module.name, node.name)]
        if new == node.name:
            return []
        start = node.col_offset + len("def " if isinstance(node, ast.FunctionDef) else "class ")
        return [Edit(node.lineno, start, start + len(node.name), new)]

    def _casts(self, module: Module, node: ast.AST) -> list[Edit]:
        edits = []
        for inner in ast.walk(node):
            if not isinstance(inner, ast.FunctionDef):
                continue
            for line in ast.walk(inner):
                if isinstance(line, ast.AnnAssign) and isinstance(line.value, ast.Subscript | ast.Call):
                    kind = line.annotation.value if isinstance(line.annotation, ast.Subscript) else line.annotation
                    thing = self.unit.named(module, ast.unparse(kind))
                    if ast.unparse(kind) == "Self" and isinstance(node, ast.ClassDef):
                        thing = Thing(module.name, node.name)
                    if thing in self.known.classes:
                        assert thing is not None
                        value = line.value
                        assert value.end_lineno is not None
                        assert value.end_col_offset is not None
                        before = f"cython.cast({self.unit.linked[thing]}, "
                        edits.append(Edit(value.lineno, value.col_offset, value.col_offset, before))
                        edits.append(Edit(value.end_lineno, value.end_col_offset, value.end_col_offset, ")"))
        return edits

    def _calls(self, module: Module, node: ast.AST) -> list[Edit]:
        """Calls of methods that C knows as functions."""
        edits = []
        owner = Thing(module.name, node.name) if isinstance(node, ast.ClassDef) else None
        for function in (inner for inner in ast.walk(node) if isinstance(inner, ast.FunctionDef)):
            kinds = {"self": owner}
            for arg in function.args.args:
                if arg.annotation is not None:
                    kinds[arg.arg] = self.unit.named(module, ast.unparse(arg.annotation))
            for call in (inner for inner in ast.walk(function) if isinstance(inner, ast.Call)):
                above = self.known.classes.get(owner, {}).get("__init__") if owner is not None else None
                if above is not None and ast.unparse(call) == "super().__init__()":
                    edits.append(_replace(call, f"{above}(self)"))
                if isinstance(call.func, ast.Attribute) and isinstance(call.func.value, ast.Name):
                    kind = kinds.get(call.func.value.id)
                    known = self.known.classes.get(kind, {}) if kind is not None else {}
                    if call.func.attr in known:
                        edit = _replace(
                            call.func, f"{known[call.func.attr]}({call.func.value.id}{', ' if call.args else ''}"
                        )
                        edits.append(edit._replace(end=edit.end + 1))
        return edits

    def _lengths(self, module: Module, node: ast.AST) -> list[Edit]:
        """The length of a row of numbers must be written as a number."""
        edits = []
        for inner in ast.walk(node):
            row = looked_up(inner) if isinstance(inner, ast.Call) else None
            if isinstance(inner, ast.Call) and isinstance(row, ast.Name):
                thing = self.unit.named(module, row.id)
                known = self.known.constants.get(thing) if thing is not None else None
                if isinstance(known, tuple):
                    edits.append(_replace(inner, str(len(known))))
            if isinstance(inner, ast.BinOp) and isinstance(inner.left, ast.List) and isinstance(inner.right, ast.Name):
                thing = self.unit.named(module, inner.right.id)
                if thing in self.known.constants:
                    assert thing is not None
                    edits.append(_replace(inner.right, str(self.known.constants[thing])))
        return edits


def _signed(node: ast.ClassDef, name: str) -> list[Edit]:
    """The docstring of a class begun as C begins it, so that `help` and `inspect` know what it is made from."""
    doc, init = node.body[0], next((line for line in node.body if getattr(line, "name", "") == "__init__"), None)
    if ast.get_docstring(node) is None or not isinstance(init, ast.FunctionDef):
        return []
    arguments = ast.unparse(_without_types(init.args)).removeprefix("self").removeprefix(", ")
    start = doc.col_offset + len('"""')
    return [Edit(doc.lineno, start, start, f"{name}({arguments})\n--\n\n")]


def _without_types(arguments: ast.arguments) -> ast.arguments:
    bare = copy.deepcopy(arguments)
    for arg in ast.walk(bare):
        if isinstance(arg, ast.arg):
            arg.annotation = None
    return bare


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
