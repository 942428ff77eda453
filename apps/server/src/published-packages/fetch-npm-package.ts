import { readFile } from "node:fs/promises";
import { execa } from "execa";
import pacote from "pacote";
import { z } from "zod";
import { PackageUnavailableError } from "./package-unavailable-error.ts";
import type { FetchOptions, NpmPackage } from "./types.ts";

const errorSchema = z.object({ code: z.string() });
const NOT_THERE = new Set(["ETARGET", "E404", "ENOVERSIONS"]);
const OTHER_BYTES = new Set(["EINTEGRITY", "TAR_BAD_ARCHIVE"]);

const npmSettings = z.object({
  registry: z.url().optional().catch(undefined),
  cafile: z.string().nullable().catch(null),
  "https-proxy": z.string().nullable().catch(null),
  "strict-ssl": z.boolean().catch(true),
});

/** npm's own settings, so that a company's mirror, authority and proxy are used where there are some. */
async function readNpmSettings(): Promise<Partial<pacote.Options>> {
  const asked = await execa("npm", ["config", "list", "--json"], { reject: false, timeout: 20_000, stripFinalNewline: true });
  const settings = npmSettings.safeParse(asked.failed ? {} : parseJson(asked.stdout)).data;
  const ca = settings?.cafile ? await readFile(settings.cafile, "utf8").catch(() => undefined) : undefined;
  return {
    ...(settings?.registry === undefined ? {} : { registry: settings.registry }),
    ...(ca === undefined ? {} : { ca }),
    ...(settings?.["https-proxy"] ? { httpsProxy: settings["https-proxy"] } : {}),
    strictSSL: settings?.["strict-ssl"] ?? true,
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

/** Unpacks the tarball into `target` once its hash is right; links and paths that lead outside are never written. */
export async function fetchNpmPackage(source: NpmPackage, options: FetchOptions): Promise<void> {
  const spec = `${source.package}@${source.version}`;
  try {
    await pacote.extract(spec, options.target, {
      integrity: source.integrity,
      cache: options.cacheDir,
      ...(await readNpmSettings()),
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
      throw new PackageUnavailableError(source.package, "version", `The npm registry does not have ${spec}.`, cause);
    if (OTHER_BYTES.has(code))
      throw new PackageUnavailableError(
        source.package,
        "integrity",
        `The registry's copy of ${spec} does not have the expected hash.`,
        cause,
      );
    throw new PackageUnavailableError(
      source.package,
      "network",
      `${spec} could not be fetched from the npm registry${code ? ` (${code})` : ""}.`,
      cause,
    );
  }
}
