// The test suites: what each runs, shortened or whole.
import { playwright } from "./playwright.mjs";
import { vitest } from "./vitest.mjs";

/** Whoever imports it, however far off, needs a database. */
const DATABASE = "packages/db/src/testing/test-database.ts";
/** About the built-in database itself. */
const BUILT_IN = ["packages/db/src/embedded/**", "apps/server/src/backup/**", "apps/server/src/disk.test.ts"];
/** Its processes are killed again and again; the built-in database is killed with them. */
const KILLED = "apps/server/src/durability.test.ts";
/** Hosts and the real agent in turn: the database is the least of it. */
const LONG = ["apps/server/src/modules/pull-requests/journey.slow.test.ts"];
/** What shows that the built-in one keeps what it has; the browser's tests go through the rest of the server on it. */
const ON_BUILT_IN = [
  "packages/db",
  ...["backup", "disk.test.ts", "durability", "read-only"].map((name) => `apps/server/src/${name}`),
];

/** Goes through server, worker and live events; what the others look at in the browser is the same on every database. */
const JOURNEY = "main-job.spec.ts";
const BROWSER = [
  JOURNEY,
  "budgets.spec.ts",
  ...["texts", "base-commit", "bugs", "errors", "public", "routes", "settings", "shell"].map(
    (name) => `checklist/${name}.spec.ts`,
  ),
];

/** In `npm test`: minutes. */
export const SHORT = [
  // One server for all, on which each test has a database of its own: to start one for each takes longer than many tests.
  vitest({ name: "tests", database: "external or built-in", filters: [], without: [...BUILT_IN, KILLED] }),
  playwright({ name: "browser tests", specs: BROWSER }),
  playwright({ name: "browser tests on an external database", database: "external", specs: [JOURNEY] }),
  vitest({ name: "tests on the built-in database", filters: ON_BUILT_IN, isLast: true }),
];

/** In `npm run test:whole`: everything, nothing shortened. */
export const WHOLE = [
  vitest({ name: "tests", filters: [], env: { FIXPOINT_SLOW_TESTS: "1" } }),
  playwright({ name: "browser tests", specs: [] }),
  vitest({
    name: "tests on an external database",
    database: "external",
    relatedTo: DATABASE,
    filters: [],
    without: [...BUILT_IN, ...LONG],
  }),
  playwright({ name: "browser tests on an external database", database: "external", specs: [JOURNEY] }),
];
