"""The modules of a unit, and what every name in them stands for: they become one, so that C sees a game whole."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from tools.engine.units import source

BITS = "lazaretto.kernel.bits"  # has a C meaning of its own, in bits.pxd


class Thing(NamedTuple):
    """Something with a name at the top of a module; no name: the module itself."""

    module: str
    name: str


@dataclass
class Module:
    """A file of the unit, and what the names at its top stand for."""

    name: str
    lines: list[bytes]
    tree: ast.Module
    names: dict[str, Thing] = field(default_factory=dict)
    needs: list[str] = field(default_factory=list)  # modules of the same game that it imports


class Unit:
    """The modules of a unit in the order in which they run, and the name of every thing in it.

    Names that two modules use for different things get the module's name added.
    """

    def __init__(self, name: str, modules: tuple[str, ...], cold: tuple[str, ...], cimported: dict[Thing, str]) -> None:
        self.name = name
        self.cimported = cimported  # classes of units compiled before, by thing: that unit
        self.modules = {module: _read(module) for module in modules}
        self.cold = {module: _read(module) for module in cold}
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

    def only_looked_up(self, thing: Thing) -> bool:
        """Whether the unit asks a row of numbers for nothing but its entries and its length."""
        for module in self.order:
            names = {name for name in module.names if self.named(module, name) == thing}
            asked = {looked_up(node) for node in ast.walk(module.tree)}
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
                for name in stored(node):
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


def looked_up(node: ast.AST) -> ast.expr | None:
    """What an entry or the length is asked of."""
    if isinstance(node, ast.Subscript):
        return node.value
    if isinstance(node, ast.Call) and ast.unparse(node.func) == "len":
        return node.args[0]
    return None


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


def stored(node: ast.AST) -> list[str]:
    """The names that a statement gives a value, functions and classes in it apart."""
    if isinstance(node, ast.FunctionDef | ast.ClassDef | ast.Lambda | ast.comprehension):
        return []
    if isinstance(node, ast.Name):
        return [node.id] if isinstance(node.ctx, ast.Store) else []
    return [name for child in ast.iter_child_nodes(node) for name in stored(child)]
