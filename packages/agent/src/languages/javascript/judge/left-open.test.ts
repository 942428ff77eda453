import { createSandbox } from "@fixpoint/sandbox";
import { expect, test } from "vitest";
import { makeFixture } from "../testing/fixture.ts";
import { strictPlace } from "./place.ts";
import { Probe } from "./probe.ts";
import { startWorker } from "./worker.ts";

const FILE = "src/answer.js";
const SOURCE = `"use strict";
exports.answer = (request, response) => response.end("no");
`;
/** As tests of a service do it: it listens at any port, is asked once, and is closed. */
const PROBE = `const assert = require("node:assert/strict");
const http = require("node:http");
module.exports = () => new Promise((resolve, reject) => {
  const { answer } = require("../src/answer.js");
  const server = http.createServer(answer).listen(0, () => {
    const late = setTimeout(() => reject(new Error("no answer")), 200);
    http.get({ port: server.address().port }, async (response) => {
      clearTimeout(late);
      const text = (await response.toArray()).join("");
      server.close(() => (text === "yes" ? resolve() : reject(new assert.AssertionError({ message: text }))));
    }).on("error", () => undefined);
  });
});
`;

test("connections that an edit leaves open are closed, and the process goes on", { timeout: 60_000 }, async () => {
  const fixture = makeFixture({ files: { [FILE]: SOURCE }, probe: PROBE });
  const workspace = { ...fixture.workspace, sandbox: await createSandbox({ driver: "auto" }) };
  const place = await strictPlace(workspace);
  const probe = Probe.parse(fixture.reproduction.probe);
  const worker = await startWorker(workspace, probe, { place, limitMs: 2_000, warm: false });
  const start = SOURCE.indexOf("response.end");
  const end = SOURCE.indexOf(";\n", start);
  const judge = (id: string, replacement: string) => worker.judge(id, [{ file: FILE, start, end, replacement }]);
  await worker.judge("base", []);

  const told = [
    await judge("never", "undefined"),
    await judge("right", 'response.end("yes")'),
    await judge("wrong", "response.end()"),
  ];
  await worker.stop();
  await place.remove();

  expect(told.map(({ verdict, dirty }) => [verdict, dirty])).toEqual([
    ["fail", false],
    ["pass", false],
    ["fail", false],
  ]);
});
