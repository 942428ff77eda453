import { FixpointError, type Integration } from "@fixpoint/contracts";
import { noteCredentialCheck, type CredentialCheck, type IntegrationRow } from "@fixpoint/db";
import type { AppContext } from "../../context.ts";
import { notFound } from "../../core/problem.ts";
import { askVendor, type VendorAnswer } from "../../vendors/request.ts";
import { nameOf } from "./catalogue.ts";
import { credentialCheck, SlackRefusal } from "./credential-checks.ts";
import { openCredentials } from "./credentials.ts";
import { presentIntegration } from "./presenter.ts";

type Outcome = CredentialCheck;

function failure(error: string): Outcome {
  return { account: null, scopes: null, missingScopes: [], error, needsReconnect: false };
}

function refusalOf(name: string, { status, headers }: VendorAnswer): string | null {
  if (status >= 200 && status < 300) return null;
  if (status === 401 || status === 403)
    return `${name} does not accept the credentials (${status}). Update the token, or connect again.`;
  if (status === 404) return `There is no API of ${name} at that address (404). Check the base URL.`;
  if (status === 429) {
    const seconds = headers["retry-after"];
    return `${name} asks to wait (429). Try again ${seconds ? `in ${seconds} seconds` : "in a minute"}.`;
  }
  if (status >= 500) return `${name} has trouble of its own (${status}). Try again later.`;
  return `${name} answered ${status}. Check the base URL.`;
}

function reasonOf(name: string, host: string, error: unknown): string {
  if (error instanceof SlackRefusal) return `${name} does not accept the credentials (${error.message}). Update the token.`;
  if (error instanceof FixpointError) return [`${error.message}.`, error.hint].filter(Boolean).join(" ");
  const isNetwork = error instanceof Error && ("code" in error || error.name === "TimeoutError" || error.name === "AbortError");
  if (isNetwork) return `${name} cannot be reached at ${host}. Check the base URL and this server's network.`;
  return `What answers at ${host} is not the API of ${name}. Check the base URL.`;
}

/** Loopback servers belong to one person, who may call what their machine can; others call what is listed. */
function mayBeInternal({ env }: AppContext, url: URL): boolean {
  return env.isLoopback || env.FIXPOINT_INTERNAL_HOSTS.includes(url.hostname.toLowerCase());
}

async function tryCredentials(context: AppContext, row: IntegrationRow): Promise<Outcome> {
  const name = nameOf(row.provider);
  const credentials = openCredentials(context, row);
  const check = credentialCheck(row.provider, credentials);
  const base = row.baseUrl ?? check.apiUrl;
  if (base === null)
    return failure(`The address of the ${name} site is missing. Disconnect it, then connect it with its address.`);
  const url = new URL(`${base.replace(/\/+$/, "")}${check.path}`);
  try {
    const answer = await askVendor(url, check.headers, { mayBeInternal: mayBeInternal(context, url) });
    const refused = refusalOf(name, answer);
    if (refused) return failure(refused);
    return {
      account: check.account(JSON.parse(answer.text)),
      scopes: check.scopes?.(answer) ?? null,
      missingScopes: [],
      error: null,
      needsReconnect: false,
    };
  } catch (error) {
    context.log.info({ err: error, provider: row.provider }, "credentials could not be tried");
    return failure(reasonOf(name, url.host, error));
  }
}

/** Tries the credentials at the vendor and keeps what came of it. */
export async function checkIntegration(context: AppContext, row: IntegrationRow): Promise<Integration> {
  const outcome = await tryCredentials(context, row);
  const noted = await noteCredentialCheck(context.db, row.organizationId, row.id, outcome);
  if (!noted) throw notFound("Integration");
  return presentIntegration(context.env, noted);
}
