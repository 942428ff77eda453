/** A package.json as it is written; nothing of it is trusted. */
export type PackageManifest = Record<string, unknown>;

export const GROUPS = ["dependencies", "devDependencies", "optionalDependencies", "peerDependencies"] as const;

/** null for a text that is no object of JSON; a mark of its byte order is no part of it. */
export function parseManifest(text: string): PackageManifest | null {
  try {
    const parsed: unknown = JSON.parse(text.replace(/^\uFEFF/, ""));
    return typeof parsed === "object" && parsed !== null && !Array.isArray(parsed) ? (parsed as PackageManifest) : null;
  } catch {
    return null;
  }
}

/** name → range of one group, as written: a range may be no text. */
export function rangesIn(group: unknown): Record<string, string> {
  return typeof group === "object" && group !== null ? (group as Record<string, string>) : {};
}

/** The manifests among files that npm is given; what does not parse is npm's to refuse. */
function manifestsOf(files: Record<string, string>): [string, PackageManifest][] {
  return Object.entries(files).flatMap(([file, text]): [string, PackageManifest][] => {
    if (!/(?:^|\/)package\.json$/.test(file)) return [];
    const manifest = parseManifest(text);
    return manifest === null ? [] : [[file, manifest]];
  });
}

/** Every name that the manifests ask for, and its range; "" for one that is no text. */
export function requestsOf(files: Record<string, string>): [name: string, range: string][] {
  return manifestsOf(files).flatMap(([, manifest]) =>
    GROUPS.flatMap((group) =>
      Object.entries(rangesIn(manifest[group])).map(([name, range]): [string, string] => [
        name,
        typeof range === "string" ? range : "",
      ]),
    ),
  );
}

/** The same files, whose manifests no longer ask for `gone`. */
export function leaveOut(files: Record<string, string>, gone: ReadonlySet<string>): Record<string, string> {
  const changed = manifestsOf(files).map(([file, manifest]) => {
    const less = { ...manifest };
    for (const group of GROUPS)
      if (group in less)
        less[group] = Object.fromEntries(Object.entries(rangesIn(less[group])).filter(([name]) => !gone.has(name)));
    return [file, JSON.stringify(less)];
  });
  return { ...files, ...(Object.fromEntries(changed) as Record<string, string>) };
}
