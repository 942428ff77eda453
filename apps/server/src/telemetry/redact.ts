import { replaceSecrets } from "@fixpoint/contracts";

const REDACTED = "[redacted]";
/** Names of fields whose values are nobody's business; `tokens` and the like are counts. */
const SECRET_NAME =
  /^(authorization|proxy-authorization|cookie|set-cookie|.*(password|passwd|secret|credentials?|private_?key|api_?key|access_?token|refresh_?token|id_?token|code_?verifier)|token|code|state)$/i;
const MAX_DEPTH = 6;
const MAX_TEXT = 8_000;

/** The text without what looks like a secret. */
export function redactText(text: string): string {
  const cut = text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)}…` : text;
  return replaceSecrets(cut, REDACTED, "likely").text;
}

/** A copy for a log line: secrets are left out by their names and by their shapes, however deep they are. */
export function redact(value: unknown, depth = 0): unknown {
  if (typeof value === "string") return redactText(value);
  if (typeof value !== "object" || value === null) return value;
  if (depth >= MAX_DEPTH) return "[…]";
  if (value instanceof Error) return redactError(value, depth);
  if (value instanceof Date) return value;
  if (ArrayBuffer.isView(value)) return `[${value.byteLength} bytes]`;
  if (Array.isArray(value)) return value.slice(0, 100).map((item) => redact(item, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      SECRET_NAME.test(name) && inner !== null && inner !== undefined ? REDACTED : redact(inner, depth + 1),
    ]),
  );
}

/** A failed query names its parameters, which are people's texts and sealed secrets. */
function withoutParameters(text: string): string {
  return text.replace(/\nparams:[\s\S]*?(?=\n {4}at |$)/g, "");
}

/** Fields that drivers add, such as `detail`, hold the rows themselves: only what finds a cause is kept. */
const KEPT_FIELDS = ["code", "constraint", "table", "routine", "syscall", "errno", "status", "statusCode"];

function redactError(error: Error, depth: number): Record<string, unknown> {
  const fields = error as unknown as Record<string, unknown>;
  return {
    type: error.name,
    message: redactText(withoutParameters(error.message)),
    stack: redactText(withoutParameters(error.stack ?? "")),
    ...Object.fromEntries(KEPT_FIELDS.filter((name) => name in fields).map((name) => [name, redact(fields[name], depth + 1)])),
    ...(error.cause === undefined ? {} : { cause: redact(error.cause, depth + 1) }),
  };
}
