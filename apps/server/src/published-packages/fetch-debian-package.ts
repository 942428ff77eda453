import { createHash } from "node:crypto";
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm } from "node:fs/promises";
import path from "node:path";
import { execa } from "execa";
import { PackageUnavailableError } from "./package-unavailable-error.ts";
import type { DebianPackage, FetchOptions } from "./types.ts";

async function isExpected(file: string, integrity: string | undefined): Promise<boolean> {
  const bytes = await readFile(file).catch(() => null);
  if (bytes === null) return false;
  return integrity === undefined || `sha512-${createHash("sha512").update(bytes).digest("base64")}` === integrity;
}

/** A machine that was set up from an image often has no package lists yet; only root may fetch them. */
async function downloadWithApt(wanted: string, cwd: string, signal: AbortSignal): Promise<{ ok: boolean; said: string }> {
  const apt = (argv: string[]) =>
    execa("apt-get", argv, {
      cwd,
      cancelSignal: signal,
      reject: false,
      all: true,
      timeout: 120_000,
      env: { LC_ALL: "C", DEBIAN_FRONTEND: "noninteractive" },
    });
  const first = await apt(["download", "-q", wanted]);
  if (!first.failed) return { ok: true, said: first.all };
  const knowsNothing = /Unable to locate package|No packages found/.test(first.all);
  if (!knowsNothing || process.getuid?.() !== 0) return { ok: false, said: first.all };
  await apt(["update", "-q"]);
  const second = await apt(["download", "-q", wanted]);
  return { ok: !second.failed, said: second.all };
}

async function download(source: DebianPackage, options: FetchOptions): Promise<string> {
  const wanted = `${source.package}=${source.version}`;
  const kept = path.join(options.cacheDir, `${source.package}_${source.version}.deb`);
  if (await isExpected(kept, source.integrity)) return kept;

  await mkdir(options.cacheDir, { recursive: true });
  const folder = await mkdtemp(path.join(options.cacheDir, "apt-"));
  try {
    const { ok, said } = await downloadWithApt(wanted, folder, options.signal);
    options.signal.throwIfAborted();
    const file = (await readdir(folder)).find((name) => name.endsWith(".deb"));
    if (!ok || file === undefined) {
      const absent = /was not found|Unable to locate/.test(said);
      const why = absent
        ? `This machine's package lists do not have ${wanted}; it is part of ${source.distribution}.`
        : `${wanted} could not be fetched from the Debian archive.`;
      throw new PackageUnavailableError(source.package, absent ? "version" : "network", why, {
        cause: new Error(said.slice(-2_000)),
      });
    }
    if (!(await isExpected(path.join(folder, file), source.integrity))) {
      throw new PackageUnavailableError(
        source.package,
        "integrity",
        `The archive's copy of ${wanted} does not have the expected hash.`,
      );
    }
    await rename(path.join(folder, file), kept);
    return kept;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Fetches the package with apt, checks its hash and copies the kept folders to `target`. Nothing of it is installed or run. */
export async function fetchDebianPackage(source: DebianPackage, options: FetchOptions): Promise<void> {
  const tools = await Promise.all(
    ["apt-get", "dpkg-deb"].map((tool) => execa(tool, ["--version"], { reject: false, stdout: "ignore" })),
  );
  if (tools.some((tool) => tool.failed)) {
    throw new PackageUnavailableError(
      source.package,
      "tool",
      `${source.package} comes from ${source.distribution}, and this machine has no apt-get and dpkg-deb to fetch it with.`,
    );
  }
  const file = await download(source, options);
  const unpacked = await mkdtemp(path.join(options.cacheDir, "deb-"));
  try {
    await execa("dpkg-deb", ["--extract", file, unpacked], { cancelSignal: options.signal });
    for (const { from, to } of source.keep)
      await cp(path.join(unpacked, from), path.join(options.target, to), { recursive: true });
  } finally {
    await rm(unpacked, { recursive: true, force: true });
  }
}
