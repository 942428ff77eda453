import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { z } from "zod";

const run = promisify(execFile);

const releasesSchema = z
  .preprocess(
    (value) => (Array.isArray(value) ? value : [value]),
    z.array(z.object({ version: z.string(), "dist.integrity": z.string() })),
  )
  .catch([]);

export interface Release {
  version: string;
  integrity: string;
}

/** What the registry knows of a package, in its order. */
export async function releasesOf(name: string): Promise<Release[]> {
  const { stdout } = await run("npm", ["view", `${name}@>=0.0.0`, "version", "dist.integrity", "--json"], { maxBuffer: 1e8 });
  return releasesSchema.parse(JSON.parse(stdout)).map((one) => ({ version: one.version, integrity: one["dist.integrity"] }));
}
