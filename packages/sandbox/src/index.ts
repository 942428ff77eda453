export type * from "./types.ts";
export { createSandbox, type SandboxOptions } from "./create-sandbox.ts";
export { DEFAULT_LIMITS } from "./limits.ts";
