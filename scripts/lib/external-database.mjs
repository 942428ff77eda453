// A PostgreSQL server for tests on an external database: the one that was named, else one of our own from the system's package.
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { pinnedNode, root } from "./workspace.mjs";

const NONE = "none";

/**
 * @returns {Promise<{url: string|null, stop: () => Promise<void>}>} `url` is null where no PostgreSQL server is installed.
 */
export async function startExternalDatabase() {
  const given = process.env.FIXPOINT_TEST_DATABASE_URL;
  if (given) return { url: given, stop: async () => {} };
  const child = spawn(pinnedNode, ["packages/db/src/testing/external-cluster-process.ts"], {
    cwd: root,
    stdio: ["pipe", "pipe", "inherit"],
    detached: true,
  });
  const ended = new Promise((resolve) => child.once("close", resolve));
  const url = await new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", () => reject(new Error("The PostgreSQL server for tests did not start")));
    createInterface({ input: child.stdout }).once("line", (line) => resolve(line === NONE ? null : line));
  });
  return {
    url,
    async stop() {
      child.stdin.end();
      await ended;
    },
  };
}
