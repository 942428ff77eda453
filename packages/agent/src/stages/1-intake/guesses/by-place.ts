import type { Expectation } from "../../../types/facts.ts";
import { splitTopLevel } from "../text/balanced.ts";
import { squeezeCode } from "../text/expressions.ts";
import { isNoValue, VALUE } from "../text/outcome.ts";
import type { ShownCall } from "../shown/shown-calls.ts";
import { cannotBecome } from "../text/value-kinds.ts";

const PLACES: Record<string, number> = {
  first: 0,
  former: 0,
  second: 1,
  third: 2,
  fourth: 3,
  fifth: 4,
  last: -1,
  latter: -1,
  final: -1,
};
const ORDINAL = `(${Object.keys(PLACES).join("|")})`;
const SHOULD = "(?:should|must|ought to|has to|needs to|is (?:supposed|expected) to|would)";
const MOST = 6;

function expectation(call: ShownCall, expected: string, snippet: number): Expectation {
  const { expression, value } = call;
  return { expression, expected, actual: value, throws: null, origin: "prose", snippet, guessed: true };
}

function bare(text: string): string {
  return text.trim().replace(/^`+([^`]*)`+$/s, "$1");
}

const FOR_IT = new RegExp(
  `\\bfor (?:the )?(${VALUE})[,]? (?:(?:it|that|this|I|one) )?(?:(?:${SHOULD}|expect|want) )?(?:be |say |give |return |read |print )?(\`[^\`\\n]{1,200}\`)`,
  "gi",
);
const FOR = new RegExp(`(${VALUE}) (?:for|at|with|on) (?:the )?(${VALUE})`, "g");

/** Whether a call takes that, as one of its arguments or within one. */
function takes({ expression }: ShownCall, input: string): boolean {
  const open = expression.indexOf("(");
  const text = squeezeCode(bare(input)).replace(/^(["'])(.*)\\1$/s, "$2");
  if (open === -1 || text === "") return false;
  const rest = expression.slice(open);
  const at = rest.lastIndexOf(text);
  return at !== -1 && !/[\w.]/.test(rest.charAt(at - 1)) && !/[\w.]/.test(rest.charAt(at + text.length));
}

/** “I hoped for 10”: a word of the sentence. */
const PROSE = /^(?!(?:true|false|null|undefined|none|nothing|zero)$)[a-z]+$/;

/** “`'#14'` for 10 and `'#b4'` for 90”: each is wished for from the call above that takes the one and can give the other. */
export function byInput(text: string, calls: readonly ShownCall[], snippet: number): Expectation[] {
  const pairs = [
    ...[...text.matchAll(FOR)]
      .filter(([, value = ""]) => !PROSE.test(value))
      .map(([, value = "", input = ""]) => ({ value, input })),
    ...[...text.matchAll(FOR_IT)].map(([, input = "", value = ""]) => ({ value, input })),
  ];
  return pairs.slice(0, MOST).flatMap(({ value, input }) => {
    if (isNoValue(value)) return [];
    const [only, ...more] = calls.filter((call) => takes(call, input) && !cannotBecome(call.value ?? "", bare(value)));
    if (only === undefined || more.length > 0 || only.value === null) return [];
    return squeezeCode(only.value) === squeezeCode(bare(value)) ? [] : [expectation(only, bare(value), snippet)];
  });
}

const OF_ORDINAL = new RegExp(`(${VALUE}) (?:for|as|from|in|on) the ${ORDINAL}\\b(?! \\d)`, "gi");
const ORDINAL_IS = new RegExp(
  `\\b(?:the )?${ORDINAL}(?: (?:one|call|line|result|value))?,? ${SHOULD} (?:be|return|give|print|say|have been) (?:just |only )?(${VALUE})`,
  "gi",
);

const WISHES = /\b(?:should|must|ought|expect|want|only|possible|right|correct|need|wish|listed)/i;

/** “`'0'` for the second and `'w5'` for the third”, “First one has to be `'a'`” of the calls above. */
export function byNumber(text: string, calls: readonly ShownCall[], snippet: number): Expectation[] {
  const wishes = [
    ...[...text.matchAll(OF_ORDINAL)].map(([, value = "", place = ""]) => ({ value, place })),
    ...[...text.matchAll(ORDINAL_IS)].map(([, place = "", value = ""]) => ({ value, place })),
  ];
  for (const sentence of text.split(/(?<=[.!?])\s+/)) {
    const places = [...sentence.matchAll(new RegExp(`\\bthe ${ORDINAL}\\b`, "gi"))];
    const values = sentence.match(/`[^`\n]{1,300}`/g) ?? [];
    const [[, place = ""] = []] = places;
    if (places.length === 1 && values.length === 1 && WISHES.test(sentence)) wishes.push({ value: values[0] ?? "", place });
  }
  return wishes.slice(0, MOST).flatMap(({ value, place }) => {
    if (isNoValue(value)) return [];
    const call = calls.at(PLACES[place.toLowerCase()] ?? calls.length);
    if (call === undefined || calls.length < 2 || cannotBecome(call.value ?? "", bare(value))) return [];
    return squeezeCode(call.value ?? "") === squeezeCode(bare(value)) ? [] : [expectation(call, bare(value), snippet)];
  });
}

const ENTRY = new RegExp(
  `\\bthe ${ORDINAL} (?:entry|element|item|value|member|name|word|number|cell|part|field|row|one)(?: of (?:it|them|the \\w+))? ${SHOULD} (?:be|read|say|have been) (?:just |only )?(${VALUE})`,
  "gi",
);

/** “The last entry ought to be `'2.1 Cooling'`” of a list that comes out now: the list with that in the other's place. */
export function byEntry(text: string, calls: readonly ShownCall[], snippet: number): Expectation[] {
  const wishes = [...text.matchAll(ENTRY)].filter(([, , value = ""]) => !isNoValue(value)).slice(0, MOST);
  const call = calls.findLast(({ value }) => /^[[(].*[\])]$/s.test(value?.trim() ?? ""));
  const shown = call?.value?.trim() ?? "";
  const [open, close] = [shown.slice(0, 1), shown.slice(-1)];
  const entries = splitTopLevel(shown.slice(1, -1), ",");
  if (call === undefined || wishes.length === 0 || entries.length < 2) return [];
  let changed = entries;
  for (const [, place = "", value = ""] of wishes) {
    const at = PLACES[place.toLowerCase()] ?? 0;
    if (changed.at(at) === undefined) return [];
    changed = changed.with(at, bare(value));
  }
  return [expectation(call, `${open}${changed.join(", ")}${close}`, snippet)];
}

const ENDS = new RegExp(
  `\\b(?:the ${ORDINAL}(?: (?:one|call|line|result|value))?|it|that|this)(?: ${SHOULD} (end|start|begin)s?)? (?:in|with) (${VALUE})`,
  "gi",
);

/** “The first one should end in `12.00 EUR`, the second in `15.00 EUR`” of texts that come out now: as many words at that end. */
export function byEnd(text: string, calls: readonly ShownCall[], snippet: number): Expectation[] {
  const found: Expectation[] = [];
  let end: string | undefined;
  for (const [, place, verb, value = ""] of [...text.matchAll(ENDS)].slice(0, MOST)) {
    end = verb?.toLowerCase() ?? end;
    const shown = calls.filter((one) => /^(["']).*\1$/s.test(one.value ?? ""));
    const call = place === undefined ? shown.at(-1) : shown.at(PLACES[place.toLowerCase()] ?? 0);
    if (end === undefined || call?.value == null) continue;
    const [quote, inner] = [call.value.slice(0, 1), call.value.slice(1, -1)];
    const wanted = bare(value).replace(/^(["'])(.*)\1$/s, "$2");
    const words = wanted.trim().split(/\s+/).length;
    const pieces = inner.split(/(\s+)/);
    const cut = 2 * words - 1;
    if (pieces.length <= cut) continue;
    const expected = end === "end" ? `${pieces.slice(0, -cut).join("")}${wanted}` : `${wanted}${pieces.slice(cut).join("")}`;
    if (expected !== inner) found.push(expectation(call, `${quote}${expected}${quote}`, snippet));
  }
  return found;
}
