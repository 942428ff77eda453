import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { describe, expect, test } from "vitest";
import { detailsOf } from "./details.ts";
import { pythonAdapter } from "./index.ts";
import { REMOVED, removedNamesIn } from "./removed-names.ts";
import { makeProject } from "./testing/project.ts";

const run = promisify(execFile);

test.each<[string, string, string, string[]]>([
  ["an import", "from collections import OrderedDict, Mapping as M\n", "", ["collections.Mapping"]],
  ["in brackets", "from collections import (\n    deque,  # Set\n    Iterable,\n)\n", "", ["collections.Iterable"]],
  ["over two lines", "from collections import deque, \\\n    Callable\n", "", ["collections.Callable"]],
  ["members", "import time, xml.etree.cElementTree as E\ntime.clock()\n", "", ["time.clock", "xml.etree.cElementTree"]],
  ["of a package, by another name", "import numpy as np\nnp.array([1], dtype=np.float)\nnp.float64(1)\n", "", ["numpy.float"]],
  ["what is still there", "from collections import deque\nfrom collections.abc import Mapping\nmy.time.clock()\n", "", []],
  ["the bug itself", "from collections import Mapping\n", "ImportError: cannot import name 'Mapping' from 'collections'", []],
])("%s", (_, text, told, expected) => {
  expect(removedNamesIn([text], told)).toEqual(expected);
});

test("a module of the project itself is let be", () => {
  const text = "from markupsafe import soft_unicode\nfrom collections import Mapping\n";
  expect(removedNamesIn([text], "", (module) => module === "markupsafe")).toEqual(["collections.Mapping"]);
});

test("each of them is put back", async () => {
  const names = Object.entries(REMOVED).flatMap(([module, members]) => members.map((member) => `${module}.${member}`));
  const lines = [
    "import sys",
    `sys.path.insert(0, ${JSON.stringify(path.join(import.meta.dirname, "guest"))})`,
    "from fixpoint_removed import put_back",
    "put_back()",
    "import asyncio, base64, cgi, collections, fractions, inspect, os, time, xml.etree.cElementTree as E",
    `print([name for name in ${JSON.stringify(names)} if name.split('.')[0] != 'xml' and name.rpartition('.')[0] in sys.modules and not hasattr(sys.modules[name.rpartition('.')[0]], name.rpartition('.')[2])])`,
    "print(fractions.gcd(-4, -6), cgi.escape('<\"'), inspect.getargspec(lambda a, b=1: 0), 'FIXPOINT_REMOVED_NAMES' in os.environ)",
  ];

  const { stdout } = await run("/usr/bin/python3", ["-W", "ignore", "-c", lines.join("\n")], {
    env: { FIXPOINT_REMOVED_NAMES: names.join(" ") },
  });

  expect(stdout.split("\n").slice(0, 2)).toEqual([
    "[]",
    "-2 &lt;\" ArgSpec(args=['a', 'b'], varargs=None, keywords=None, defaults=(1,)) False",
  ]);
});

describe("a project for an older Python", () => {
  const files = {
    "rows/__init__.py": "from collections import Mapping\n\n\ndef is_row(value):\n    return isinstance(value, Mapping)\n",
    "tests/test_rows.py": "from rows import is_row\n\n\ndef test_row():\n    assert is_row({})\n",
  };

  test("runs", async () => {
    await using project = await makeProject(files);
    const { workspace, profile } = project;

    const result = await pythonAdapter.runTests(workspace, profile, { timeMs: 60_000 });

    expect(result.cases).toMatchObject([{ outcome: "PASSED" }]);
    expect(profile.notes.join()).toContain("collections.Mapping is put back");
  });

  test("shows the error that an issue tells of", async () => {
    await using project = await makeProject(files);
    const { workspace } = project;
    const profile = await pythonAdapter.detect(workspace.root, "It says: cannot import name 'Mapping' from 'collections'");
    if (profile === null) throw new Error("no project was found");

    const result = await pythonAdapter.runTests(workspace, profile, { timeMs: 60_000 });

    expect(detailsOf(profile).removedNames).toEqual([]);
    expect(result.failure?.message).toContain("cannot import name 'Mapping'");
  });
});
