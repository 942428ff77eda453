import { createServer, type Server } from "node:http";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createSandbox } from "../create-sandbox.ts";
import type { Sandbox } from "../types.ts";
import { parseAllowedHost, parseTarget } from "./allow-list.ts";
import { isPublicAddress } from "./public-address.ts";

describe("allow list", () => {
  it.each([
    ["example.org", "example.org:443"],
    ["Example.ORG:8443", "example.org:8443"],
    ["https://example.org/npm/", "example.org:443"],
    ["https://example.org:4443/npm/", "example.org:4443"],
    ["https://[2001:db8::1]:4443/", "[2001:db8::1]:4443"],
  ])("reads %s", (text, expected) => {
    expect(parseAllowedHost(text)).toBe(expected);
  });

  it.each(["http://example.org", "", "*.example.org", "user@example.org", "example.org/path", "a b", "example.org:99999"])(
    "refuses %j",
    (text) => {
      expect(() => parseAllowedHost(text)).toThrow("Not a host");
    },
  );

  it("spells a target in one way", () => {
    expect(parseTarget("EXAMPLE.org.:443")).toBe("example.org:443");
  });
});

describe("public addresses", () => {
  it.each([
    "127.0.0.1",
    "10.1.2.3",
    "172.31.255.255",
    "192.168.0.1",
    "169.254.169.254",
    "0.0.0.0",
    "100.64.0.1",
    "224.0.0.1",
    "::1",
    "::",
    "fd00::1",
    "fe80::1",
    "::ffff:127.0.0.1",
    "64:ff9b::7f00:1",
    "2002:7f00:1::",
    "no address",
  ])("refuses %s", (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it.each(["1.1.1.1", "172.32.0.1", "2606:4700::1111"])("takes %s", (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });
});

describe("the way out of the sandbox", () => {
  let sandbox: Sandbox;
  let workTree: string;
  let server: Server;
  let port: number;

  beforeAll(async () => {
    server = createServer((_request, response) => response.end("from the host"));
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    port = (server.address() as { port: number }).port;
    sandbox = await createSandbox({ driver: "auto", privateHosts: [`localhost:${port}`] });
    workTree = await mkdtemp(join(tmpdir(), "fixpoint-test-"));
    await writeFile(join(workTree, "tunnel.mjs"), TUNNEL);
  });
  afterAll(async () => {
    server.close();
    await rm(workTree, { recursive: true, force: true });
  });

  const ask = async (allowHosts: string[], target: string): Promise<string> => {
    const result = await sandbox.run({
      argv: ["/opt/fixpoint-egress/node", "tunnel.mjs", target],
      workTree,
      network: { allowHosts },
    });
    return result.stdout + result.stderr;
  };

  it("reaches a host that was allowed, and a private one only where configured", async () => {
    const reached = await ask([`localhost:${port}`], `localhost:${port}`);
    const unlisted = await ask([`localhost:${port}`], `127.0.0.1:${port}`);
    const unconfigured = await ask([`127.0.0.1:${port}`], `127.0.0.1:${port}`);

    expect(reached).toContain("from the host");
    expect(unlisted).toContain("is not on the list of allowed hosts");
    expect(unconfigured).toContain("has no public address");
  });

  it("keeps all else cut off", async () => {
    const result = await sandbox.run({
      argv: ["bash", "-c", `(exec 3<>/dev/tcp/127.0.0.1/${port}) 2>&1; cat /proc/net/dev | grep -c :; exit 9`],
      workTree,
      network: { allowHosts: ["example.org"] },
    });

    expect(result.stdout).toMatch(/refused/i);
    expect(result.stdout.trim()).toMatch(/\n1$/);
    expect(result.exitCode).toBe(9);
  });

  it("refuses plain HTTP in words", async () => {
    await writeFile(join(workTree, "plain.mjs"), PLAIN);

    const result = await sandbox.run({
      argv: ["/opt/fixpoint-egress/node", "plain.mjs"],
      workTree,
      network: { allowHosts: ["example.org"] },
    });

    expect(result.stdout).toContain("403 Only HTTPS to the allowed hosts");
  });

  it("lets npm install", { timeout: 180_000 }, async () => {
    const registry = await onlineRegistry();
    if (registry === null) return expect(registry, "no registry can be reached from here").toBeNull();
    await writeFile(
      join(workTree, "package.json"),
      JSON.stringify({ name: "x", version: "1.0.0", dependencies: { "is-number": "7.0.0" } }),
    );

    const result = await sandbox.run({
      argv: ["npm", "install", "--ignore-scripts", "--no-audit", "--no-fund", "--cache", "/tmp/npm"],
      workTree,
      network: { allowHosts: [registry] },
      limits: { timeMs: 150_000 },
    });

    expect(result, result.stderr).toMatchObject({ ended: "exited", exitCode: 0 });
    expect(JSON.parse(await readFile(join(workTree, "node_modules/is-number/package.json"), "utf8"))).toMatchObject({
      version: "7.0.0",
    });
  });
});

/** The host of npm's own default, asked of npm, when it answers. */
async function onlineRegistry(): Promise<string | null> {
  const { execFile } = await import("node:child_process");
  const { promisify } = await import("node:util");
  const { stdout } = await promisify(execFile)("npm", ["config", "get", "registry"], { cwd: "/" });
  const url = stdout.trim().split("\n").at(-1) ?? "";
  const answer = await fetch(url, { signal: AbortSignal.timeout(10_000) }).catch(() => null);
  return answer?.ok === true ? new URL(url).host : null;
}

const PLAIN = `
import { get } from "node:http";
const proxy = new URL(process.env.HTTP_PROXY);
get({ host: proxy.hostname, port: proxy.port, path: "http://example.org/" }, (answer) => {
  answer.on("data", (data) => console.log(answer.statusCode, String(data)));
});
`;

const TUNNEL = `
import { request } from "node:http";
const proxy = new URL(process.env.HTTPS_PROXY);
const connect = request({ host: proxy.hostname, port: proxy.port, method: "CONNECT", path: process.argv[2] });
connect.on("connect", (answer, socket, head) => {
  if (answer.statusCode !== 200) { socket.on("data", (data) => console.log(String(data))); console.log(answer.statusCode, String(head)); return; }
  socket.write("GET / HTTP/1.0\\r\\n\\r\\n");
  socket.on("data", (data) => console.log(String(data)));
});
connect.end();
`;
