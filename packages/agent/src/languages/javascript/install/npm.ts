import { existsSync, realpathSync } from "node:fs";
import path from "node:path";
import { execa } from "execa";
import type { Mount } from "@fixpoint/sandbox";
import { InfrastructureError } from "@fixpoint/contracts";

/** The machine's npm, and what it needs inside the sandbox to reach the same registry. */
export interface NpmTool {
  version: string;
  /** Folder of the npm package. */
  mount: Mount;
  cli: string;
  registry: string;
  /** Hosts that installs may reach. */
  hosts: string[];
  /** Certificate file that the machine adds to Node's own; null when there is none. */
  certificates: Mount | null;
}

let found: Promise<NpmTool> | undefined;

/** Asks the machine's npm once. Rejects with InfrastructureError `no_npm`. */
export function findNpm(): Promise<NpmTool> {
  return (found ??= look());
}

async function look(): Promise<NpmTool> {
  const folder = npmFolder();
  if (folder === null)
    throw new InfrastructureError("no_npm", "npm was not found on this machine.", {
      hint: "Install npm and put it on the PATH.",
    });
  const cli = path.join(folder, "bin/npm-cli.js");
  const config = async (key: string) => {
    // A neutral folder: a project's own .npmrc must not choose where packages come from.
    const { stdout } = await execa(process.execPath, [cli, "config", "get", key], { cwd: "/", timeout: 60_000 });
    const value = stdout.trim();
    return value === "null" || value === "undefined" || value === "" ? null : value;
  };
  const [registry, cafile, { stdout: version }] = await Promise.all([
    config("registry"),
    config("cafile"),
    execa(process.execPath, [cli, "--version"], { cwd: "/", timeout: 60_000 }),
  ]);
  if (registry === null || !URL.canParse(registry))
    throw new InfrastructureError("no_npm", "npm has no registry configured on this machine.", {
      hint: "Run `npm config get registry`.",
    });
  const ca = [process.env["NODE_EXTRA_CA_CERTS"], cafile].find((file) => file !== undefined && file !== null && existsSync(file));
  return {
    version: version.trim(),
    mount: { source: folder, target: "/fixpoint/npm" },
    cli: "bin/npm-cli.js",
    registry,
    hosts: [new URL(registry).host],
    certificates: ca === undefined || ca === null ? null : { source: realpathSync(ca), target: "/fixpoint/ca.pem" },
  };
}

/** Follows the `npm` on the PATH to its package. */
function npmFolder(): string | null {
  const beside = path.join(path.dirname(process.execPath), "../lib/node_modules/npm");
  const places = (process.env["PATH"] ?? "").split(path.delimiter).map((folder) => path.join(folder, "npm"));
  for (const place of places) {
    if (!existsSync(place)) continue;
    const real = realpathSync(place);
    const folder = path.dirname(path.dirname(real));
    if (existsSync(path.join(folder, "bin/npm-cli.js"))) return folder;
  }
  return existsSync(path.join(beside, "bin/npm-cli.js")) ? realpathSync(beside) : null;
}
