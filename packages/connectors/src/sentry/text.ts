import { codeBlock, inlineCode } from "../text/code.ts";
import { boundMessage } from "./crash.ts";
import type { Event, Issue } from "./schema.ts";
import { traceOf } from "./trace.ts";

function timesOf(count: number, noun: string): string {
  return `${count.toLocaleString("en")} ${noun}${count === 1 ? "" : "s"}`;
}

/** Where and how often, in a sentence. Says nothing of whom it happened to. */
function summaryOf({ level, culprit, count, userCount }: Issue, event: Event | null): string {
  const parts = [`Recorded as ${level}`];
  if (culprit) parts.push(`in ${inlineCode(culprit)}`);
  for (const tag of ["environment", "release"]) {
    const value = event?.tags.get(tag);
    if (value) parts.push(`${tag} ${inlineCode(value)}`);
  }
  if (count != null) parts.push(`seen ${timesOf(Number(count), "time")}`);
  if (userCount != null && userCount > 0) parts.push(`by ${timesOf(userCount, "user")}`);
  return `${parts.join(", ")}.`;
}

function messageOf({ metadata }: Issue, event: Event | null): string {
  const message = boundMessage(event?.message || metadata?.value || "");
  const isTold = event?.exceptions.some(({ value }) => value?.includes(message)) ?? false;
  return message.trim() === "" || isTold ? "" : codeBlock(message);
}

/** An issue for people, as Markdown: with its latest event the message and the stack trace too. */
export function textOf(issue: Issue, event: Event | null): string {
  const trace = event === null ? "" : traceOf(event);
  const parts = [summaryOf(issue, event), messageOf(issue, event), trace === "" ? "" : codeBlock(trace)];
  return parts.filter((part) => part !== "").join("\n\n");
}
