import { limitsByHeaders } from "../http/limits.ts";
import type { VendorIdentity } from "../types/vendor-identity.ts";
import { refresh } from "./auth.ts";
import { identify } from "./identify.ts";
import { OPERATIONS } from "./operations.ts";

export const bitbucket: VendorIdentity = {
  provider: "bitbucket",
  // Counted by the hour, and it is not told when one is over.
  limits: limitsByHeaders({ firstPauseMs: 5000 }),
  operations: OPERATIONS,
  identify,
  refresh,
};
