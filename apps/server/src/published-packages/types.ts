/** A tarball on the npm registry. */
export interface NpmPackage {
  kind: "npm";
  package: string;
  version: string;
  /** Subresource integrity of the tarball. */
  integrity: string;
}

/** A binary package of the Debian archive; only the folders named in `keep` are taken out of it. */
export interface DebianPackage {
  kind: "debian";
  package: string;
  version: string;
  /** The release that has this version, for the message where it is missing. */
  distribution: string;
  /** Subresource integrity of the package file; without it apt's own check of its signed lists has to do. */
  integrity?: string | undefined;
  /** Relative paths: in the package, and in the target folder. */
  keep: readonly { from: string; to: string }[];
}

export interface FetchOptions {
  /** Absolute path of an existing folder, which receives the files. */
  target: string;
  /** Absolute path; what was downloaded stays there. */
  cacheDir: string;
  signal: AbortSignal;
}
