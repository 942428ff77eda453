import { z } from "zod";
import { ISSUE_SOURCES } from "../rules/providers.ts";

export const Id = z.string().min(1).max(64);
/** Text that every database holds: without NUL and lone surrogates, which are dropped. */
export const PlainText = z.string().overwrite((text) => text.replaceAll("\u0000", "").toWellFormed());
/** ISO 8601, UTC. */
export const Timestamp = z.iso.datetime({ offset: true });
export const Sha = z.string().regex(/^[0-9a-f]{40}([0-9a-f]{24})?$/);
export const Slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(64);

export const IssueSource = z.enum(ISSUE_SOURCES);
export type IssueSource = z.infer<typeof IssueSource>;
