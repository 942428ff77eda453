import { readdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { tempFolder } from "@fixpoint/testing";
import { expect, it } from "vitest";
import { callOf, wire } from "../testing/wire.ts";
import { hashOfCall } from "./call-hash.ts";
import { createFileRecording } from "./file-recording.ts";

const ENDPOINT = { provider: "openai", model: "gpt-5.1", baseUrl: null } as const;

it("knows a call again whatever the order of its names, and nothing else", () => {
  const call = callOf();
  const reversed = Object.fromEntries(Object.entries(call).reverse()) as typeof call;

  const hash = hashOfCall(ENDPOINT, call);

  expect(hash).toMatch(/^[\da-f]{64}$/);
  expect(hashOfCall({ ...ENDPOINT, baseUrl: "http://elsewhere.test" }, reversed)).toBe(hash);
  expect(hashOfCall({ ...ENDPOINT, model: "gpt-5.2" }, call)).not.toBe(hash);
  expect(hashOfCall(ENDPOINT, callOf({ prompt: "repair@2" }))).not.toBe(hash);
  expect(hashOfCall(ENDPOINT, callOf({ messages: [{ role: "user", content: "else" }] }))).not.toBe(hash);
});

it("answers a run that is taken up again from its files, to the byte, and asks nobody", async () => {
  await using folder = await tempFolder();
  const recording = createFileRecording(path.join(folder.path, "replies"));
  const toolCalls = [{ name: "read_file", input: { path: "a.js" } }];
  await using first = await wire("google", [{ kind: "answer", reasoning: "Hm.", text: "a", toolCalls }], { recording });
  await using again = await wire("google", [], { recording: createFileRecording(path.join(folder.path, "replies")) });

  const reply = await first.ask();

  expect(JSON.stringify(await again.ask())).toBe(JSON.stringify(reply));
  expect(again.server.requests).toEqual([]);
  expect(again.budget.total()).toEqual({ spentNanoUsd: 0, heldNanoUsd: 0 });
  expect(await readdir(path.join(folder.path, "replies"))).toEqual([
    `${hashOfCall({ ...ENDPOINT, provider: "google", model: "gemini-2.5-flash" }, callOf())}.json`,
  ]);
});

it("says that a recorded reply cannot be read", async () => {
  await using folder = await tempFolder();
  await using wired = await wire("openai", [], { recording: createFileRecording(folder.path) });
  await writeFile(path.join(folder.path, `${hashOfCall(ENDPOINT, callOf())}.json`), '{"text":');

  await expect(wired.ask()).rejects.toMatchObject({ code: "model_answer_unreadable", hint: expect.any(String) });
});
