import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { Writable } from "node:stream";
import { startModelServer, type ModelServer } from "@fixpoint/testing";
import { afterAll, beforeAll, expect, it } from "vitest";
import { MODEL_KEY, withModel } from "../../testing/model-place.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { wholeDatabase } from "../../testing/whole-database.ts";

const log: string[] = [];
let server: TestServer;
let provider: ModelServer;

beforeAll(async () => {
  const logTo = new Writable({
    write(chunk, _encoding, done) {
      log.push(String(chunk));
      done();
    },
  });
  server = await startTestServer({ FIXPOINT_LOG_LEVEL: "debug" }, { logTo });
  provider = await startModelServer({ key: MODEL_KEY });
});
afterAll(async () => {
  await server.stop();
  await provider.close();
});

async function evidenceFiles(): Promise<string> {
  const files = await readdir(join(server.dataDir, "evidence"), { recursive: true, withFileTypes: true });
  const texts = files.filter((file) => file.isFile()).map((file) => readFile(join(file.parentPath, file.name), "latin1"));
  return (await Promise.all(texts)).join("\n");
}

it("tells no key of a model: not in logs, answers, events, errors, nor in what is stored or sent", async () => {
  const answers: string[] = [];
  const place = await withModel(server, provider.baseUrl("openai_compatible"));
  const ask = async (method: string, path: string, body?: object) => {
    const answer = await place.ada.json(method, path, body);
    answers.push(JSON.stringify(answer.body));
    return answer.body.data;
  };
  const choice = { provider: "openai_compatible", model: "scripted" };

  // What a provider says about a call may quote what it was sent.
  provider.script = [
    { kind: "answer", text: "answer 1" },
    { kind: "error", status: 400, message: `the key ${MODEL_KEY} may not do that` },
    { kind: "error", status: 404, message: `authorization: Bearer ${MODEL_KEY}` },
    { kind: "answer", text: "ok" },
    { kind: "error", status: 400, message: `authorization: Bearer ${MODEL_KEY}` },
  ];
  const end = await place.process("Canary", "");
  const tested = await ask("POST", `${place.models}/test`, choice);
  const refused = await ask("POST", `${place.models}/test`, choice);
  await ask("GET", `${place.models}/keys`);
  await ask("GET", place.models);
  await ask("GET", `${place.models}/prices`);
  await ask("GET", `${place.issues}/${end.id}/events`);
  await ask("PUT", `${place.models}/keys/openai_compatible`, { apiKey: `${MODEL_KEY}\u0007`, baseUrl: "no address" });

  const sent = provider.requests.map(({ body }) => body).join("\n");
  expect(end.summary).toMatch(/answer 1, model_request_refused, model_unknown$/);
  expect([tested.ok, refused.ok, refused.error]).toEqual([true, false, expect.stringContaining("(400)")]);
  expect(log.length).toBeGreaterThan(0);
  const database = await wholeDatabase(server.context.db);
  expect(database).toContain(end.id);
  const everything = { log: log.join(""), answers: answers.join("\n"), sent, evidence: await evidenceFiles(), database };
  for (const [where, text] of Object.entries(everything)) expect([where, text.includes(MODEL_KEY)]).toEqual([where, false]);
});
