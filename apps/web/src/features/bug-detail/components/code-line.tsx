import type { ReactNode } from "react";
import type { Token } from "../../../lib/highlight.ts";

interface Props {
  text: string;
  tokens: readonly Token[] | undefined;
  /** Half-open column ranges to mark as changed. */
  marks?: readonly (readonly [number, number])[];
  markClass?: string;
}

/** One line of code: colours from the tokens, marks from the word diff, cut at each other's borders. */
export function CodeLine({ text, tokens, marks = [], markClass }: Props) {
  const borders = new Set([0, text.length, ...marks.flat()]);
  const colours: { from: number; to: number; color: string | null }[] = [];
  let at = 0;
  for (const token of tokens ?? [{ text, color: null }]) {
    borders.add(at);
    colours.push({ from: at, to: at + token.text.length, color: token.color });
    at += token.text.length;
  }
  const cuts = [...borders].filter((border) => border <= text.length).sort((one, other) => one - other);
  const parts: ReactNode[] = [];
  let colour = 0;
  for (let index = 0; index < cuts.length - 1; index += 1) {
    const from = cuts[index] ?? 0;
    const to = cuts[index + 1] ?? from;
    while (colour < colours.length - 1 && (colours[colour]?.to ?? 0) <= from) colour += 1;
    const marked = marks.some(([start, end]) => start <= from && to <= end);
    const color = colours[colour]?.color ?? undefined;
    const piece = text.slice(from, to);
    parts.push(
      marked ? (
        <mark key={from} className={`rounded-[3px] text-inherit ${markClass ?? ""}`} style={{ color }}>
          {piece}
        </mark>
      ) : color ? (
        <span key={from} style={{ color }}>
          {piece}
        </span>
      ) : (
        piece
      ),
    );
  }
  return <>{parts.length > 0 ? parts : "\u200b"}</>;
}
