import { z } from "zod";

const Moment = z.coerce.date();
const Account = z.object({
  type: z.string().nullish(),
  uuid: z.string().nullish(),
  account_id: z.string().nullish(),
  nickname: z.string().nullish(),
  display_name: z.string().nullish(),
  links: z.object({ avatar: z.object({ href: z.string().optional() }).optional() }).nullish(),
});
export type Account = z.infer<typeof Account>;
export const Membership = z.object({ user: Account });

export const HostedRepository = z.object({
  uuid: z.string(),
  full_name: z.string(),
  /** null in an empty repository. */
  mainbranch: z.object({ name: z.string() }).nullish(),
});
export type HostedRepository = z.infer<typeof HostedRepository>;

export const HostedCommit = z.object({
  hash: z.string(),
  message: z.string().nullish(),
  date: z.string().nullish(),
  /** Only `raw`, e.g. `Grace <grace@acme.test>`, where the e-mail belongs to no account. */
  author: z.object({ raw: z.string().nullish(), user: Account.nullish() }).nullish(),
});
export type HostedCommit = z.infer<typeof HostedCommit>;
export const Branches = z.object({ values: z.array(z.object({ name: z.string(), target: HostedCommit })) });

const End = z.object({
  branch: z.object({ name: z.string() }).nullish(),
  /** The first twelve digits. */
  commit: z.object({ hash: z.string() }).nullish(),
  /** null where the fork is gone. */
  repository: z.object({ full_name: z.string() }).nullish(),
});
export const Pull = z.object({
  id: z.int(),
  state: z.string(),
  draft: z.boolean().nullish(),
  source: End,
  destination: End,
});
export type Pull = z.infer<typeof Pull>;

export const Status = z.object({
  key: z.string(),
  name: z.string().nullish(),
  state: z.string(),
  url: z.string().nullish(),
  description: z.string().nullish(),
  updated_on: z.string().nullish(),
});
export type Status = z.infer<typeof Status>;

export const Comment = z.object({
  id: z.int(),
  created_on: Moment,
  content: z.object({ raw: z.string().nullish() }).nullish(),
  user: Account.nullish(),
  deleted: z.boolean().nullish(),
  /** Written, and not sent yet. */
  pending: z.boolean().nullish(),
  parent: z.object({ id: z.int() }).nullish(),
  /** `to` is a line of the new file, `from` one of the old: the last of several, whose first is beside. */
  inline: z
    .object({
      path: z.string(),
      to: z.int().nullish(),
      from: z.int().nullish(),
      start_to: z.int().nullish(),
      start_from: z.int().nullish(),
    })
    .nullish(),
});
export type Comment = z.infer<typeof Comment>;
