import { Readable } from "node:stream";
import { listIssues, type IssueListScope } from "@fixpoint/db";
import type { AppContext } from "../../context.ts";
import { requireProject } from "../projects/service.ts";

async function* bodyOf(first: string, rest: AsyncGenerator<string>): AsyncGenerator<string> {
  yield `{"data":[${first}`;
  for await (const items of rest) yield `,${items}`;
  yield "]}";
}

/**
 * The answer's body as it goes out: a text, or a stream where the list is long.
 * The items are JSON already; nothing here reads them. Throws 404 for a project of another organization.
 */
export async function issueListBody(context: AppContext, scope: IssueListScope): Promise<string | Readable> {
  const items = listIssues(context.db, scope);
  const first = await items.next();
  if (first.done) {
    await requireProject(context, scope.organizationId, scope.projectId);
    return `{"data":[]}`;
  }
  const second = await items.next();
  if (second.done) return `{"data":[${first.value}]}`;
  return Readable.from(bodyOf(`${first.value},${second.value}`, items), { objectMode: false });
}
