import { BUG_VIEWS, IssueSource } from "@fixpoint/contracts";
import { z } from "zod";

// By itself, because the routes are loaded before any page: what reads a list is not.

const BUG_SORTS = ["updated", "created", "key", "evidence"] as const;
const BUG_AGES = ["day", "week", "month", "quarter"] as const;
const BUG_FIXES = ["yes", "no"] as const;
const BUG_EVIDENCE = ["passed", "failed", "none"] as const;

/** What the URL says; defaults are left out of it, and what cannot be read counts as not said. */
export const BugSearch = z.object({
  group: z.enum(["all", "agentic", "pr", "archived", "notApplicable"]).optional().catch(undefined),
  view: z.enum(BUG_VIEWS).optional().catch(undefined),
  q: z.string().optional().catch(undefined),
  source: IssueSource.optional().catch(undefined),
  created: z.enum(BUG_AGES).optional().catch(undefined),
  updated: z.enum(BUG_AGES).optional().catch(undefined),
  fix: z.enum(BUG_FIXES).optional().catch(undefined),
  evidence: z.enum(BUG_EVIDENCE).optional().catch(undefined),
  sort: z.enum(BUG_SORTS).optional().catch(undefined),
  /** The bug that is looked at beside the list. */
  peek: z.string().optional().catch(undefined),
});
export type BugSearch = z.infer<typeof BugSearch>;
