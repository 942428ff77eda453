import { InputError } from "@fixpoint/contracts";
import { makePrivateCopy } from "../stages/3-environment/copy.ts";
import type { Suggestion, SuggestionPatchRequest } from "./types.ts";

/** Text with the suggested lines in the place of others. Pure; throws InputError `suggestion_misfit` for lines that it has not. */
export function withSuggestion(text: string, { startLine, endLine, replacement, path }: Suggestion): string {
  const lines = text.split("\n");
  const count = text.endsWith("\n") ? lines.length - 1 : lines.length;
  if (!(startLine >= 1 && endLine >= startLine && endLine <= count))
    throw new InputError("suggestion_misfit", `${path} has no lines ${startLine} to ${endLine}.`, {
      hint: "The branch may have changed since the suggestion was made.",
    });
  const isWindows = lines[startLine - 1]?.endsWith("\r") === true;
  const put =
    replacement === "" ? [] : replacement.split("\n").map((line) => (isWindows ? `${line.replace(/\r$/, "")}\r` : line));
  return [...lines.slice(0, startLine - 1), ...put, ...lines.slice(endLine)].join("\n");
}

/**
 * The whole fix with a reviewer's suggestions taken over, as a unified diff against the base: what `verifyFix` is
 * asked about. Throws InputError `suggestion_misfit` or `revision_unknown`, and as `makePrivateCopy`.
 */
export async function suggestionPatch(request: SuggestionPatchRequest): Promise<string> {
  const copy = await makePrivateCopy(request.repository, { base: request.head, signal: request.signal });
  try {
    const texts = new Map<string, string>();
    // From the end of a file: what comes before keeps its lines.
    for (const one of request.suggestions.toSorted((a, b) => b.startLine - a.startLine)) {
      const text = texts.get(one.path) ?? (await copy.readText(one.path));
      if (text === null) throw new InputError("suggestion_misfit", `The branch has no text file ${one.path}.`);
      texts.set(one.path, withSuggestion(text, one));
    }
    return await copy.diffFrom(request.base, texts);
  } finally {
    await copy.dispose();
  }
}
