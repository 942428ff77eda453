import type { CrashFrame } from "@fixpoint/contracts";

type Json = NonNullable<CrashFrame["variables"]>[string];

/** What debuggers write in the place of values that JSON lacks. */
const STAND_INS = new Map([
  ["<undefined>", "undefined"],
  ["[undefined]", "undefined"],
  ["<null>", "null"],
  ["[NaN]", "NaN"],
  ["[Infinity]", "Infinity"],
  ["[-Infinity]", "-Infinity"],
]);
/** `<Map(2)>`, `[Function: next]`, `[object Request]`, `[Circular ~]`: the description of an object, not its value. */
const DESCRIPTION =
  /^(?:<[A-Z][\w.$]*(?:\(\d+\))?(?: \{.*\})?>|\[(?:Function|Object|Array|Circular|Symbol|BigInt|Getter|Class|Max\w+|Global|Window|Document|SyntheticEvent|HTML\w+|object \w+)[^\]]*\]|\[class .*\])$/;

/** Invisible characters are written out: a test must look like what it is. */
function quoted(text: string): string {
  return JSON.stringify(text).replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (mark) =>
    Array.from({ length: mark.length }, (_, at) => `\\u${mark.charCodeAt(at).toString(16).padStart(4, "0")}`).join(""),
  );
}

function memberSource([key, value]: [string, Json]): string | null {
  const source = toSource(value);
  if (source === null) return null;
  if (key === "__proto__") return `["__proto__"]: ${source}`;
  return `${/^[A-Za-z_$][\w$]*$/.test(key) ? key : quoted(key)}: ${source}`;
}

function joined(parts: readonly (string | null)[], open: string, close: string): string | null {
  return parts.includes(null) ? null : `${open}${parts.join(", ")}${close}`;
}

/** A recorded value as a JavaScript literal; null where only its description was recorded. Pure; evaluates nothing. */
export function toSource(value: Json): string | null {
  if (typeof value === "string") return STAND_INS.get(value) ?? (DESCRIPTION.test(value) ? null : quoted(value));
  if (typeof value === "number") return Object.is(value, -0) ? "-0" : String(value);
  if (typeof value === "boolean" || value === null) return String(value);
  if (Array.isArray(value)) return joined(value.map(toSource), "[", "]");
  const members = Object.entries(value).map(memberSource);
  return members.length === 0 ? "{}" : joined(members, "{ ", " }");
}
