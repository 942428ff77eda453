// Preloaded with --import into the built-in runner's processes: one record a test.
import { createRequire } from "node:module";
import { afterEach, before } from "node:test";

if (process.env.NODE_TEST_CONTEXT) {
  const coverage = createRequire(import.meta.url)("./coverage.cjs");
  before(() => coverage.take("load"));
  afterEach((context) => coverage.take("test", [context.fullName ?? context.name], context.passed !== false && !context.error));
}
