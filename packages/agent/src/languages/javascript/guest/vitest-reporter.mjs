// A vitest reporter for any version since 0.30: one JSON line a test, when the run is over.
import { appendFileSync } from "node:fs";

function write(value) {
  appendFileSync(process.env.FIXPOINT_RESULTS, `${JSON.stringify(value)}\n`);
}

/** Values arrive printed, as `Object { "a": 1, }`: written as JavaScript again. */
function plain(value) {
  if (value === undefined || value === null) return value === undefined ? null : "null";
  if (typeof value !== "string") return JSON.stringify(value);
  return value.replace(/\b(?:Object|Array) (?=[{[])/g, "");
}

function toError(error, fields) {
  const assertion = error.name === "AssertionError" || error.code === "ERR_ASSERTION";
  return {
    name: error.name ?? null,
    message: String(error.message ?? error),
    code: error.code ?? null,
    stack: error.stackStr ?? error.stack ?? null,
    expected: assertion ? plain(error.expected) : null,
    actual: assertion ? plain(error.actual) : null,
    assertion,
    ...fields,
  };
}

const STATUS = { pass: "passed", passed: "passed", fail: "failed", failed: "failed" };

function visit(tasks, names, file) {
  for (const task of tasks) {
    const path = [...names, task.name];
    if (task.type === "suite") {
      visit(task.tasks, path, file);
      if (task.result?.errors?.length && !task.tasks.some((inner) => inner.result?.state === "fail"))
        write({ type: "case", names: path, file, status: "failed", error: toError(task.result.errors[0], { hook: true }) });
      continue;
    }
    const status = STATUS[task.result?.state] ?? "skipped";
    const error = task.result?.errors?.[0] ?? task.result?.error;
    write({
      type: "case",
      names: path,
      file,
      status,
      ms: task.result?.duration ?? null,
      error: status === "failed" && error ? toError(error) : null,
    });
  }
}

function report(files, errors) {
  for (const file of files) {
    visit(file.tasks, [], file.filepath);
    const error = file.result?.errors?.[0] ?? file.result?.error;
    if (error && file.tasks.length === 0) write({ type: "outside", file: file.filepath, error: toError(error) });
  }
  for (const error of errors ?? []) write({ type: "outside", error: toError(error) });
  write({ type: "end" });
}

export default class Reporter {
  done = false;

  onFinished(files, errors) {
    if (!this.done) report(files ?? [], errors);
    this.done = true;
  }

  /** Since version 3. */
  onTestRunEnd(modules, errors) {
    if (!this.done)
      report(
        modules.map((module) => module.task),
        errors,
      );
    this.done = true;
  }
}
