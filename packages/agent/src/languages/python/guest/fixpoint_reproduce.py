"""Reads example cases out of an issue's facts. One JSON document in, one out; runs nothing of the project."""
from __future__ import annotations

import json
import sys

from fixpoint_cases import Cases
from fixpoint_crash import add_calls
from fixpoint_examples import from_snippets
from fixpoint_makers import Makers
from fixpoint_owned import owned
from fixpoint_project import Project
from fixpoint_prose import from_hang, from_inline_trace, from_trace_alone
from fixpoint_setup import Snippets
from fixpoint_stated import from_expectations, from_unnamed


def main() -> None:
    options = json.loads(sys.stdin.read())
    facts = options["facts"]
    project = Project(options["root"], options["sourceRoots"], options["sourceFiles"], options["packageName"], facts["files"])
    facts = owned(project, facts)
    snippets = Snippets(project, facts)
    cases = Cases(project, snippets, Makers(project, options["testFiles"]))
    from_expectations(facts, snippets, cases)
    from_unnamed(facts, cases)
    from_snippets(facts, snippets, cases)
    from_inline_trace(facts, cases)
    from_trace_alone(facts, snippets, cases)
    from_hang(facts, snippets, cases)
    unusable = add_calls(project, options["crash"], cases.add)
    ranked = sorted(cases.found, key=lambda case: -case["weight"])
    best = [{k: v for k, v in case.items() if k != "key"} for case in ranked[: options["limit"]]]
    print(json.dumps({"cases": best, "unusable": unusable}))


if __name__ == "__main__":
    main()
