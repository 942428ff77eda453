import type { Expectation } from "../../../types/facts.ts";
import type { ProseLine } from "../blocks/blocks.ts";

const VALUE = "(?:`[^`\\n]{1,300}`|\"[^\"\\n]{0,300}\"|'[^'\\n]{0,300}')";
const ROW = new RegExp(
  `^\\s{0,12}(?:[-*+•]|\\d{1,2}[.)])\\s+(${VALUE})\\s*(?:→|->|=>|⇒|:|gives|becomes|turns into|comes out as)\\s*(${VALUE})\\s*[,;(–—-]+\\s*(.{1,400})$`,
);
const WISH = new RegExp(
  `^(?:but )?(?:should (?:be|give|read)|must be|has to be|expected|I'd expect|want(?:ed)?|correct is|ought to be):?\\s*(${VALUE})`,
  "i",
);
const FINE = /^(?:ok(?:ay)?|fine|right|correct|good|as expected)\b/i;
const NAME = /`([A-Za-z_$][\w$]*)(?:\(\))?`/g;
const LITERAL = /^(?:"[^"]*"|'[^']*'|-?\d[\d_]*(?:\.\d+)?|[[{(].*[\]})]|None|True|False|true|false|null)$/s;
const MOST_ROWS = 60;

function asCode(value: string): string {
  const text = /^`(.*)`$/s.exec(value)?.[1] ?? value;
  return LITERAL.test(text.trim()) ? text.trim() : JSON.stringify(text);
}

/** The only function that the text names outside of the list. */
function functionOf(prose: readonly ProseLine[], rows: ReadonlySet<ProseLine>): string | null {
  const names = prose
    .filter((line) => !rows.has(line))
    .flatMap(({ text }) => [...text.matchAll(NAME)].map(([, name = ""]) => name))
    .filter((name) => !LITERAL.test(name));
  const [only, ...others] = new Set(names);
  return only === undefined || others.length > 0 ? null : only;
}

/** “What `slug` makes of”, and points of a list: `'A'` → `'a-'`, should be `'a'`. Each is a call of the function that is named. */
export function fromListedInputs(prose: readonly ProseLine[]): Expectation[] {
  const rows = prose.flatMap((line) => {
    const found = ROW.exec(line.text.slice(0, 1000));
    return found === null ? [] : [{ line, found }];
  });
  const name = rows.length < 2 ? null : functionOf(prose, new Set(rows.map(({ line }) => line)));
  if (name === null) return [];
  return rows.slice(0, MOST_ROWS).flatMap(({ found: [, input = "", shown = "", rest = ""] }): Expectation[] => {
    const part = { expression: `${name}(${asCode(input)})`, throws: null, origin: "prose" as const, snippet: null };
    const wish = WISH.exec(rest)?.[1];
    if (wish !== undefined) return [{ ...part, expected: asCode(wish), actual: asCode(shown) }];
    return FINE.test(rest) ? [{ ...part, expected: null, actual: null, fine: true }] : [];
  });
}
