import type { ModelReply } from "@fixpoint/models";
import { z } from "zod";
import { standsIn, wordsOfIssue } from "../../gates/stated-by-issue.ts";
import type { EventLog } from "../../run/event-log.ts";
import { isRefusal } from "../../stages/1-intake/items/refusals.ts";
import type { Expectation, IssueFacts } from "../../types/facts.ts";
import { recordUse } from "./account.ts";
import { issueText } from "./issue-text.ts";
import { endOf, type LoopEnd } from "./loop/ends.ts";
import { userMessage } from "./loop/messages.ts";
import { loadPrompt } from "./prompts/index.ts";
import type { ModelParts } from "./repair.ts";

const MAX_OUTPUT_TOKENS = 2048;
const MOST = 10;
const READING = "what a model read in the issue's words";
/** Words of the languages, which need not stand in a report. */
const WORDS = new Set("new await true false null undefined None True False this self".split(" "));

const Text = z.string().max(1000).nullable();
const Report = z.object({
  statements: z
    .array(
      z.object({
        expression: z.string().min(1).max(1000).describe("the call, as code"),
        expected: Text.describe("the right value, as code; null where an error is expected or none is stated"),
        actual: Text.describe("the value that comes out now, as code; null where an error does"),
        throws: z.enum(["now", "expected"]).nullable().describe("an error comes now, or should come"),
        errorType: Text,
        message: Text,
      }),
    )
    .max(MOST),
  identifiers: z.array(z.string().max(200)).max(20).describe("functions, classes and options of the program that it names"),
  files: z.array(z.string().max(300)).max(MOST).describe("files that it names"),
  opinion: z
    .object({ kind: z.enum(["bug", "question", "feature", "docs", "not_enough_facts", "security"]), reason: z.string().max(500) })
    .nullable()
    .describe("what the report is, if that is plain"),
});
type Statement = z.infer<typeof Report>["statements"][number];

/** A statement that could be made a test of stands there already: rules have read it, and a model has nothing to add. */
function isTold(facts: IssueFacts): boolean {
  const whole = facts.expectations.some(
    (one) =>
      one.expression !== null && ((one.throws !== null && !isRefusal(one)) || (one.expected !== null && one.bare !== true)),
  );
  return whole || facts.stackTraces.length > 0 || facts.crash !== null || facts.followUp !== undefined;
}

/** Each name, number and text of the code stands in the issue. */
function isGrounded(issue: string, code: string): boolean {
  const parts = code.match(/"[^"]*"|'[^']*'|`[^`]*`|[A-Za-z_$][\w$]*|\d[\w.]*/g) ?? [];
  return parts.length > 0 && parts.every((part) => WORDS.has(part) || /^["'`]{2}$/.test(part) || standsIn(issue, part));
}

/** null where it says something that the issue does not, or too little to be held to. */
function expectationOf(issue: string, statement: Statement): Expectation | null {
  const { expression, expected, actual, throws, errorType, message } = statement;
  const values = [expected, actual, errorType, message].filter((value) => value !== null);
  if (!isGrounded(issue, expression) || !values.every((value) => standsIn(issue, value))) return null;
  const told = throws === null ? expected !== null && actual !== null : errorType !== null || message !== null;
  if (!told) return null;
  return {
    expression,
    expected,
    actual: throws === null ? actual : null,
    throws: throws === null ? null : { which: throws === "now" ? "actual" : "expected", type: errorType, message },
    origin: "prose",
    snippet: null,
    reading: READING,
  };
}

/** Facts of the rules first; what a model adds comes behind them, and only what the issue's own words hold. */
export function addRead(facts: IssueFacts, report: z.infer<typeof Report>): { facts: IssueFacts; added: number } {
  const issue = wordsOfIssue(facts);
  const expectations = report.statements.flatMap((statement) => expectationOf(issue, statement) ?? []);
  const fresh = (known: readonly string[], read: readonly string[]): string[] =>
    [...new Set(read)].filter((one) => !known.includes(one) && standsIn(issue, one));
  const identifiers = fresh(facts.identifiers, report.identifiers);
  const files = fresh(facts.files, report.files);
  const added = expectations.length + identifiers.length + files.length;
  return {
    added,
    facts: {
      ...facts,
      // Before statements that name no call: tests are written of the first ones.
      expectations: [
        ...facts.expectations.filter((one) => one.expression !== null),
        ...expectations,
        ...facts.expectations.filter((one) => one.expression === null),
      ],
      identifiers: [...facts.identifiers, ...identifiers],
      files: [...facts.files, ...files],
      notes: added === 0 ? facts.notes : [...facts.notes, `${added} facts were read by a model.`],
    },
  };
}

function reportOf(reply: ModelReply): z.infer<typeof Report> | null {
  const call = reply.toolCalls.find((one) => one.name === "report_facts");
  const parsed = Report.safeParse(call?.input.ok === true ? call.input.value : null);
  return parsed.success ? parsed.data : null;
}

/** Facts with what a model read beside them, where rules found too little. What it thinks of the issue is told and decides nothing. */
export async function readWithModel(
  { gateway, uses }: ModelParts,
  facts: IssueFacts,
  events: EventLog,
  signal: AbortSignal,
): Promise<IssueFacts> {
  if (isTold(facts)) return facts;
  const prompt = loadPrompt("intake");
  const use = recordUse(uses, gateway, "intake", prompt);
  const { $schema: _, ...inputSchema } = z.toJSONSchema(Report);
  let end: LoopEnd = "finished";
  try {
    const reply = await gateway.ask(
      {
        purpose: "intake",
        prompt: prompt.id,
        instructions: prompt.text,
        messages: [userMessage(issueText(facts))],
        tools: [{ name: "report_facts", description: "Takes the facts that the report states.", inputSchema }],
        requiredTool: "report_facts",
        maxOutputTokens: MAX_OUTPUT_TOKENS,
      },
      signal,
    );
    use.note(reply);
    const report = reportOf(reply);
    if (report === null) {
      end = reply.finish === "refused" ? "refused" : "answer_unreadable";
      return facts;
    }
    const read = addRead(facts, report);
    events.log("info", `A model read ${read.added} more facts in the issue.`);
    if (report.opinion !== null)
      events.log(
        "info",
        `A model takes it for: ${report.opinion.kind.replaceAll("_", " ")} (${report.opinion.reason}). That decides nothing.`,
      );
    return read.facts;
  } catch (error) {
    const reason = endOf(error, signal);
    if (reason === null) throw error;
    end = reason;
    events.log("warn", `No model read the issue: ${reason.replaceAll("_", " ")}.`);
    return facts;
  } finally {
    use.end(end);
  }
}
