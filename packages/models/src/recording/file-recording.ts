import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Recording } from "../types/ledger.ts";

/** Replies of one run as files `<hash>.json` of a folder, which is made when it is needed. */
export function createFileRecording(folder: string): Recording {
  const pathOf = (hash: string) => join(folder, `${hash}.json`);
  return {
    async find(hash) {
      try {
        return await readFile(pathOf(hash), "utf8");
      } catch (error) {
        if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
        throw error;
      }
    },
    async store(hash, reply) {
      await mkdir(folder, { recursive: true });
      // A process may be killed in the middle: half a reply is none.
      await writeFile(`${pathOf(hash)}.part`, reply);
      await rename(`${pathOf(hash)}.part`, pathOf(hash));
    },
  };
}
