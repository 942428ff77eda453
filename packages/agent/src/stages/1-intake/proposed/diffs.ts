import type { ProposedEdit } from "../../../types/facts.ts";

const MOST_LINES = 60;
const HEADER = /^(?:diff --git |index [0-9a-f]+\.\.|--- |\+\+\+ |(?:old|new) mode |similarity index |rename )/;

/** The changes of a block that is written as a diff, with the lines around them; [] where it is none. Pure. */
export function fromDiff(code: string): ProposedEdit[] {
  const edits: ProposedEdit[] = [];
  let file: string | null = null;
  let lines: string[] = [];
  const end = (): void => {
    const edit = editOf(lines, file);
    if (edit !== null) edits.push(edit);
    lines = [];
  };
  for (const line of code.split("\n")) {
    const named = /^(?:\+\+\+|---) (?:[ab]\/)?([^\t\n]+?)(?:\t.*)?$/.exec(line)?.[1] ?? null;
    if (line.startsWith("@@") || HEADER.test(line)) {
      end();
      if (named !== null && named !== "/dev/null") file = named;
    } else lines.push(line);
  }
  end();
  return edits;
}

function editOf(lines: readonly string[], file: string | null): ProposedEdit | null {
  const isChanged = (line: string): boolean => /^[-+]/.test(line);
  const body = lines.slice(
    lines.findIndex((line) => line.trim() !== ""),
    lines.findLastIndex((line) => line.trim() !== "") + 1,
  );
  if (!body.some(isChanged) || body.length > MOST_LINES) return null;
  // Without a mark in front, all lines around the changes have a blank there, or none has.
  const around = body.filter((line) => !isChanged(line) && line.trim() !== "");
  const isMarked = around.every((line) => line.startsWith(" "));
  const bare = (line: string): string => (isChanged(line) || isMarked ? line.slice(1) : line);
  const from = body.filter((line) => !line.startsWith("+")).map(bare);
  const to = body.filter((line) => !line.startsWith("-")).map(bare);
  // Lines alone that are put in say nothing of where.
  if (from.every((line) => line.trim() === "")) return null;
  return { scale: "lines", from: from.join("\n"), to: to.join("\n"), file, line: null };
}
