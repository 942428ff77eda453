import type { IntegrationRow } from "@fixpoint/db";
import { z } from "zod";
import type { AppContext } from "../../context.ts";
import { requireSecrets } from "../../core/secrets.ts";

/** What is sealed into the row. */
const StoredCredentials = z.object({
  accessToken: z.string(),
  email: z.string().optional(),
  apiKey: z.string().optional(),
  refreshToken: z.string().optional(),
  /** ISO 8601. */
  expiresAt: z.string().optional(),
  /** Of the app that was installed at the vendor. */
  installationId: z.string().optional(),
  /** Jira's site, where it is reached through Atlassian's gateway. */
  cloudId: z.string().optional(),
});
export type StoredCredentials = z.infer<typeof StoredCredentials>;

/** The row that the credentials are bound to: elsewhere they do not open. */
function ownerOf(id: string): string {
  return `integration:${id}`;
}

export function sealCredentials(context: AppContext, id: string, credentials: StoredCredentials): string {
  return requireSecrets(context).seal(JSON.stringify(credentials), ownerOf(id));
}

/** Throws InputError `cannot_decrypt` when this server has another key. */
export function openCredentials(context: AppContext, row: Pick<IntegrationRow, "id" | "credentials">): StoredCredentials {
  return StoredCredentials.parse(JSON.parse(requireSecrets(context).open(row.credentials, ownerOf(row.id))));
}
