import { expect, test, vi } from "vitest";
import { askGuest } from "../testing/guest.ts";

vi.setConfig({ testTimeout: 120_000 });

const SOURCE = `import os


class Cart:
    @property
    def total(self, *, rate=2):
        """What is due."""
        return sum(price * rate for price in self.prices if price > 0)


async def fetch(url: str, *more, **rest) -> dict:
    match rest:
        case {"a": [1, *others]} if others:
            return {**rest, "b": lambda: more[1:2]}
    async with open(url) as file, file:
        return {"c": f"{url!r:>{rest['width']}}"}
`;

test("trees are gone through in the order of the standard library", async () => {
  const program = `
import ast
from fixpoint_walk import children, remember, walk
tree = ast.parse(input)
def alike():
    nodes = [*ast.walk(tree)]
    return all([*walk(node)] == [*ast.walk(node)] and [*children(node)] == [*ast.iter_child_nodes(node)] for node in nodes)
before = alike()
remember([*ast.walk(tree)])
print(json.dumps([before, alike()]))
`;

  expect(await askGuest(program, SOURCE)).toEqual([true, true]);
});

/** What the script that makes edits says, line by line; whatever it asks, nothing is known. */
const SAY = `
import os, subprocess, tempfile
root = tempfile.mkdtemp()
with open(os.path.join(root, "shop.py"), "w") as file:
    file.write("def total(prices, rate):\\n    due = 0\\n    for price in prices:\\n        if price > rate:\\n            due += price\\n    return due\\n")
options = {"root": root, "identifiers": [], "errorType": None, "message": None, "symptom": "wrong_value", "expected": None, "actual": None,
           "probe": "", "purpose": "repair", "suspicious": [{"file": "shop.py", "line": 4, "score": 1}], "others": [], "isAsked": input}
script = os.path.join(sys.argv[1], "fixpoint_candidates.py")
environment = {**os.environ, "PYTHONHASHSEED": "0"}
run = subprocess.run([sys.executable, "-s", "-B", script], input=json.dumps(options) + "\\nnull" * 9, capture_output=True, text=True, env=environment)
print(json.dumps([json.loads(line) for line in run.stdout.splitlines()]))
`;

test("where nothing can be run, nothing is asked, and the edits are the same", async () => {
  const asking = (await askGuest(SAY, true)) as object[];
  const silent = (await askGuest(SAY, false)) as object[];

  const isQuestion = (line: object): boolean => "ask" in line || "compare" in line;
  expect(asking.some(isQuestion)).toBe(true);
  expect(silent.length).toBeGreaterThan(100);
  expect(silent).toEqual(asking.filter((line) => !isQuestion(line)));
});
