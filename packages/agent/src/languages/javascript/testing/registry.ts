import { createHash } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import { execa } from "execa";

export interface TestRegistry {
  url: string;
  /** Paths that were asked for, since the last look. */
  asked: string[];
  close(): Promise<void>;
}

/** A package registry of the given packages, each in one version; all others it does not know. */
export async function serveRegistry(
  packages: Record<string, { version: string; dependencies?: Record<string, string> }>,
): Promise<TestRegistry> {
  const tarballs = new Map<string, Buffer>();
  for (const [name, { version, dependencies }] of Object.entries(packages))
    tarballs.set(name, await pack({ name, version, dependencies, main: "index.js" }));
  const registry = { asked: [] as string[] };
  const server = createServer((request, response) => {
    const asked = decodeURIComponent(request.url ?? "/").slice(1);
    registry.asked.push(asked);
    const [name = "", file] = asked.split("/-/");
    const tarball = tarballs.get(name);
    if (tarball === undefined) response.writeHead(404, { "content-type": "application/json" }).end('{"error":"Not found"}');
    else if (file !== undefined) response.writeHead(200, { "content-type": "application/octet-stream" }).end(tarball);
    else response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(packument(name, tarball)));
  });
  const packument = (name: string, tarball: Buffer) => {
    const { version = "1.0.0", dependencies = {} } = packages[name] ?? {};
    const integrity = `sha512-${createHash("sha512").update(tarball).digest("base64")}`;
    const dist = { tarball: `${url}${name}/-/${name}-${version}.tgz`, integrity };
    return { name, "dist-tags": { latest: version }, versions: { [version]: { name, version, dependencies, dist } } };
  };
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  return Object.assign(registry, {
    url,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  });
}

async function pack(manifest: object): Promise<Buffer> {
  const folder = await mkdtemp(path.join(os.tmpdir(), "fixpoint-pack-"));
  try {
    await mkdir(path.join(folder, "package"));
    await writeFile(path.join(folder, "package/package.json"), JSON.stringify(manifest));
    await writeFile(path.join(folder, "package/index.js"), "module.exports = 1;\n");
    await execa("tar", ["-czf", "package.tgz", "package"], { cwd: folder });
    return await readFile(path.join(folder, "package.tgz"));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
