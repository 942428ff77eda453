import type { Db } from "./connect.ts";

/**
 * A query that is built once a database and planned once a connection: what
 * every request runs should not be put together anew each time.
 */
export function prepared<T>(build: (db: Db) => T): (db: Db) => T {
  const built = new WeakMap<Db, T>();
  return (db) => {
    const known = built.get(db);
    if (known !== undefined) return known;
    const made = build(db);
    built.set(db, made);
    return made;
  };
}
