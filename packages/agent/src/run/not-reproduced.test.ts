import { expect, it } from "vitest";
import type { Environment } from "../stages/3-environment/index.ts";
import { notReproduced } from "./not-reproduced.ts";
import { emptyState } from "./state.ts";

const NEEDS_GONE = "The test could not import what it needs: Cannot find module 'gone/lib'";

function end(install: object, detail: string, result = "import_error") {
  const environment = { install: { status: "installed", missing: ["gone", "linter"], ...install } } as unknown as Environment;
  const attempts = [{ stage: "reproduce" as const, what: "the issue", result, detail }];
  return notReproduced({ ...emptyState(), environment, attempts }, "no_failing_test", "No test failed.");
}

it.each([
  ["asks for what is missing", {}, NEEDS_GONE, "import_error", "install_failed"],
  ["asks for it, and there was no time", { timedOut: true }, NEEDS_GONE, "import_error", "install_out_of_time"],
  ["asks for something else", {}, "Cannot find module './wrong.js'", "import_error", "no_failing_test"],
  ["ran and passed", {}, "It passes", "passed_on_base", "no_failing_test"],
  [
    "could not run, and nothing was installed",
    { status: "failed" },
    "Cannot find module './x'",
    "import_error",
    "install_failed",
  ],
])("a run whose test %s", (_, install, detail, result, reason) => {
  expect(end(install, detail, result).reason).toBe(reason);
});
