import { end, type Ending, type RunState } from "./state.ts";

/** Where nothing could run because the installation failed, that is the project's error and no verdict on the bug. */
export function notReproduced(state: RunState, reason: string, summary: string): Ending {
  const install = state.environment?.install;
  const ran = state.attempts.filter((attempt) => attempt.stage === "reproduce");
  const nothingRan =
    ran.length > 0 &&
    ran.every((attempt) => attempt.result === "import_error" || attempt.result === "crash" || attempt.result === "no_tests");
  const missing = install?.missing ?? [];
  // Where only something is missing, what could not run must have asked for it: most of what is left out nobody needs.
  const asksForMissing = ran.some(({ detail }) =>
    missing.some((name) => [`'${name}'`, `'${name}/`, `"${name}"`, `"${name}/`].some((quoted) => detail.includes(quoted))),
  );
  const installFailed = install?.status === "failed" || asksForMissing;
  if (installFailed && nothingRan && install?.timedOut === true) {
    return end("install_out_of_time", "The dependencies could not be installed in time, and without them no test can run.", {
      error: "infrastructure",
    });
  }
  if (installFailed && nothingRan) {
    return end("install_failed", "The project's dependencies could not be installed, and without them no test can run.", {
      error: "project",
    });
  }
  return end(reason, summary);
}
