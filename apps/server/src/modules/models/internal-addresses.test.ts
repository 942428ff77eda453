import { afterAll, beforeAll, expect, it } from "vitest";
import { makeTenant, type Tenant } from "../../testing/tenant.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

const FREE = { input: 0, cachedInput: 0, cacheWrite: 0, output: 0 };
const INTERNAL = [
  "http://127.0.0.1:11434/v1",
  "http://localhost:11434/v1",
  "http://[::1]:11434/v1",
  "http://0x7f.1:11434/v1",
  "http://169.254.169.254/v1",
];

let server: TestServer;
let tenant: Tenant;

beforeAll(async () => {
  server = await startTestServer({ FIXPOINT_ROLE: "web", HOST: "0.0.0.0", FIXPOINT_ALLOW_LOCAL_SIGN_IN: "true" });
  tenant = await makeTenant(server);
});
afterAll(() => server.stop());

async function ask(method: string, path: string, body: object) {
  const { port } = new URL(server.url);
  const answer = await fetch(`http://127.0.0.1:${port}/api/v1/organizations/${tenant.ids.orgId}${path}`, {
    method,
    headers: { ...tenant.asMember, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  return JSON.parse(await answer.text());
}

it.each(INTERNAL)("a server that others reach does not call %s", async (baseUrl) => {
  const choice = { provider: "openai_compatible", model: "m" };
  await ask("PUT", "/models/prices", { prices: [{ ...choice, ...FREE }] });
  await ask("PUT", "/models/keys/openai_compatible", { baseUrl });

  const { data } = await ask("POST", "/models/test", choice);

  expect(data).toMatchObject({
    ok: false,
    error: expect.stringMatching(/is an address of an internal network.*FIXPOINT_INTERNAL_HOSTS/),
  });
});
