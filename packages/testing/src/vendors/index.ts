export { descriptionsFolder, loadDescription, type Description } from "./description.ts";
export { startDescriptionServer } from "./description-server.ts";
export type { Fault, Faults } from "./faults.ts";
export { startGithubFake } from "./github.ts";
export { startSentryFake } from "./sentry.ts";
export { createTokens, type FakeTokens } from "./tokens.ts";
export * from "./tracker-fake.ts";
export * from "./tracker-state.ts";
export { startVendorServer, type VendorDefinition, type VendorServer } from "./vendor-server.ts";
