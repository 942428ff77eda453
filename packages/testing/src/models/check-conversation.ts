import type { ModelServerRequest } from "./types.ts";

/** What every provider refuses, in words; empty when the conversation holds together. */
export function conversationProblems({ turns, tools, requiredTool }: ModelServerRequest): string[] {
  const problems: string[] = [];
  const names = tools.map(({ name }) => name);
  if (new Set(names).size < names.length) problems.push("two tools have the same name");
  if (requiredTool !== null && !names.includes(requiredTool)) problems.push(`${requiredTool} is required but not offered`);
  if (turns[0]?.role !== "user") problems.push("the first turn is not the user's");
  if (turns.at(-1)?.role === "assistant") problems.push("the last turn is the assistant's");
  /** Calls that wait for their result; a name may wait more than once where calls have no ids. */
  let waiting: string[] = [];
  for (const turn of turns) {
    for (const { id } of turn.toolResults) {
      if (!waiting.includes(id)) problems.push(`the result of ${id} answers no call`);
      waiting = waiting.toSpliced(waiting.indexOf(id), waiting.includes(id) ? 1 : 0);
    }
    if (turn.role === "user" && waiting.length > 0) problems.push(`${waiting.join(", ")} got no result`);
    waiting.push(...turn.toolCalls.map(({ id }) => id));
  }
  if (waiting.length > 0) problems.push(`${waiting.join(", ")} got no result`);
  return problems;
}
