import { createIssues, inTransaction, isTwin, type IssueRow, type NewIssue } from "@fixpoint/db";
import { createGatherer } from "@fixpoint/queue";
import type { AppContext } from "../../context.ts";
import { batchesOf } from "../../core/batches.ts";
import { cleanText } from "../../core/text.ts";
import { PROCESS_ISSUE } from "../../jobs/kinds.ts";

type Stored = { issue: IssueRow | null } | { error: unknown };
type Intake = (key: string, items: readonly NewIssue[]) => Promise<Stored[]>;

const MOST = { items: 100, characters: 4_000_000 };

/** Bugs, their runs and the jobs of these: all or none. */
async function storeTogether(context: AppContext, issues: readonly NewIssue[]): Promise<(IssueRow | null)[]> {
  return inTransaction(context.db, async (client) => {
    const made = await createIssues(client, issues);
    const jobs = made.flatMap((issue) =>
      issue?.currentRunId
        ? [
            {
              data: { organizationId: issue.organizationId, issueId: issue.id, runId: issue.currentRunId },
              key: issue.currentRunId,
            },
          ]
        : [],
    );
    await context.queue.sendAll(PROCESS_ISSUE, jobs, { executeSql: (text, values = []) => client.query(text, values) });
    return made;
  });
}

/** Each by itself, so that what is wrong with one is told to the one who sent it. */
async function storeEach(context: AppContext, issues: readonly NewIssue[]): Promise<Stored[]> {
  const stored: Stored[] = [];
  for (const values of issues) {
    const one = await storeTogether(context, [values]).then(
      ([issue = null]): Stored => ({ issue }),
      (error: unknown): Stored => (isTwin(error) ? { issue: null } : { error }),
    );
    stored.push(one);
  }
  return stored;
}

async function store(context: AppContext, issues: readonly NewIssue[]): Promise<Stored[]> {
  const stored: Stored[] = [];
  for (const batch of batchesOf(issues, MOST)) {
    const made = batch.length === 1 ? null : await storeTogether(context, batch).catch(() => null);
    stored.push(...(made?.map((issue) => ({ issue })) ?? (await storeEach(context, batch))));
  }
  return stored;
}

const intakes = new WeakMap<AppContext, Intake>();

function intakeOf(context: AppContext): Intake {
  const known = intakes.get(context);
  if (known) return known;
  const made = createGatherer<NewIssue, Stored>((_key, issues) => store(context, issues));
  intakes.set(context, made);
  return made;
}

/**
 * Stores a bug with its first run and the job of that. Bugs that come while others are being stored share a commit.
 * null when its tracker's issue is here already, or its project is not.
 */
export async function takeIn(context: AppContext, values: NewIssue): Promise<IssueRow | null> {
  const clean = { ...values, title: cleanText(values.title), text: cleanText(values.text) };
  const [stored] = await intakeOf(context)("bugs", [clean]);
  if (!stored) return null;
  if ("error" in stored) throw stored.error;
  return stored.issue;
}
