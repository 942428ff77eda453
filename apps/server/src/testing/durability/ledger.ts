import type { Db } from "@fixpoint/db";

/** Where a write is looked for; the value is what one row of it says. */
export type Place = "issue" | "archived" | "project" | "name" | "settings" | "token" | "task";

const QUERIES: Record<Place, string> = {
  issue: "select id, title as value from issues",
  archived: "select id, is_archived::text as value from issues",
  project: "select id, 'there' as value from projects",
  name: "select id, name as value from projects",
  settings: "select project_id as id, should_auto_comment_on_issue_fixed::text as value from project_settings",
  token: "select id, 'there' as value from api_tokens",
  task: "select id, 'there' as value from tasks",
};
const GONE = "gone";

/** What the server said it has stored, and what it may have stored because no answer came. */
export class Ledger {
  acknowledged = 0;
  unanswered = 0;
  readonly #allowed = new Map<string, Set<string>>();

  static readonly gone = GONE;

  /** An answer of success: this value and no other. */
  confirm(place: Place, id: string, value: string): void {
    this.acknowledged += 1;
    this.#allowed.set(`${place} ${id}`, new Set([value]));
  }

  /** No answer, or one of failure: what was, or this value. */
  doubt(place: Place, id: string, value: string): void {
    this.unanswered += 1;
    this.#allowed.get(`${place} ${id}`)?.add(value);
  }

  /** Acknowledged writes that are not in the database, in words. */
  async lost(db: Db): Promise<string[]> {
    const stored = new Map<string, string>();
    for (const [place, query] of Object.entries(QUERIES)) {
      const { rows } = await db.execute<{ id: string; value: string }>(query);
      for (const { id, value } of rows) stored.set(`${place} ${id}`, value);
    }
    return [...this.#allowed].flatMap(([key, allowed]) => {
      const found = stored.get(key) ?? GONE;
      return allowed.has(found) ? [] : [`${key} is ${found}, not ${[...allowed].join(" or ")}`];
    });
  }
}
