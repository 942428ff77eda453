import { sideOf, type Side } from "../text/side.ts";
import { expressionOf } from "../prose/statements.ts";
import { kindOf } from "../text/value-kinds.ts";

/** Which side a column is of; “result” beside “correct” is what happens. */
export function sideOfColumn(heading: string): Side | null {
  const side = sideOf(heading);
  if (side !== null) return side;
  if (/^(?:right|ok|wish|fixed|with the fix)|\b(?:ought|documented|right|target|as it (?:was|should))\b/i.test(heading))
    return "expected";
  return /^(?:result|outcome|out(?:put)?|returns?|gives?|prints?|is|now|today|before|value)\b|\b(?:now|today|says|gives|returns|prints|makes of it)$/i.test(
    heading,
  )
    ? "actual"
    : null;
}

/** `| days | fee(days) | tariff |`: what stands last, beside what a call of all other columns gives, is what it should give. */
export function withOther(sides: (Side | null)[], headings: readonly string[]): (Side | null)[] {
  const at = headings.length - 2;
  const call = headings[at] ?? "";
  const isOther = sides[at] === "actual" && sides[at + 1] === null && !sides.includes("expected");
  if (!isOther || at < 1 || expressionOf(call) === null) return sides;
  const named = new Set(call.match(/[A-Za-z_$][\w$]*/g));
  const isOfAll = headings.slice(0, at).every((one) => named.has(one.replaceAll("`", "").trim()));
  return isOfAll ? sides.with(at + 1, "expected") : sides;
}

/** `| duration | seconds | expected |`: what is mostly as it should be, and not in every row, is what comes now. */
export function withNow(sides: (Side | null)[], rows: readonly string[][]): (Side | null)[] {
  const [at, wanted] = [sides.lastIndexOf(null), sides.indexOf("expected")];
  if (sides.length !== 3 || sides.includes("actual") || at !== 1 || wanted !== 2) return sides;
  const same = rows.filter((row) => row[at] === row[wanted]).length;
  const isAlike = rows.every((row) => kindOf(row[at] ?? "") === kindOf(row[wanted] ?? ""));
  return isAlike && same > 0 && same < rows.length ? sides.with(at, "actual") : sides;
}
