import { readInside } from "../../run/safe-files.ts";

const MAX_BYTES = 1024 * 1024;
/** Files that may hold credentials, whoever committed them. */
const PRIVATE =
  /(?:^|\/)(?:\.env(?:\.[^/]*)?|\.npmrc|\.pypirc|\.netrc|\.git-credentials|\.htpasswd|id_(?:rsa|dsa|ecdsa|ed25519)|credentials(?:\.[^/]*)?|secrets?\.(?:json|ya?ml|toml|env))$|\.(?:pem|key|p12|pfx|jks|keystore)$/i;

/** What a model may read: the text files of the base commit, by their path in it, and nothing else of the machine. */
export interface ProjectFiles {
  /** Relative paths, sorted. */
  paths: readonly string[];
  /** null where there is no such file, it is no text, too large or not to be shown. */
  read(file: string): Promise<string | null>;
}

/** `root`: absolute path of a tree of the base commit. Links are never followed. */
export function projectFiles(root: string, baseFiles: ReadonlySet<string>): ProjectFiles {
  const paths = [...baseFiles].filter((file) => !PRIVATE.test(file)).sort();
  const known = new Set(paths);
  return {
    paths,
    async read(file) {
      if (!known.has(file)) return null;
      const text = await readInside(root, file, MAX_BYTES);
      return text === null || text.includes("\0") ? null : text;
    },
  };
}

/** A path as models write them: without `./` before and blanks around it. */
export function plainPath(file: string): string {
  return file.trim().replace(/^(?:\.\/)+/, "");
}
