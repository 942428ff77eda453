import { boundFrames, boundMessage, fileOf } from "./crash.ts";
import type { Event, Exception, Frame } from "./schema.ts";

const CAUSED = "The above exception was the direct cause of the following exception:";
const DURING = "During handling of the above exception, another exception occurred:";

/** Some clients send no name, or an empty one. */
function nameOf({ type }: Exception): string {
  return type || "Error";
}

function headOf(exception: Exception, name = nameOf(exception)): string {
  const { value } = exception;
  const message = boundMessage(value ?? "");
  return message === "" ? name : `${name}: ${message}`;
}

/** The frame's own line of source. */
function sourceOf({ context, lineNo }: Frame): string {
  const [, text] = context?.find(([line]) => line === lineNo) ?? [];
  return text?.trim() ?? "";
}

function pythonCall(frame: Frame): string {
  const call = `  File "${fileOf(frame) ?? "<unknown>"}", line ${frame.lineNo ?? "?"}, in ${frame.function ?? "<module>"}`;
  const source = sourceOf(frame);
  return source === "" ? call : `${call}\n    ${source.slice(0, 500)}`;
}

function pythonTrace(exception: Exception): string {
  const { first, omitted, last } = boundFrames(exception);
  const left = omitted === 0 ? [] : [`  … ${omitted} calls left out`];
  const calls = [...first.map(pythonCall), ...left, ...last.map(pythonCall)];
  const { module } = exception;
  const own = nameOf(exception);
  const head = headOf(exception, !module || module === "builtins" || module === "__main__" ? own : `${module}.${own}`);
  return calls.length === 0 ? head : ["Traceback (most recent call last):", ...calls, head].join("\n");
}

function pythonTraces(exceptions: readonly Exception[]): string {
  const traces = exceptions.map((exception, at) => {
    const trace = pythonTrace(exception);
    if (at === exceptions.length - 1) return [trace];
    return [trace, exception.mechanism?.source === "__cause__" ? CAUSED : DURING];
  });
  return traces.flat().join("\n\n");
}

function javascriptCall(frame: Frame): string {
  const place = [fileOf(frame) ?? "<anonymous>", frame.lineNo, frame.colNo].filter((part) => part != null).join(":");
  return frame.function == null ? `    at ${place}` : `    at ${frame.function} (${place})`;
}

function javascriptTrace(exception: Exception): string {
  const { first, omitted, last } = boundFrames(exception);
  const left = omitted === 0 ? [] : [`    … ${omitted} calls left out`];
  const calls = [...last.toReversed().map(javascriptCall), ...left, ...first.toReversed().map(javascriptCall)];
  return [headOf(exception), ...calls].join("\n");
}

/** As the platform itself prints a chain of exceptions; of other platforms in the form of JavaScript's. Empty without exceptions. */
export function traceOf({ platform, exceptions }: Event): string {
  if (platform === "python") return pythonTraces(exceptions);
  return exceptions.toReversed().map(javascriptTrace).join("\nCaused by: ");
}
