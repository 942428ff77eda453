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

function isPlain(text: string): boolean {
  // Also asked about what is no address at all; that has been said by then.
  if (!URL.canParse(text)) return true;
  const url = new URL(text);
  return url.username === "" && url.password === "" && url.search === "" && url.hash === "";
}

/** Of a self-hosted instance: neither credentials nor a query in it. */
export const BaseUrl = z
  .url({ protocol: /^https?$/, error: "Give the full address, beginning with https://" })
  .max(500)
  .refine(isPlain, "Give the address alone, without credentials and query");
