import type { CalledElsewhere } from "./called-elsewhere.ts";
import type { ReadElsewhere } from "./read-elsewhere.ts";
import type { SuiteReach } from "./suite-reach.ts";

/** What runs lines of the base commit. */
export interface Reach {
  bySuite: SuiteReach;
  elsewhere: CalledElsewhere;
  readElsewhere: ReadElsewhere;
}

/** Where nothing was watched. */
export const UNKNOWN_REACH: Reach = { bySuite: () => true, elsewhere: () => null, readElsewhere: () => null };
