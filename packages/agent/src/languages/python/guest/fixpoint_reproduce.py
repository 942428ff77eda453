"""Reads example cases out of the facts of texts: issues, pages of documentation. One JSON document in, one out; runs nothing of the project."""
from __future__ import annotations

import json
import os
import re
import sys
import traceback
from typing import Any

from fixpoint_cases import Cases
from fixpoint_crash import add_calls
from fixpoint_examples import from_snippets
from fixpoint_makers import Makers
from fixpoint_owned import owned
from fixpoint_project import Project
from fixpoint_prose import from_hang, from_inline_trace, from_trace_alone
from fixpoint_setup import Snippets
from fixpoint_stated import from_expectations, from_unnamed


MOST_TEXT = 200_000


def read(project: Project, makers: Makers, text: dict[str, Any], limit: int) -> dict[str, Any]:
    project.named_files = [os.path.basename(file) for file in text["facts"]["files"]]
    project.named_words = set(re.findall(r"[A-Za-z_]\w{2,}", f"{text['facts']['title']}\n{text['facts']['text']}"[:MOST_TEXT]))
    facts = owned(project, text["facts"])
    snippets = Snippets(project, facts)
    cases = Cases(project, snippets, makers)
    from_expectations(facts, snippets, cases)
    from_unnamed(facts, cases)
    from_snippets(facts, snippets, cases)
    from_inline_trace(facts, cases)
    from_trace_alone(facts, snippets, cases)
    from_hang(facts, snippets, cases)
    unusable = add_calls(project, text["crash"], cases.add)
    ranked = sorted(cases.found, key=lambda case: -case["weight"])
    best = [{k: v for k, v in case.items() if k != "key"} for case in ranked[:limit]]
    return {"cases": best, "unusable": unusable, "error": None}


def read_or_tell(project: Project, makers: Makers, text: dict[str, Any], limit: int) -> dict[str, Any]:
    """What one text is stopped by does not keep the others from being read."""
    try:
        return read(project, makers, text, limit)
    except Exception:
        return {"cases": [], "unusable": [], "error": traceback.format_exc()[-500:]}


def main() -> None:
    options = json.loads(sys.stdin.read())
    # Once for all texts: it reads every source.
    project = Project(options["root"], options["sourceRoots"], options["sourceFiles"], options["packageName"], [])
    makers = Makers(project, options["testFiles"])
    print(json.dumps([read_or_tell(project, makers, text, options["limit"]) for text in options["texts"]]))


if __name__ == "__main__":
    main()
