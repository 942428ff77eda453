import { limitsByHeaders } from "../http/limits.ts";
import type { VendorIdentity } from "../types/vendor-identity.ts";
import { identify } from "./identify.ts";
import { OPERATIONS } from "./operations.ts";

export const slack: VendorIdentity = { provider: "slack", limits: limitsByHeaders({}), operations: OPERATIONS, identify };
