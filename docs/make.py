"""Write the pages that are made from the sources: the notebook by running it, the reference from docstrings, schemas.

`make docs` runs it; tests/test_docs.py checks that what it would write is what is there.
"""

import ast
import contextlib
import io
import json
import re
from importlib.util import module_from_spec, spec_from_file_location
from itertools import pairwise
from pathlib import Path
from typing import Any

DOCS = Path(__file__).parent
PACKAGE = DOCS.parent / "src" / "atoll"
SCRIPT = DOCS / "start" / "notebook.py"
NOTEBOOK = DOCS / "start" / "notebook.ipynb"
REFERENCE = DOCS / "reference" / "api.md"
OBSERVATIONS = DOCS / "reference" / "observations.md"

GROUPS = {
    "To begin with": ["match", "game", "games", "position", "move", "bot", "record", "picture", "seeded"],
    "Match": ["Match", "Step", "Record", "Entry"],
    "Position": ["State", "Move", "GUEST"],
    "Game": ["Game", "Outcome"],
    "Bots": ["Bot", "COMPILED"],
    "Errors": ["Mistake", "IllegalMove", "NoSuchSeat", "BadSetup", "NotOver"],
}


# -- the notebook -------------------------------------------------------------------------------------


def notebook() -> str:
    """The script as a notebook with what its cells give, in nbformat 4.5."""
    scope: dict[str, Any] = {}
    cells: list[dict[str, Any]] = []
    for number, part in enumerate(re.split(r"^# %%", SCRIPT.read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]):
        head, _, body = part.partition("\n")
        cell: dict[str, Any] = {"id": f"cell-{number + 1}", "metadata": {}}
        if "[markdown]" in head:
            text = re.sub(r"^# ?", "", body.strip(), flags=re.MULTILINE)
            cells.append({"cell_type": "markdown", **cell, "source": text.splitlines(keepends=True)})
        else:
            count = 1 + sum(other["cell_type"] == "code" for other in cells)
            code = {"execution_count": count, "outputs": run(body.strip(), scope, count)}
            cells.append({"cell_type": "code", **cell, **code, "source": body.strip().splitlines(keepends=True)})
    kernel = {"display_name": "Python 3", "language": "python", "name": "python3"}
    page = {
        "cells": cells,
        "metadata": {"kernelspec": kernel, "language_info": {"name": "python"}},
        "nbformat": 4,
        "nbformat_minor": 5,
    }
    return json.dumps(page, indent=1, ensure_ascii=False) + "\n"


def run(source: str, scope: dict[str, Any], count: int) -> list[dict[str, Any]]:
    """What a cell prints, and what its last expression is: in words and, if it draws itself, as a picture."""
    tree = ast.parse(source)
    last = tree.body.pop() if isinstance(tree.body[-1], ast.Expr) else None
    printed = io.StringIO()
    value = None
    with contextlib.redirect_stdout(printed):
        exec(compile(tree, "cell", "exec"), scope)  # noqa: S102 - our own page
        if isinstance(last, ast.Expr):
            value = eval(compile(ast.Expression(last.value), "cell", "eval"), scope)  # noqa: S307
    outputs: list[dict[str, Any]] = []
    if printed.getvalue():
        text = printed.getvalue().splitlines(keepends=True)
        outputs.append({"name": "stdout", "output_type": "stream", "text": text})
    if value is not None:
        data = {"text/plain": repr(value).splitlines(keepends=True)}
        draw = getattr(value, "_repr_svg_", None)
        picture = draw() if draw else None
        if picture:
            data["image/svg+xml"] = picture.splitlines(keepends=True)
        outputs.append({"data": data, "execution_count": count, "metadata": {}, "output_type": "execute_result"})
    return outputs


# -- the reference ------------------------------------------------------------------------------------


def reference() -> str:
    """The public names with their signatures and docstrings, read from the sources."""
    page = [
        "# The library\n",
        "Everything that `import atoll` offers. Written by `make docs` from the sources; the examples are tests.\n",
    ]
    for title, names in GROUPS.items():
        page.append(f"## {title}\n")
        page += [entry(name) for name in names]
    return "\n".join(page)


def entry(name: str) -> str:
    """One public name."""
    node, source = definition(PACKAGE / "__init__.py", name)
    if isinstance(node, ast.FunctionDef):
        return f"### `atoll.{name}`\n\n```python\natoll.{call(node, name)}\n```\n\n{prose(ast.get_docstring(node))}\n"
    if isinstance(node, ast.ClassDef):
        return f"### `atoll.{name}`\n\n{prose(ast.get_docstring(node))}\n{members(node, source)}"
    if isinstance(node, ast.Module):
        functions = [part for part in node.body if isinstance(part, ast.FunctionDef) and part.name[0] != "_"]
        rows = [row(f"{name}.{call(part, part.name)}", ast.get_docstring(part)) for part in functions]
        return f"### `atoll.{name}`\n\n{prose(ast.get_docstring(node))}\n\n" + table("function", rows)
    return f"### `atoll.{name}`\n\n{prose(said_below(source, name))}\n"


def definition(path: Path, name: str) -> tuple[ast.AST, str]:
    """Where a name comes from: its node and the text of its module, followed through imports."""
    source = path.read_text(encoding="utf-8")
    for node in ast.parse(source).body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef) and node.name == name:
            return node, source
        if isinstance(node, ast.Assign | ast.AnnAssign) and name in ast.unparse(node).split("=")[0].split(":")[0]:
            return node, source
        if isinstance(node, ast.ImportFrom):
            for alias in node.names:
                if (alias.asname or alias.name) == name:
                    folder = path.parent if node.level == 1 else PACKAGE
                    parts = (node.module or alias.name).removeprefix("atoll.").split(".")
                    target = folder.joinpath(*parts)
                    file = target / "__init__.py" if target.is_dir() else target.with_suffix(".py")
                    if node.module is None:
                        return ast.parse(file.read_text(encoding="utf-8")), ""
                    return definition(file, alias.name)
    raise LookupError(f"{name} is not defined in {path.name}")


def members(node: ast.ClassDef, source: str) -> str:
    """The fields and public methods of a class."""
    fields, methods = [], []
    lines = source.splitlines()
    for part in node.body:
        if isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name) and part.target.id[0] != "_":
            comment = lines[(part.end_lineno or part.lineno) - 1].partition("  # ")[2]
            fields.append(row(f"{part.target.id}: {ast.unparse(part.annotation)}", comment))
        elif isinstance(part, ast.FunctionDef) and part.name == "__init__":
            fields += attributes(part, lines)
        elif isinstance(part, ast.FunctionDef) and part.name[0] != "_":
            kinds = {ast.unparse(decorator) for decorator in part.decorator_list}
            shown = part.name if "property" in kinds else call(part, part.name)
            methods.append(row(shown, ast.get_docstring(part)))
    return "".join(f"\n{table(head, rows)}" for head, rows in (("field", fields), ("method", methods)) if rows)


def attributes(made: ast.FunctionDef, lines: list[str]) -> list[str]:
    """What a constructor sets, with the types that are written there."""
    types = {argument.arg: argument.annotation for argument in made.args.args}
    rows = []
    for part in made.body:
        target = part.targets[0] if isinstance(part, ast.Assign) else getattr(part, "target", None)
        if not isinstance(target, ast.Attribute) or target.attr[0] == "_":
            continue
        assert isinstance(part, ast.Assign | ast.AnnAssign)
        written = part.annotation if isinstance(part, ast.AnnAssign) else None
        if part.value and (written is None or ast.unparse(written) == "Final"):
            written = types.get(ast.unparse(part.value))
        comment = lines[(part.end_lineno or part.lineno) - 1].partition("  # ")[2]
        rows.append(row(target.attr + (f": {ast.unparse(written)}" if written else ""), comment))
    return rows


def call(node: ast.FunctionDef, name: str) -> str:
    """How a function is called, without `self`."""
    shown = ast.unparse(node.args)
    shown = re.sub(r"^(self|cls)(, |$)", "", shown)
    back = ast.unparse(node.returns).strip("'") if node.returns else ""
    return f"{name}({shown})" + (f" -> {back}" if back else "")


def row(shown: str, text: str | None) -> str:
    first = re.sub(r"\s+", " ", (text or "").partition("\n\n")[0]).replace("|", "\\|")
    shown = re.sub(r"\bi64\b", "int", shown)  # a whole number, whether machine code holds it natively or not
    return f"| `{shown.replace('|', chr(92) + '|')}` | {first} |\n"


def table(head: str, rows: list[str]) -> str:
    return f"| {head} | |\n| --- | --- |\n{''.join(rows)}"


def prose(text: str | None) -> str:
    """A docstring, its sessions as code."""
    parts = []
    for block in (text or "").split("\n\n"):
        parts.append(f"```python\n{block}\n\n```" if block.startswith(">>>") else block)
    return "\n\n".join(parts)


def said_below(source: str, name: str) -> str:
    """The string that stands below a constant."""
    body = ast.parse(source).body
    for node, below in pairwise(body):
        is_name = isinstance(node, ast.Assign | ast.AnnAssign) and ast.unparse(node).startswith(name)
        if is_name and isinstance(below, ast.Expr) and isinstance(below.value, ast.Constant):
            return str(below.value.value)
    raise LookupError(f"nothing is said of {name}")


# -- what learners read -------------------------------------------------------------------------------


def observations() -> str:
    """The page of the schemas, from the module beside this one."""
    spec = spec_from_file_location("docs_rows", DOCS / "rows.py")
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    page: str = module.observations()
    return page


PAGES = {NOTEBOOK: notebook, REFERENCE: reference, OBSERVATIONS: observations}

if __name__ == "__main__":
    for path, made in PAGES.items():
        path.write_text(made(), encoding="utf-8")
