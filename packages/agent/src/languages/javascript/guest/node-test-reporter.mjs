// A reporter of the built-in runner: one JSON line a test.
import { createRequire } from "node:module";

const printError = createRequire(import.meta.url)("./print-error.cjs");

export default async function* report(source) {
  const paths = new Map();
  // What a file's process wrote before it died is all that says why it did not load; by the name that it was given by.
  const written = new Map();
  for await (const event of source) {
    const data = event.data ?? {};
    // Tests of one file come in order, files interleave.
    const key = data.file ?? "";
    const names = paths.get(key) ?? [];
    if (event.type === "test:start") {
      names.length = data.nesting;
      names[data.nesting] = data.name;
      paths.set(key, names);
      continue;
    }
    if (event.type === "test:stderr") {
      written.set(key, `${written.get(key) ?? ""}${data.message}`.slice(-20_000));
      continue;
    }
    if (event.type !== "test:pass" && event.type !== "test:fail") continue;
    const details = data.details ?? {};
    const isFile =
      data.nesting === 0 && typeof data.file === "string" && (data.name === data.file || data.file.endsWith(`/${data.name}`));
    const error = details.error;
    const failureType = error?.failureType;
    if (isFile) {
      // The file itself failed: it did not load, or its process ended badly.
      if (event.type === "test:fail" && failureType !== "subtestsFailed")
        yield line({
          type: "outside",
          file: data.file,
          output: failureType === "testCodeFailure" ? (written.get(data.name) ?? written.get(key) ?? "") : null,
          error: printError(error?.cause ?? error, {
            timeout: failureType === "testTimeoutFailure" || failureType === "cancelledByParent",
            message: String(error?.cause?.message ?? error?.cause ?? error?.message),
          }),
        });
      continue;
    }
    if (details.type === "suite" && failureType === "subtestsFailed") continue;
    if (details.type === "suite" && event.type === "test:pass") continue;
    if (failureType === "subtestsFailed") continue;
    const path = [...names.slice(0, data.nesting), data.name];
    const skipped =
      event.type === "test:pass" &&
      ((data.skip !== undefined && data.skip !== false) || (data.todo !== undefined && data.todo !== false));
    const cause =
      error?.cause instanceof Error || (typeof error?.cause === "object" && error.cause !== null) ? error.cause : error;
    yield line({
      type: "case",
      names: path,
      file: data.file ?? null,
      status: skipped ? "skipped" : event.type === "test:pass" ? "passed" : data.todo ? "skipped" : "failed",
      ms: details.duration_ms ?? null,
      error:
        error === undefined
          ? null
          : printError(cause, { timeout: failureType === "testTimeoutFailure", hook: failureType === "hookFailed" }),
    });
  }
  yield line({ type: "end" });
}

function line(value) {
  return `${JSON.stringify(value)}\n`;
}
