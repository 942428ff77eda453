import { spawnSync } from "node:child_process";
import path from "node:path";
import { expect, test } from "vitest";

const GUEST = path.join(import.meta.dirname, "../guest");

/** A usual and a wide family that fail at one of two statements, in turn. */
const SCRIPT = `
import ast, json
import fixpoint_order, fixpoint_wide
from fixpoint_model import Hints, Model, Mutation

model = Model("shop.py", "a = 1\\nb = 2\\n")
first, second = model.tree.body

def family(model, statement, hints=None):
    yield model.swap(statement.value, "3", "constant", 0.5)
    if statement is first:
        raise ValueError("no such thing")
    yield model.swap(statement.value, "4", "constant", 0.5)

places = [fixpoint_order.Place(1.0, model, one, lambda one=one: family(model, one)) for one in (first, second)]
fixpoint_wide.FAMILIES = ((family, 0.5),)
usual = [one for place in places for one in fixpoint_order.ranked_at(place, Hints(), False)]
print(json.dumps([len(usual), len(list(fixpoint_wide.wide_first(places, Hints())))]))
`;

test("a family that fails loses its further edits for one statement, and is told of", () => {
  const { stdout, stderr } = spawnSync("python3", ["-B", "-c", SCRIPT], {
    encoding: "utf8",
    env: { ...process.env, PYTHONPATH: GUEST },
  });

  expect(JSON.parse(stdout)).toEqual([3, 3]);
  expect(stderr.match(/^shop\.py:1: |^ValueError: no such thing$/gm)).toHaveLength(4);
});
