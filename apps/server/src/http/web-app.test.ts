import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";
import fastifyCompress from "@fastify/compress";
import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { serveWebApp } from "./web-app.ts";
import { readWebApp } from "./web-files.ts";

const SCRIPT = "export const answer = 42;\n".repeat(200);
const BROTLI = brotliCompressSync(SCRIPT);
const GZIP = gzipSync(SCRIPT, { level: 9 });
let folder: string;
let app: FastifyInstance;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "fp-web-"));
  await mkdir(join(folder, "assets"));
  await writeFile(join(folder, "index.html"), "<!doctype html>");
  await writeFile(join(folder, "assets/app-1.js"), SCRIPT);
  await writeFile(join(folder, "assets/app-1.js.br"), BROTLI);
  await writeFile(join(folder, "assets/app-1.js.gz"), GZIP);
  app = Fastify();
  await app.register(fastifyCompress, { threshold: 1024, encodings: ["zstd", "br", "gzip"] });
  await serveWebApp(app, readWebApp(folder));
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

function script(acceptEncoding: string) {
  return app.inject({ url: "/assets/app-1.js", headers: { "accept-encoding": acceptEncoding } });
}

test("a browser gets the brotli of the build as it is, with the type of the script and its own length", async () => {
  const answer = await script("gzip, deflate, br, zstd");

  expect(answer.headers).toMatchObject({
    "content-encoding": "br",
    "content-type": "application/javascript; charset=utf-8",
    "content-length": String(BROTLI.length),
    "cache-control": "public, max-age=31536000, immutable",
  });
  expect(answer.headers["vary"]).toMatch(/accept-encoding/i);
  expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(SCRIPT);
});

test("who knows only gzip gets the gzip of the build, who knows neither the script itself", async () => {
  const gzipped = await script("gzip");
  const plain = await script("identity");

  expect(gzipped.headers).toMatchObject({ "content-encoding": "gzip", "content-length": String(GZIP.length) });
  expect(gunzipSync(gzipped.rawPayload).toString()).toBe(SCRIPT);
  expect(plain.headers["content-encoding"]).toBeUndefined();
  expect(plain.headers["vary"]).toMatch(/accept-encoding/i);
  expect(plain.payload).toBe(SCRIPT);
});

test("the compressed files are no addresses of their own", async () => {
  expect((await app.inject("/assets/app-1.js.br")).statusCode).toBe(404);
  expect((await app.inject("/assets/app-1.js.gz")).statusCode).toBe(404);
});
