"""Runs Cython and the C compiler over the units, as far as anything has changed since the last time."""

from __future__ import annotations

import hashlib
import json
import os
import re
import runpy
import shlex
import shutil
import subprocess
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from tools.engine.declare import Declarations
from tools.engine.link import Unit
from tools.engine.pxd import Pxd
from tools.engine.rewrite import Text
from tools.engine.units import OPEN, ROOT, SRC, cold, expansion, source, units

TARGET = SRC / "lazaretto" / "compiled"
SUFFIX = str(sysconfig.get_config_var("EXT_SUFFIX"))
INCLUDES = Path(sysconfig.get_path("include"))

# Written for Cython by hand, and the module that says the same in Python, if there is one.
PLAIN = {"rows": "", "loop": "lazaretto.envs.loop"}

DIRECTIVES = {
    "annotation_typing": False,  # what annotations mean in C stands in the .pxd
    "auto_pickle": False,
    "boundscheck": True,
    "cdivision": True,  # the rules never divide by or into less than zero
    "infer_types": True,
    "language_level": 3,
}
OPTIMISED = ["-O3", "-DNDEBUG", "-fwrapv", "-fno-strict-aliasing"]  # NDEBUG as Python itself: its headers assert a lot
NATIVE = [*OPTIMISED, "-march=native"]  # to be used on this machine only
SANITIZED = ["-O1", "-g", "-fwrapv", "-fno-strict-aliasing", "-fsanitize=bounds,undefined", "-fno-sanitize=alignment"]
SANITIZED += ["-fno-sanitize-recover=bounds,undefined", "-static-libubsan"]

# How a library that Python loads is linked: on Windows against Python itself, elsewhere by names that it finds then.
PYTHON_LIBRARY = [f"-L{Path(sys.base_prefix, 'libs')}", f"-lpython{sys.version_info[0]}{sys.version_info[1]}"]
LINKED = {
    "darwin": ["-bundle", "-undefined", "dynamic_lookup"],
    "win32": ["-shared", "-static-libgcc", "-DMS_WIN64", *PYTHON_LIBRARY],
}.get(sys.platform, ["-shared", "-fPIC"])


def compiler() -> list[str] | None:
    """The command of the C compiler, if there is one that can find Python's headers."""
    command = shlex.split(os.environ.get("CC") or str(sysconfig.get_config_var("CC") or "cc"))
    found = shutil.which(command[0]) or shutil.which("cc")
    if found is None or not (INCLUDES / "Python.h").exists():
        return None
    return [found, *command[1:]]


def build(folder: Path, target: Path, flags: list[str]) -> None:
    """Compile every unit whose sources, declarations or flags are not those of last time, and list its sources."""
    declared = _engine()
    _build(folder, target, flags, declared, declared.units, list(PLAIN))


def build_expansion(package: str, folder: Path, target: Path, flags: list[str]) -> None:
    """Compile an expansion that lies outside the engine against the one that was compiled in the same folder."""
    if not all((folder / "lazaretto" / "compiled" / f"{name}.stamp").exists() for name in units()):
        sys.exit(f"{package}: expected the engine to have been compiled before; run python -m tools.engine")
    declared = _engine()
    methods = {thing: set(known.methods) for thing, known in declared.classes.items()}
    unit = Unit(*expansion(package), {thing: known.unit for thing, known in declared.classes.items()})
    declared.add(unit)
    declared.agree()
    for thing, names in methods.items():
        for name in names - set(declared.classes[thing].methods):
            sys.exit(f"{package}: {thing.name}.{name} is C in the engine; expected versions of it that can be C, too")
    _build(folder, target, flags, declared, [unit], [])


def _engine() -> Declarations:
    """Units are declared in the order of their imports, which takes no time; then each is compiled by itself."""
    declared = Declarations()
    for name, modules in units().items():
        cimported = {thing: known.unit for thing, known in declared.classes.items()}
        declared.add(Unit(name, modules, cold(name), cimported))
    declared.agree()
    return declared


def _build(
    folder: Path, target: Path, flags: list[str], declared: Declarations, linked: list[Unit], plain: list[str]
) -> None:
    command = compiler()
    assert command is not None, "no C compiler"
    package = folder / "lazaretto" / "compiled"
    package.mkdir(parents=True, exist_ok=True)
    (folder / "lazaretto" / "kernel").mkdir(exist_ok=True)
    for package_folder in (folder / "lazaretto", package, folder / "lazaretto" / "kernel"):
        (package_folder / "__init__.pxd").touch()
    _write(folder / "lazaretto" / "kernel" / "bits.pxd", (SRC / "lazaretto" / "kernel" / "bits.pxd").read_text())
    for path in (*Path(__file__).parent.glob("*.pyx"), *Path(__file__).parent.glob("*.pxd")):
        _write(package / path.name, path.read_text())
    texts: dict[str, Text | None] = dict.fromkeys(plain)
    for unit in linked:
        text = texts[unit.name] = Text(unit, declared.known(unit))
        _write(package / f"{unit.name}.py", text.whole)
        _write(package / f"{unit.name}.pxd", Pxd(unit, declared).whole)
    rows = {name for known in declared.classes.values() for name in known.rows}
    target.mkdir(parents=True, exist_ok=True)
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        jobs = [pool.submit(_compile, name, folder, target, command, flags, text, rows) for name, text in texts.items()]
        for job in jobs:
            job.result()
    by_unit = {unit.name: list(unit.modules) for unit in linked}
    modules = [*(PLAIN[name] for name in plain if PLAIN[name]), *(name for unit in linked for name in unit.modules)]
    sources = {module: _digest(source(module).read_bytes()) for module in modules}
    # The file by itself: to import the package would be to import the engine that is being made.
    processor = runpy.run_path(str(TARGET / "processor.py"))["processor"]
    native = processor() if flags == NATIVE else ""
    manifest = {"suffix": SUFFIX, "processor": native, "units": by_unit, "sources": sources}
    _write(target / "manifest.json", json.dumps(manifest, indent=1))


def _compile(
    name: str, folder: Path, target: Path, command: list[str], flags: list[str], text: Text | None, rows: set[str]
) -> None:
    package = folder / "lazaretto" / "compiled"
    python = package / (f"{name}.pyx" if text is None else f"{name}.py")
    c, library = package / f"{name}.c", package / f"{name}{SUFFIX}"
    known = (name, "kernel", "bits", "rows")
    texts = [path.read_text() for path in sorted(folder.rglob("*.pxd")) if path.stem in known]
    tools = (Path(__file__).read_text(), sys.version, " ".join(command + flags), json.dumps(DIRECTIVES))
    key = _digest("\0".join([python.read_text(), *texts, *tools]).encode())
    stamp = package / f"{name}.stamp"
    if not library.exists() or not stamp.exists() or stamp.read_text() != key:
        _make(python, c, library, command + flags, text, rows)
        stamp.write_text(key)
    placed = target / library.name
    if not placed.exists() or placed.read_bytes() != library.read_bytes():
        fresh = placed.with_suffix(".new")
        shutil.copyfile(library, fresh)
        fresh.replace(placed)  # never over a library that a running program has open


def _make(python: Path, c: Path, library: Path, command: list[str], text: Text | None, rows: set[str]) -> None:
    folder = python.parents[2]
    settings = [f"-X{name}={value}" for name, value in DIRECTIVES.items()]
    _run([sys.executable, "-m", "cython", "-3", *settings, "-o", str(c), str(python)], folder)
    edited = c.with_suffix(".edited.c")
    made = c.read_text()
    if text is not None:
        made = _checked(_procedures(_quick_to_compile(_with_origins(text, made), text.unit.name)), rows)
    edited.write_text(made)
    _run([*command, "-w", f"-I{INCLUDES}", str(edited), *LINKED, "-o", str(library)], folder)


def _with_origins(unit: Text, text: str) -> str:
    """The C text with files, lines and modules of the sources in place of the unit's: errors and `help` name them."""
    files = [module.name for module in unit.unit.order]
    names = ",\n".join(f'  "{source(name).relative_to(ROOT).as_posix()}"' for name in files)
    text = re.sub(r"(static const char\* const __pyx_f\[\] = \{\n).*?\n\};", rf"\1{names}\n}};", text, flags=re.DOTALL)

    def place(found: re.Match[str]) -> str:
        # What is inlined from a .pxd has no line in the sources: it is told as the beginning of the unit.
        module, line = unit.origin(int(found[2]) if found[1] == "0" else 1)
        return f"__PYX_ERR({files.index(module)}, {line}, "

    def name(found: re.Match[str]) -> str:
        thing = unit.unit.thing(found[1])
        return found[0] if thing is None else f'"{thing.module}.""{thing.name}", /*tp_name*/'

    text = re.sub(r'"lazaretto\.compiled\.\w+\.""(\w+)", /\*tp_name\*/', name, text)
    return re.sub(r"__PYX_ERR\((\d+), (\d+), ", place, text)


SPARED = """
#define ONCE __attribute__((optimize("O0")))
#define SELDOM __attribute__((cold))
#define CYTHON_SMALL_CODE ONCE  /* Cython's word for what sets up a library */
"""


def _quick_to_compile(text: str, unit: str) -> str:
    """The C text with what runs only once, or only for people, kept from the optimiser: that halves its work."""
    # What takes the arguments of a call from Python: nobody calls a game from there in a loop, as many call the kernel.
    entry = "SELDOM" if unit == "kernel" else "ONCE"
    for kind, how in (("pf", "SELDOM"), ("pw", entry)):
        found = rf"^static (PyObject \*|int )(__pyx_{kind}_(?!\w*__init__))"
        text = re.sub(found, rf"static {how} \1\2", text, flags=re.MULTILINE)
    return SPARED + _quick_to_call(text)


def _quick_to_call(text: str) -> str:
    """The C text with a look for descendants written in Python only in methods of classes that may have any."""
    of_open = re.compile(r"static .*__pyx_f_\w*?_\d+({})_[a-z_]+\(.*\{{".format("|".join(OPEN)))
    look = re.compile(r"^  /\* Check if called by wrapper \*/\n.*?^  \}\n", re.DOTALL | re.MULTILINE)
    functions = re.split(r"^(?=static )", text, flags=re.MULTILINE)
    return "".join(function if of_open.match(function) else look.sub("", function) for function in functions)


def _procedures(text: str) -> str:
    """The C text with None taken for the 0 of a procedure that went well: that is what one written in Python gives."""
    converted = r"= __Pyx_PyLong_As_int\((__pyx_t_\w+)\)"
    return re.sub(converted, r"= \1 == Py_None ? 0 : __Pyx_PyLong_As_int(\1)", text)


INCLUDE = '#include "Python.h"\n'
PLACE = """
#define PLACE(place, row) place_in_row((size_t)(place), sizeof(row) / sizeof((row)[0]))
/* An error that is set here is found when C gives back to Python, as a SystemError with this one as its cause. */
static __attribute__((cold, noinline)) size_t out_of_row(size_t place, size_t length) {
  if (!PyErr_Occurred()) PyErr_Format(PyExc_IndexError, "expected a place below %zu in a row; got %zd", length, place);
  return 0;
}
static inline size_t place_in_row(size_t place, size_t length) {
  return __builtin_expect(place < length, 1) ? place : out_of_row(place, length);
}
"""


def _checked(text: str, rows: set[str]) -> str:
    """The C text with a look at every place in a row of numbers that is written to, as Python has at every place."""
    found = re.compile(rf"(?:->|\.)(?:{'|'.join(sorted(rows))})\[")
    out, done = [], 0
    for match in found.finditer(text):
        if match.start() < done:
            continue
        begin, ends = _before(text, match.start()), [_closing(text, match.end())]
        if text[ends[0] : ends[0] + 3] == "])[":  # a row of rows
            ends.append(_closing(text, ends[0] + 3))
        if not re.match(r"\]\) [-+|&^]?= ", text[ends[-1] : ends[-1] + 6]) or "\n" in text[begin : ends[-1]]:
            continue
        row = text[begin : match.end() - 1]
        out.append(text[done : match.end()])
        out.append(f"PLACE({_checked(text[match.end() : ends[0]], rows)}, {row})")
        if len(ends) == 2:
            out.append(f"])[PLACE({_checked(text[ends[0] + 3 : ends[1]], rows)}, {row}[0])")
        done = ends[-1]
    return "".join([*out, text[done:]]).replace(INCLUDE, INCLUDE + PLACE, 1)


def _before(text: str, end: int) -> int:
    """Where the expression begins that ends here: names, arrows, points and what stands in brackets."""
    k = end
    while True:
        if text[k - 1] == ")":
            k = _opening(text, k - 1)
        elif text[k - 1].isalnum() or text[k - 1] in "_>." or text[k - 1 : k + 1] == "->":
            k -= 1
        else:
            return k


def _opening(text: str, k: int) -> int:
    depth = 0
    while True:
        depth += {")": 1, "(": -1}.get(text[k], 0)
        if depth == 0:
            return k
        k -= 1


def _closing(text: str, k: int) -> int:
    depth = 1
    while depth:
        depth += {"[": 1, "]": -1}.get(text[k], 0)
        k += 1
    return k - 1


def _run(command: list[str], folder: Path) -> None:
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"{' '.join(command)}\n{done.stdout}{done.stderr}")


def _write(path: Path, text: str) -> None:
    if not path.exists() or path.read_text() != text:
        path.write_text(text)


def _digest(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()
