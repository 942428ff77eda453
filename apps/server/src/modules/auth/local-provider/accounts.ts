import { addMember, ensureOrganization, ensureUser, setDefaultOrganizationIfNone, type Db } from "@fixpoint/db";

/** The people that the built-in sign-in offers. */
export const LOCAL_ACCOUNTS = [
  { email: "ada@acme.test", name: "Ada Lovelace", note: "Member of Acme", organizations: ["acme"] },
  { email: "grace@acme.test", name: "Grace Hopper", note: "Member of Acme and Globex", organizations: ["acme", "globex"] },
  { email: "staff@fixpoint.test", name: "Sam Staff", note: "Staff of Fixpoint", organizations: ["fixpoint"] },
  { email: "nobody@nowhere.test", name: "Norman Nobody", note: "Belongs to no organization", organizations: [] },
] as const;

const ORGANIZATIONS = { acme: "Acme", globex: "Globex", fixpoint: "Fixpoint" } as const;

/** Makes the accounts' organizations and memberships; what is there already stays as it is. */
export async function seedLocalAccounts(db: Db): Promise<void> {
  const ids = new Map<string, string>();
  for (const [slug, name] of Object.entries(ORGANIZATIONS)) {
    ids.set(slug, (await ensureOrganization(db, { slug, name })).id);
  }
  for (const account of LOCAL_ACCOUNTS) {
    if (account.organizations.length === 0) continue;
    const user = await ensureUser(db, { email: account.email, username: account.name });
    for (const slug of account.organizations) {
      const organizationId = ids.get(slug) as string;
      await addMember(db, organizationId, user.id);
      await setDefaultOrganizationIfNone(db, user.id, organizationId);
    }
  }
}
