"""`menhir where`: what a button does and where that is written, told by the id it carries."""

import argparse
import difflib
import inspect
import json
from pathlib import Path
from typing import Any

from bot.app.interactions import ANSWERED
from bot.cli.common import ROOT, Trouble
from bot.ui.ids import OLD, read_id


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("id", metavar="ID", help="the id of a button, menu or form, such as m:undo:12")
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(args: argparse.Namespace) -> int:
    found = where(args.id)
    if args.json:
        print(json.dumps(found))
        return 0
    print(f"{found['verb']}: {found['meaning']}")
    print(f"  written in  {found['file']}:{found['line']} ({found['handler']})")
    print(f"  table       {found['table'] or 'none'}")
    print(f"  words       {' '.join(map(repr, found['words'])) or 'none'}")
    if found["post"]:
        print(f"  post        {found['post']}")
    return 0


def where(text: str) -> dict[str, Any]:
    """What an id leads to. Raises Trouble for one that leads nowhere."""
    id = read_id(text)
    if id is None:
        raise Trouble(f"{text!r} is no id of a button: one is m:VERB:TABLE:WORD:…{_nearest(text)}")
    handler = ANSWERED.get(id.verb)
    if handler is None:
        raise Trouble(f"no button has the verb {id.verb!r}{_nearest(id.verb)}")
    return {
        "verb": id.verb,
        "meaning": meaning(handler),
        "handler": handler.__name__,
        "file": Path(inspect.getfile(handler)).relative_to(ROOT).as_posix(),
        "line": inspect.getsourcelines(handler)[1],
        "table": id.table,
        "words": [word for word in id.words if word],
        "post": id.post.removeprefix("p"),
    }


def meaning(handler: object) -> str:
    """The first paragraph of its docstring, on one line."""
    return " ".join((inspect.getdoc(handler) or "").partition("\n\n")[0].split())


def _nearest(typed: str) -> str:
    """The verbs that look most like what was typed, by any of its parts."""
    verbs = {verb: verb for verb in ANSWERED} | OLD
    parts = [part for part in typed.lower().split(":") if part not in ("", "m")]
    found = [verbs[near] for part in parts for near in difflib.get_close_matches(part, verbs, n=3, cutoff=0.5)]
    return f"; nearest: {', '.join(dict.fromkeys(found))}" if found else f"; there are: {', '.join(ANSWERED)}"
