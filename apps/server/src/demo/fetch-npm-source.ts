import { execa } from "execa";
import pacote from "pacote";
import { z } from "zod";
import { DemoUnavailableError } from "./demo-unavailable-error.ts";
import type { DemoProject, NpmSource } from "./demo-project.ts";

const errorSchema = z.object({ code: z.string() });
const NOT_THERE = new Set(["ETARGET", "E404", "ENOVERSIONS"]);
const OTHER_BYTES = new Set(["EINTEGRITY", "TAR_BAD_ARCHIVE"]);

/** npm's own setting, so that a company's mirror is used where there is one. */
async function registry(): Promise<string | undefined> {
  const set = process.env["npm_config_registry"];
  if (set) return set;
  const asked = await execa("npm", ["config", "get", "registry"], { reject: false, timeout: 20_000 });
  const answer = asked.stdout.trim();
  return !asked.failed && URL.canParse(answer) ? answer : undefined;
}

/** Unpacks the tarball into `target` once its hash is right; links and paths that lead outside are never written. */
export async function fetchNpmSource(
  project: DemoProject,
  source: NpmSource,
  options: { target: string; cacheDir: string; signal: AbortSignal },
): Promise<void> {
  const spec = `${source.package}@${source.version}`;
  try {
    await pacote.extract(spec, options.target, {
      integrity: source.integrity,
      cache: options.cacheDir,
      registry: await registry(),
      preferOffline: true,
      fmode: 420,
      dmode: 493,
      umask: 18,
      signal: options.signal,
    });
  } catch (error) {
    options.signal.throwIfAborted();
    const code = errorSchema.safeParse(error).data?.code ?? "";
    const cause = { cause: error };
    if (NOT_THERE.has(code))
      throw new DemoUnavailableError(project.slug, "version", `The npm registry does not have ${spec}.`, cause);
    if (OTHER_BYTES.has(code))
      throw new DemoUnavailableError(
        project.slug,
        "integrity",
        `The registry's copy of ${spec} does not have the expected hash.`,
        cause,
      );
    throw new DemoUnavailableError(
      project.slug,
      "network",
      `${spec} could not be fetched from the npm registry${code ? ` (${code})` : ""}.`,
      cause,
    );
  }
}
