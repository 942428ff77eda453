/** A path as a running program names it, without what a deployment or a bundler put around it: `webpack:///./src/a.js?1f` → `src/a.js`. */
export function plainPath(file: string): string {
  return file
    .replaceAll("\\", "/")
    .replace(/^[a-z][\w+.-]+:\/\/[^/]*\//i, "")
    .replace(/^[a-z]:\//i, "")
    .replace(/\?.*$/s, "")
    .split("/")
    .filter((part) => !["", ".", "..", "~"].includes(part))
    .join("/");
}

export interface PathMatch {
  /** One of the project's files. */
  file: string;
  /** One of the two paths is the other's end; else they only end alike. */
  isWhole: boolean;
}

function sharedEnd(left: readonly string[], right: readonly string[]): number {
  let count = 0;
  while (count < left.length && count < right.length && left.at(-1 - count) === right.at(-1 - count)) count += 1;
  return count;
}

/**
 * The project's files that a recorded path may mean: those that share most of its end, several where
 * they share equally much. A deployed path has a prefix, a path from an import folder lacks one.
 */
export function matchPath(recorded: string, files: readonly string[]): PathMatch[] {
  const wanted = plainPath(recorded).split("/");
  const alike = files.flatMap((file) => {
    const parts = file.split("/");
    const shared = sharedEnd(wanted, parts);
    return shared === 0 ? [] : [{ file, shared, isWhole: shared === wanted.length || shared === parts.length }];
  });
  const whole = alike.filter((one) => one.isWhole);
  const pool = whole.length > 0 ? whole : alike;
  const most = Math.max(0, ...pool.map((one) => one.shared));
  return pool.filter((one) => one.shared === most).map(({ file, isWhole }) => ({ file, isWhole }));
}
