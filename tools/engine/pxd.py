"""Writes what C must know of a unit: its .pxd."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

from tools.engine.declare import (
    DECLARED,
    FLAG,
    INIT,
    NOTHING,
    NUMBER,
    OBJECT,
    WIDTHS,
    Class,
    Declarations,
    Signature,
    Type,
    is_inline,
    is_plain,
)
from tools.engine.link import Module, Thing, Unit

MADE = ("clear", "copy_fields", "key")  # what follows from declared fields, as C functions


class Pxd:
    """The .pxd of a unit, once all units have been read and agree; `whole` is its text."""

    def __init__(self, unit: Unit, declared: Declarations) -> None:
        self.unit = unit
        self.declared = declared
        declared.unit = unit  # whose names are meant
        self.constants = declared.known(unit).constants
        self.whole = self._written()

    def _written(self) -> str:
        out = ["cimport cython", "from libc.stdint cimport int8_t, int16_t, int32_t, int64_t"]
        out += ["from libc.string cimport memcpy, memset", "from cpython.bytes cimport PyBytes_FromStringAndSize"]
        out += ["from lazaretto.kernel cimport bits", "from lazaretto.compiled cimport rows"]
        if self.unit.name == "kernel":
            out += [f"ctypedef int{8 * size}_t {kind}" for kind, size in WIDTHS.items()]
        else:
            out += [f"from lazaretto.compiled.kernel cimport {', '.join(WIDTHS)}, {DECLARED}"]
        named = [self.declared.classes[thing] for thing in self.unit.cimported if thing in self.unit.linked]
        for thing in sorted({above.thing for here in named for above in here.lineage()}):
            known = self.declared.classes[thing]
            functions = [f"{known.linked}_{name}" for name in known.methods if is_inline(known, name)]
            functions += [f"{known.linked}_places"] if known.placed else []
            functions += [f"{known.linked}_{name}" for name in MADE if known.declared or known.shared]
            names = [f"{known.linked} as {self.unit.linked.get(thing, known.linked)}", *functions]
            out.append(f"from lazaretto.compiled.{known.unit} cimport {', '.join(names)}")
        out += self._write_constants()
        for thing, kind in self.declared.variables.items():
            if thing.module in self.unit.modules:
                out.append(f"cdef {kind} {self.unit.linked[thing]}")
        for here in self.declared.classes.values():
            if here.unit == self.unit.name:
                out += self._class(here)
        for module in self.unit.order:
            out += self._functions(module)
        return "\n".join(out) + "\n"

    def _write_constants(self) -> list[str]:
        c, known = [], []
        for thing in sorted(self.constants):
            name = self.unit.linked[thing]
            own = f"LAZARETTO_{self.unit.name}_{name}"  # units that are compiled together may use a name twice
            if thing in self.declared.rows:
                row = self.declared.rows[thing]
                c.append(f"    static const int64_t {own}[] = {{{', '.join(map(str, row))}}};")
                known.append(f'    const i64* {name} "{own}"')
            else:
                c.append(f"    #define {own} {self.declared.values[thing]}LL")
                known.append(f'    const i64 {name} "{own}"')
        return ["cdef extern from *:", '    """', *c, '    """', *(known or ["    pass"])]

    def _functions(self, module: Module) -> Iterator[str]:
        for node in module.tree.body:
            if isinstance(node, ast.FunctionDef) and is_plain(node):
                arguments = tuple(self.declared.type_of(module, arg.annotation) for arg in node.args.args)
                signature = (self.declared.type_of(module, node.returns), arguments)
                linked = self.unit.linked[Thing(module.name, node.name)]
                names = [arg.arg for arg in node.args.args]
                yield self._locals(module, node, "") + self._function("", linked, signature, names)

    def _class(self, here: Class) -> list[str]:
        base = f"({self.unit.linked.get(here.base.thing, here.base.linked)})" if here.base is not None else ""
        lines = ["@cython.final"] if here.final and here.base is None else []  # Cython lets no final class override
        lines.append(f"cdef class {here.linked}{base}:")
        empty = len(lines)
        numbers_last = sorted(here.fields, key=lambda name: name in here.declared)  # which lie side by side
        for name in numbers_last:
            element, _, length = self._spell(here.fields[name]).partition("[")
            lines.append(f"    cdef {element} {name}[{length}" if length else f"    cdef public {element} {name}")
        module = self.unit.modules[here.thing.module]
        self.declared.owner = here.thing
        for name, signature in here.methods.items():
            if name == INIT:
                continue
            node = here.nodes[name]
            names = [arg.arg for arg in node.args.args]
            lines.append(self._locals(module, node, "    ") + self._function("    ", name, signature, names))
        if here.declared or here.shared:
            root = next(above for above in here.lineage() if above.thing.name == DECLARED)
            for name in (*MADE, "blank", "save_fields", "load_fields"):
                names = [arg.arg for arg in root.nodes[name].args.args]
                lines.append(self._function("    ", name, root.methods[name], names))
        lines = lines if len(lines) > empty else [*lines, "    pass"]
        if here.placed:
            lines += self._places(here)
        if here.declared or here.shared:
            lines += self._made(here)
        for name in here.methods:
            if is_inline(here, name):
                lines += self._inline(here, name)
        return lines

    def _made(self, here: Class) -> list[str]:
        """What follows from declared fields. They lie side by side, so that a copy is one piece of memory."""
        above = next((base for base in list(here.lineage())[1:] if base.declared or base.shared), None)
        own = f"{here.linked} self"
        clear = [f"    {above.linked}_clear(self)"] if above else []
        copy = [f"    {above.linked}_copy_fields(self, twin)"] if above else []
        key = [f"{above.linked}_key(self)"] if above else []
        if here.declared:
            start, size = self._memory(here, list(here.declared))
            clear.append(f"    memset({start}, 0, {size})")
            copy.append(f"    memcpy({start.replace('self.', 'twin.')}, {start}, {size})")
        for name, declared in here.declared.items():
            if declared.start:
                element = str(here.fields[name]).partition("[")[0]
                count = "*".join(map(str, declared.shape))
                clear.append(f"    for k in range({count or 1}): (<{element}*>&self.{name})[k] = {declared.start}")
        compared = [name for name, declared in here.declared.items() if not declared.question]
        if compared:
            key.append("PyBytes_FromStringAndSize({}, {})".format(*self._memory(here, compared)))
        copy += [f"    twin.{name} = self.{name}" for name in here.shared]
        return [
            f"cdef inline int {here.linked}_clear({own}) except -1:",
            "    cdef int k",
            *clear,
            "    return 0",
            f"cdef inline int {here.linked}_copy_fields({own}, {here.linked} twin) except -1:",
            *copy,
            "    return 0",
            f"cdef inline object {here.linked}_key({own}):",
            f"    return ({', '.join(key)},)",
        ]

    def _memory(self, here: Class, names: list[str]) -> tuple[str, str]:
        """Where these fields, which lie side by side, begin, and how long they are."""
        first, last = names[0], names[-1]
        return f"<char*>&self.{first}", f"<char*>&self.{last} + sizeof(self.{last}) - <char*>&self.{first}"

    def _places(self, here: Class) -> list[str]:
        """Where numbers lie in an object: rows.pyx shows the rows to Python, saves and loads what is declared."""
        above = next((base for base in list(here.lineage())[1:] if base.placed), None)
        lines = [f"cdef inline dict {here.linked}_places({here.linked} self):"]
        lines.append(f"    cdef dict places = {f'{above.linked}_places(self)' if above else '{}'}")
        for name in here.placed:
            element, *shape = str(here.fields[name]).replace("]", "").split("[")
            start = f"<char*>&self.{name} - <char*><void*>self"
            lines.append(f'    places["{name}"] = rows.place({start}, {WIDTHS[element]}, [{", ".join(shape)}])')
        return [*lines, "    return places"]

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

    def _locals(self, module: Module, function: ast.FunctionDef, indent: str) -> str:
        """Local variables whose class is written beside them."""
        kinds = {}
        for line in ast.walk(function):
            if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name):
                kind = self.declared.type_of(module, line.annotation)
                if kind != OBJECT:
                    kinds[line.target.id] = kind
        texts = [f"{name}={self._spell(kind)}" for name, kind in kinds.items()]
        return f"{indent}@cython.locals({', '.join(texts)})\n" if kinds else ""

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
        return self.unit.linked.get(kind, self.declared.classes[kind].linked) if isinstance(kind, Thing) else kind


def _without_annotation(line: ast.stmt) -> ast.stmt:
    if isinstance(line, ast.AnnAssign) and line.value is not None:
        return ast.copy_location(ast.Assign([line.target], line.value), line)
    return line
