import { z } from "zod";

const Person = z.object({ login: z.string() }).nullable();
const Moment = z.coerce.date();

export const User = z.object({ login: z.string() });

export const Repository = z.object({
  name: z.string(),
  full_name: z.string(),
  html_url: z.string(),
  owner: z.object({ login: z.string() }),
  archived: z.boolean().optional(),
  has_issues: z.boolean().optional(),
});
export type Repository = z.infer<typeof Repository>;
export const Installed = z.object({ repositories: z.array(Repository) });

export const Issue = z.object({
  number: z.int(),
  title: z.string(),
  body: z.string().nullish(),
  html_url: z.string(),
  state: z.string(),
  created_at: Moment,
  updated_at: Moment,
  labels: z.array(z.union([z.string(), z.object({ name: z.string().nullish() })])),
  /** Only on pull requests, which the list holds too. */
  pull_request: z.unknown().optional(),
});
export type Issue = z.infer<typeof Issue>;

export const Comment = z.object({
  id: z.int(),
  body: z.string().nullish(),
  user: Person.optional(),
  created_at: Moment,
});
export type Comment = z.infer<typeof Comment>;

export const Hook = z.object({ id: z.int(), config: z.object({ url: z.string().optional() }) });

export const InRepository = z.object({ repository: z.object({ full_name: z.string() }) });
export const IssueEvent = InRepository.extend({
  action: z.string(),
  issue: z.object({ number: z.int(), pull_request: z.unknown().optional() }),
});
export const InstallationEvent = z.object({ action: z.string() });
