import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin, ResolvedConfig } from "vite";

/** Of fonts and pictures nothing is left to win. */
const COMPRESSIBLE = /\.(js|css|svg|html|json|txt)$/;
/** Below it the answer fits into one packet either way. */
const LEAST_BYTES = 1024;
const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Compresses a file as hard as it goes, once: `file.br` and `file.gz` beside it, each only where it is smaller. */
async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < LEAST_BYTES) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const [brotli, gzipped] = await Promise.all([
    brotliAsync(content, { params }),
    gzipAsync(content, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  if (brotli.length < content.length) await writeFile(`${file}.br`, brotli);
  if (gzipped.length < content.length) await writeFile(`${file}.gz`, gzipped);
}

/** What the build wrote is stored compressed beside itself, so that no server compresses it at each request. */
export function precompress(): Plugin {
  let config: ResolvedConfig;
  return {
    name: "precompress",
    apply: "build",
    configResolved(resolved) {
      config = resolved;
    },
    async closeBundle() {
      const folder = path.resolve(config.root, config.build.outDir);
      const names = await readdir(folder, { recursive: true });
      await Promise.all(names.filter((name) => COMPRESSIBLE.test(name)).map((name) => compressFile(path.join(folder, name))));
    },
  };
}
