"""Who calls `apply`, `legal` and `forced`, and on what: read from the syntax trees, by annotations.

A receiver's kind is the name of its annotated class: parameters, variables, attributes and returned values are followed
through assignments, no further. What cannot be told is told as unknown, and counts as a true position.
"""

from __future__ import annotations

import ast
import gc
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

METHODS = ("apply", "legal", "forced")
DATA = ("forced",)
"""Also fields of data (a line's forced decisions), so only calls of it count."""


@dataclass(frozen=True)
class Caller:
    """A place that asks for one of the methods."""

    place: str
    """Path from the root."""
    line: int
    says: str
    kind: str
    """The class of what it is asked of; "" where the annotations do not tell."""
    inherited: bool
    """It is a title's own class that asks itself, or what it inherits."""

    def __str__(self) -> str:
        return f"{self.place}:{self.line}: {self.says} of {self.kind or 'something unknown'}"


@dataclass
class Known:
    """What the annotations of all modules say."""

    bases: dict[str, set[str]] = field(default_factory=dict)
    defines: dict[str, set[str]] = field(default_factory=dict)
    """Class -> its own methods."""
    functions: dict[str, str] = field(default_factory=dict)
    """Functions of modules, by their full names -> the kind they return."""
    returns: dict[str, set[str]] = field(default_factory=dict)
    """Function or method -> kinds it returns, over all that are called so."""
    attributes: dict[str, set[str]] = field(default_factory=dict)
    """Attribute -> kinds it has, over all classes."""
    aliases: dict[str, str] = field(default_factory=dict)
    """Another name of a class, as in `Scene = Imagined[State]`."""

    def is_game(self, kind: str) -> bool:
        return kind == "Game" or any(self.is_game(base) for base in self.bases.get(kind, ()))


def kind_of_annotation(node: ast.expr | None) -> str:
    """The one class that an annotation names; None beside it does not count."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        node = ast.parse(node.value, mode="eval").body
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitOr):
        sides = [side for side in (node.left, node.right) if not (isinstance(side, ast.Constant) and not side.value)]
        return kind_of_annotation(sides[0]) if len(sides) == 1 else ""
    if isinstance(node, ast.Subscript):
        return kind_of_annotation(node.value)
    if isinstance(node, ast.Name):
        return node.id
    return node.attr if isinstance(node, ast.Attribute) else ""


class Reader:
    """One module, read with what is known of all."""

    def __init__(self, known: Known, place: str, tree: ast.Module, modules: set[str]) -> None:
        self.known, self.place, self.tree = known, place, tree
        self.nodes = list(ast.walk(tree))
        self.imported = {
            alias.asname or alias.name: f"{node.module}.{alias.name}"
            for node in self.nodes
            if isinstance(node, ast.ImportFrom)
            for alias in node.names
        }
        self.modules = {name for name, full in self.imported.items() if full in modules}
        """Names that are modules here."""
        self.path = place.removesuffix(".py").replace("/", ".")

    def learn(self) -> None:
        """Add what this module's annotations say."""
        for top in self.tree.body:
            if isinstance(top, ast.FunctionDef | ast.AsyncFunctionDef):
                self.known.functions[f"{self.path}.{top.name}"] = kind_of_annotation(top.returns)
            elif isinstance(top, ast.Assign) and isinstance(top.value, ast.Subscript):
                name = ast.unparse(top.targets[0])
                self.known.aliases[name] = kind_of_annotation(top.value)
        for node in self.nodes:
            if isinstance(node, ast.ClassDef):
                self.known.bases.setdefault(node.name, set()).update(kind_of_annotation(base) for base in node.bases)
                for item in node.body:
                    self._learn_item(node.name, item)
            elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                self.known.returns.setdefault(node.name, set()).add(kind_of_annotation(node.returns))

    def _learn_item(self, name: str, item: ast.stmt) -> None:
        if isinstance(item, ast.AnnAssign) and isinstance(item.target, ast.Name):
            self.known.attributes.setdefault(item.target.id, set()).add(kind_of_annotation(item.annotation))
        if isinstance(item, ast.FunctionDef):
            self.known.defines.setdefault(name, set()).add(item.name)
            if any(isinstance(mark, ast.Name) and mark.id == "property" for mark in item.decorator_list):
                self.known.attributes.setdefault(item.name, set()).add(kind_of_annotation(item.returns))

    def learn_assigned(self) -> None:
        """Add attributes that methods assign."""
        for function, names in self._functions(self.tree, {}):
            for node in ast.walk(function):
                if isinstance(node, ast.Assign):
                    for target, value in _pairs(node):
                        if isinstance(target, ast.Attribute):
                            self.known.attributes.setdefault(target.attr, set()).add(self.kind(value, names))

    def callers(self) -> Iterator[Caller]:
        seen: set[int] = set()
        for function, names in self._functions(self.tree, {}):
            yield from self._callers_in(function, names, seen)
        yield from self._callers_in(self.tree, {}, seen)

    def _callers_in(self, top: ast.AST, names: dict[str, str], seen: set[int]) -> Iterator[Caller]:
        calls = {id(node.func): node for node in ast.walk(top) if isinstance(node, ast.Call)}
        for node in ast.walk(top):
            if not isinstance(node, ast.Attribute) or node.attr not in METHODS or id(node) in seen:
                continue
            seen.add(id(node))
            if not isinstance(node.ctx, ast.Load) or (node.attr in DATA and id(node) not in calls):
                continue
            kind = "Imagined" if self._of_imagined(calls.get(id(node)), names) else self.kind(node.value, names)
            above = isinstance(node.value, ast.Call) and ast.unparse(node.value) == "super()"
            own = above or (isinstance(node.value, ast.Name) and node.value.id == "self")
            inherited = own and self.known.is_game(names.get("self", ""))
            yield Caller(self.place, node.lineno, ast.unparse(node), kind, inherited)

    def _of_imagined(self, call: ast.Call | None, names: dict[str, str]) -> bool:
        """`trial.game.forced(trial.state)`: the game of an imagined position is asked about that very position."""
        if call is None or not call.args or not isinstance(call.func, ast.Attribute):
            return False
        game, state = call.func.value, call.args[0]
        if not isinstance(game, ast.Attribute) or not isinstance(state, ast.Attribute):
            return False
        same = ast.unparse(game.value) == ast.unparse(state.value)
        named = (game.attr, state.attr) == ("game", "state")
        return same and named and self.kind(game.value, names) == "Imagined"

    def _functions(self, top: ast.AST, around: dict[str, str]) -> Iterator[tuple[ast.AST, dict[str, str]]]:
        """Functions, the innermost first, each with the kinds of the names in it."""
        for node in ast.iter_child_nodes(top):
            if isinstance(node, ast.ClassDef):
                yield from self._functions(node, {**around, "self": node.name})
            elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                names = dict(around)
                arguments = node.args
                for argument in (*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs):
                    if argument.arg != "self":
                        names[argument.arg] = kind_of_annotation(argument.annotation)
                self._assigned(node, names)
                yield from self._functions(node, names)
                yield node, names
            elif isinstance(node, ast.stmt | ast.excepthandler | ast.match_case):
                yield from self._functions(node, around)

    def _assigned(self, function: ast.AST, names: dict[str, str]) -> None:
        """Variables; one that is given different kinds has none."""
        found: dict[str, set[str]] = {}
        for node in ast.walk(function):
            if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
                found.setdefault(node.target.id, set()).add(kind_of_annotation(node.annotation))
            elif isinstance(node, ast.Assign):
                for target, value in _pairs(node):
                    if isinstance(target, ast.Name):
                        kind = self.kind(value, {**names, **{name: _one(kinds) for name, kinds in found.items()}})
                        found.setdefault(target.id, set()).add(kind)
            elif isinstance(node, ast.NamedExpr):
                found.setdefault(node.target.id, set()).add(self.kind(node.value, names))
            elif isinstance(node, ast.For | ast.comprehension | ast.withitem):
                bound = node.optional_vars if isinstance(node, ast.withitem) else node.target
                for part in ast.walk(bound) if bound is not None else ():
                    if isinstance(part, ast.Name):
                        found.setdefault(part.id, set()).add("")
        names.update({name: _one(kinds) for name, kinds in found.items()})

    def kind(self, node: ast.expr, names: dict[str, str]) -> str:
        """The class of an expression, as far as annotations tell."""
        kind = self._kind(node, names)
        return self.known.aliases.get(kind, kind)

    def _kind(self, node: ast.expr, names: dict[str, str]) -> str:
        if isinstance(node, ast.Name):
            return "module" if node.id in self.modules else names.get(node.id, "")
        if isinstance(node, ast.Attribute):
            return _one(self.known.attributes.get(node.attr, set()))
        if isinstance(node, ast.IfExp):
            branches = (node.body, node.orelse)
            sides = {self.kind(side, names) for side in branches if ast.unparse(side) != "None"}
            return _one(sides)
        if not isinstance(node, ast.Call):
            return ""
        name = node.func.attr if isinstance(node.func, ast.Attribute) else ast.unparse(node.func)
        if name == "copy" and isinstance(node.func, ast.Attribute):
            return self.kind(node.func.value, names)
        if name in self.known.bases:
            return name
        full = self.imported.get(name, f"{self.path}.{name}")
        if isinstance(node.func, ast.Name) and full in self.known.functions:
            return self.known.functions[full]
        return _one(self.known.returns.get(name, set()))


def _pairs(node: ast.Assign) -> Iterator[tuple[ast.expr, ast.expr]]:
    """Targets with what they are given; rows of equal length one by one."""
    for target in node.targets:
        if isinstance(target, ast.Tuple) and isinstance(node.value, ast.Tuple):
            if len(target.elts) == len(node.value.elts):
                yield from zip(target.elts, node.value.elts, strict=True)
        elif isinstance(target, ast.Tuple):
            unknown = ast.Constant(None)
            yield from ((part, unknown) for part in target.elts)
        else:
            yield target, node.value


def _one(kinds: set[str]) -> str:
    return next(iter(kinds)) if len(kinds) == 1 else ""


def read(sources: dict[str, str]) -> tuple[Known, list[Caller]]:
    """All callers in these modules (path -> source)."""
    known = Known()
    collecting = gc.isenabled()
    gc.disable()  # a million nodes that all stay until the end: looking for garbage among them takes most of the time
    try:
        return known, _read(known, sources)
    finally:
        if collecting:
            gc.enable()


def _read(known: Known, sources: dict[str, str]) -> list[Caller]:
    modules = {path.removesuffix(".py").replace("/", ".") for path in sources}
    readers = {path: Reader(known, path, ast.parse(source), modules) for path, source in sorted(sources.items())}
    for reader in readers.values():
        reader.learn()
    asking = [path for path in readers if any(f".{method}" in sources[path] for method in METHODS)]
    of_interest = {name for path in asking for name in re.findall(r"\.(\w+)", sources[path])}
    for path, reader in readers.items():
        if of_interest.intersection(re.findall(r"\.(\w+)\b[^=\n]* = ", sources[path])):
            reader.learn_assigned()
    return [caller for path in asking for caller in readers[path].callers()]


def sources(root: Path, folders: tuple[str, ...]) -> dict[str, str]:
    return {
        path.relative_to(root).as_posix(): path.read_text("utf-8")
        for folder in folders
        for path in (root / folder).rglob("*.py")
    }
