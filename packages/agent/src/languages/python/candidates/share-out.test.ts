import { expect, test } from "vitest";
import { proposed } from "../testing/candidates.ts";
import { askGuest } from "../testing/guest.ts";

/** Each of `things` asked by so many processes; `answer` is the body of a function of `thing`. */
async function sharedOut(things: unknown[], answer: string, processes: number): Promise<unknown> {
  const program = `
import os, time
from fixpoint_share_out import shared_out
first = os.getpid()
def answer(thing):
    ${answer}
print(json.dumps(shared_out(input["things"], answer, input["processes"])))
`;
  return askGuest(program, { things, processes });
}

test.each([1, 2, 3, 9])("%d processes give the answers in the order of what was asked", async (processes) => {
  expect(await sharedOut([5, 1, 4, 2, 3], "time.sleep(thing / 200); return [thing, 2 * thing]", processes)).toEqual([
    [5, 10],
    [1, 2],
    [4, 8],
    [2, 4],
    [3, 6],
  ]);
  expect(await sharedOut([], "return thing", processes)).toEqual([]);
});

test("several processes answer", async () => {
  const who = (await sharedOut([1, 2, 3, 4], "return os.getpid()", 2)) as number[];
  expect(new Set(who).size).toBe(2);
  expect(who[0]).toBe(who[2]);
});

test.each([
  ["ends", "os._exit(0)"],
  ["is ended", "os.kill(os.getpid(), 9)"],
  ["fails", "raise ValueError(thing)"],
  ["says nothing that can be read", "return lambda: thing"],
])("what a helper that %s was asked is answered all the same", async (_how, end) => {
  const answer = `if os.getpid() != first: ${end}\n    return "x" * 200_000 if thing == 1 else thing`;
  expect(await sharedOut([1, 2, 3], answer, 2)).toEqual(["x".repeat(200_000), 2, 3]);
});

test("edits come in the same order, however many look for them", { timeout: 60_000 }, async () => {
  const source = "def label(parts, count):\n    name = parts[0]\n    if count > 1:\n        name += 's'\n    return name\n";
  async function texts(jobs: number): Promise<string[]> {
    const found: string[] = [];
    for await (const { text } of proposed(source, { lines: [2, 3, 4, 5], jobs })) found.push(text);
    return found;
  }
  const alone = await texts(1);
  expect(alone.length).toBeGreaterThan(300);
  expect(await texts(3)).toEqual(alone);
});
