import { accessSync, constants } from "node:fs";

/** Fixed places only: a program of that name in a checkout or a home folder is not trusted. */
const PLACES = ["/usr/bin/bwrap", "/usr/local/bin/bwrap", "/bin/bwrap"];

export function findBubblewrap(): string | null {
  for (const path of PLACES) {
    try {
      accessSync(path, constants.X_OK);
      return path;
    } catch {
      // Try the next place.
    }
  }
  return null;
}
