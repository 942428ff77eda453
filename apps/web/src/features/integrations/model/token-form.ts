import { BaseUrl, CREDENTIAL_FIELDS, Credentials, type CredentialField, type IntegrationProvider } from "@fixpoint/contracts";
import { z } from "zod";

/** What is typed: every field is text, empty where nothing is needed. */
export interface TokenValues {
  accessToken: string;
  email: string;
  apiKey: string;
  baseUrl: string;
}

export const EMPTY_TOKEN: TokenValues = { accessToken: "", email: "", apiKey: "", baseUrl: "" };

const NOTHING = z.string().transform(() => undefined);
const Address = z
  .string()
  .trim()
  .transform((text) => (text === "" ? undefined : text))
  .pipe(BaseUrl.optional());

/** What of a provider is asked for: connecting takes all it needs, a new token leaves the rest as it is stored. */
export function askedFields(provider: IntegrationProvider, isUpdate: boolean): readonly CredentialField[] {
  return isUpdate ? [] : CREDENTIAL_FIELDS[provider];
}

/** The parts of a create or update call out of what was typed; complaints are by field. */
export function tokenForm(provider: IntegrationProvider, isUpdate: boolean) {
  const asked = askedFields(provider, isUpdate);
  return z.object({
    accessToken: Credentials.shape.accessToken,
    email: asked.includes("email") ? z.string().trim().pipe(z.email("Give the e-mail address of the account")) : NOTHING,
    apiKey: asked.includes("apiKey") ? z.string().trim().min(1, "Give the API key").max(5000) : NOTHING,
    baseUrl: isUpdate
      ? NOTHING
      : asked.includes("baseUrl")
        ? z.string().trim().min(1, "Give the address of the site").pipe(BaseUrl)
        : Address,
  });
}
