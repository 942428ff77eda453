import { z } from "zod";
import { Id, Sha } from "../entities/common.ts";
import { dataOf } from "./data-of.ts";

/** A validated fix whose proof is of another commit than the project's present base. */
export const StaleFix = z.object({
  issueId: Id,
  key: z.string(),
  title: z.string(),
  /** Of the proof. */
  baseSha: Sha,
});
export type StaleFix = z.infer<typeof StaleFix>;

/** `baseSha` is the project's present base; null before there is one. */
export const Revalidation = z.object({ baseSha: Sha.nullable(), fixes: z.array(StaleFix) });
export type Revalidation = z.infer<typeof Revalidation>;

const MAX_FIXES_AT_ONCE = 200;

export const RevalidateBody = z.object({ issueIds: z.array(Id).min(1, "Name the bugs").max(MAX_FIXES_AT_ONCE) });
export type RevalidateBody = z.infer<typeof RevalidateBody>;

export const RevalidationAnswer = dataOf(Revalidation);
/** The bugs that are worked on again: those of the request whose proof is of another commit. */
export const RevalidateAnswer = dataOf(z.object({ issueIds: z.array(Id) }));
