import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { runAgent } from "./agent-runner.ts";
import { removeStaleTemp } from "./agent-temp.ts";

const HOUR_MS = 3600 * 1000;
const before = process.env["TMPDIR"];
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "fp-temp-"));
  process.env["TMPDIR"] = folder;
});
afterEach(async () => {
  if (before === undefined) delete process.env["TMPDIR"];
  else process.env["TMPDIR"] = before;
  await rm(folder, { recursive: true, force: true });
});

it("an agent that is killed leaves nothing behind", async () => {
  const entry = join(folder, "agent.mjs");
  await writeFile(
    entry,
    `import { mkdtempSync } from "node:fs"; import os from "node:os";
    mkdtempSync(os.tmpdir() + "/fixpoint-sandbox-");
    process.on("SIGTERM", () => {});
    process.on("message", () => process.send({ type: "event", event: {} }));`,
  );
  const stop = new AbortController();
  const during: string[] = [];

  const ended = runAgent({
    entry,
    request: { kind: "run", sandbox: "none", options: {} as never },
    signal: stop.signal,
    async onEvent() {
      for (const name of await readdir(folder)) if (name !== "agent.mjs") during.push(...(await readdir(join(folder, name))));
      stop.abort(new Error("stopped"));
    },
  });

  await expect(ended).rejects.toThrow("stopped");
  expect(during).toEqual([expect.stringMatching(/^fixpoint-sandbox-/)]);
  expect(await readdir(folder)).toEqual(["agent.mjs"]);
});

it("removes what is a day old and ours, and nothing else", async () => {
  const names = ["fixpoint-sandbox-aB3dE6", "fixpoint-run-aB3dE6", "fixpoint-sandbox-notours", "other-aB3dE6"];
  for (const name of names) await mkdir(join(folder, name, "inside"), { recursive: true });
  const now = Date.now();
  for (const name of names) await utimes(join(folder, name), new Date(now), new Date(now - 25 * HOUR_MS));
  await mkdir(join(folder, "fixpoint-git-aB3dE6"));

  await removeStaleTemp(now);

  expect((await readdir(folder)).sort()).toEqual(["fixpoint-git-aB3dE6", "fixpoint-sandbox-notours", "other-aB3dE6"]);
  expect(existsSync(join(folder, "other-aB3dE6", "inside"))).toBe(true);
});
