import { end, type Ending, type RunState } from "./state.ts";

/** Where nothing could run because the installation failed, that is the project's error and no verdict on the bug. */
export function notReproduced(state: RunState, reason: string, summary: string): Ending {
  const install = state.environment?.install;
  const installFailed = install?.status === "failed";
  const ran = state.attempts.filter((attempt) => attempt.stage === "reproduce");
  const nothingRan =
    ran.length > 0 &&
    ran.every((attempt) => attempt.result === "import_error" || attempt.result === "crash" || attempt.result === "no_tests");
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
