import type { Expectation, Snippet } from "../../types/facts.ts";
import type { Document } from "./blocks.ts";
import { withoutMarks } from "./blocks.ts";
import { cleanValue, parseOutcome, VALUE } from "./outcome.ts";
import { sideOf, type Side } from "./side.ts";

const SECTION =
  /^(?:expected|actual|current|observed|desired|what (?:i |did you )?expect|what (?:happens|happened|actually happen))/i;
const WHOLE_VALUE = new RegExp(
  `^(?:it |the (?:function|call|result|output|method) )?(?:should |must )?(?:returns?|returned|be|is|was|gives?|gets?|got|prints?|outputs?|equals?|yields?)?:?\\s*(${VALUE})\\.?$`,
  "i",
);

function sectionSide(heading: string): Side | null {
  if (!SECTION.test(heading)) return null;
  return /^(?:expected|desired|what .*expect)/i.test(heading) ? "expected" : "actual";
}

function entry(side: Side, value: string, snippet: number | null): Expectation {
  return {
    expression: null,
    expected: side === "expected" ? value : null,
    actual: side === "actual" ? value : null,
    throws: null,
    origin: "labels",
    snippet,
  };
}

/** “Expected behavior” and “Actual behavior” sections whose content is a value, in words or as a block. */
export function fromSections(document: Document, snippets: readonly Snippet[]): Expectation[] {
  const found: Expectation[] = [];
  for (const line of document.prose.slice(0, 5000)) {
    const side = sectionSide(line.heading);
    const text = withoutMarks(line.text);
    if (side === null || text === "" || text.replace(/:$/, "") === line.heading) continue;
    const whole = WHOLE_VALUE.exec(text.slice(0, 600));
    const value = cleanValue(whole?.[1]);
    const { throws } = parseOutcome(text.slice(0, 600));
    if (throws !== null)
      found.push({
        expression: null,
        expected: null,
        actual: null,
        throws: { ...throws, which: side },
        origin: "labels",
        snippet: null,
      });
    else if (value !== null) found.push(entry(side, value, null));
  }
  for (const snippet of snippets) {
    const block = document.blocks[snippet.index];
    if (block === undefined || snippet.role === "transcript" || snippet.role === "trace" || snippet.role === "shell") continue;
    const isLabel = /^(?:expected|actual|got|output|result|observed)\b[^.]{0,60}:?$/i.test(block.lead);
    const side = (isLabel ? sideOf(block.lead) : null) ?? sectionSide(block.heading) ?? (isLabel ? "actual" : null);
    if (side === null || snippet.code.length > 2000) continue;
    // Of several lines the first may be indented.
    const value = snippet.code.includes("\n") ? snippet.code : snippet.code.trim();
    // Without a language, in such a section and behind a program: what that prints.
    const isOutput = block.info === null && snippets.some((one) => one.index < snippet.index && one.role === "code");
    const isValue =
      snippet.role !== "code" ||
      (isOutput && sectionSide(block.heading) !== null) ||
      (/^\s*["'`[{\d-]/.test(value) && !/[;=]\s*$/.test(value)) ||
      /^(?:true|false|null|undefined|None|True|False|NaN)$/.test(value);
    if (isValue && !/^(?:expected|actual)/i.test(value)) found.push(entry(side, value, snippet.index));
  }
  return found;
}
