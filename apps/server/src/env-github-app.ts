import { createPrivateKey } from "node:crypto";
import { InputError } from "@fixpoint/contracts";
import { z } from "zod";

const Url = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ""));

/** An RSA key of a PEM file, which is sent as base64 so that it fits into one line; PEM as PKCS 8. */
const PrivateKey = z.base64("must be the base64 of the app's PEM file").transform((text, context) => {
  try {
    const key = createPrivateKey(Buffer.from(text, "base64"));
    if (key.asymmetricKeyType === "rsa") return key.export({ type: "pkcs8", format: "pem" }).toString();
  } catch {
    // What is wrong with it is not told: the words of the library may hold a part of it.
  }
  context.addIssue({ code: "custom", message: "must be the base64 of the app's PEM file, an RSA key" });
  return z.NEVER;
});

/** A GitHub App of this server; everything but the webhook's secret belongs together. */
export const GITHUB_APP_SHAPE = {
  FIXPOINT_GITHUB_APP_ID: z.string().regex(/^\d+$/, "must be the app's number").optional(),
  FIXPOINT_GITHUB_APP_SLUG: z
    .string()
    .regex(/^[a-z0-9-]+$/i, "must be the last part of the app's public address")
    .optional(),
  FIXPOINT_GITHUB_APP_PRIVATE_KEY: PrivateKey.optional(),
  FIXPOINT_GITHUB_APP_CLIENT_ID: z.string().optional(),
  FIXPOINT_GITHUB_APP_CLIENT_SECRET: z.string().optional(),
  /** Without it, what the app sends cannot be verified and is not taken. */
  FIXPOINT_GITHUB_APP_WEBHOOK_SECRET: z.string().optional(),
  /** Of an Enterprise Server. */
  FIXPOINT_GITHUB_URL: Url.default("https://github.com"),
};
type Variables = z.infer<z.ZodObject<typeof GITHUB_APP_SHAPE>>;

export interface GithubApp {
  id: string;
  slug: string;
  /** PEM. */
  privateKey: string;
  clientId: string;
  clientSecret: string;
  webhookSecret: string | null;
  /** Of the pages, without a slash at its end. */
  url: string;
}

/** null where none is configured. Throws InputError for a part of one. */
export function githubAppOf(variables: Variables): GithubApp | null {
  const {
    FIXPOINT_GITHUB_APP_ID: id,
    FIXPOINT_GITHUB_APP_SLUG: slug,
    FIXPOINT_GITHUB_APP_PRIVATE_KEY: privateKey,
    FIXPOINT_GITHUB_APP_CLIENT_ID: clientId,
    FIXPOINT_GITHUB_APP_CLIENT_SECRET: clientSecret,
    FIXPOINT_GITHUB_APP_WEBHOOK_SECRET: webhookSecret,
    FIXPOINT_GITHUB_URL: url,
  } = variables;
  if (id && slug && privateKey && clientId && clientSecret)
    return { id, slug, privateKey, clientId, clientSecret, webhookSecret: webhookSecret ?? null, url };
  if ([id, slug, privateKey, clientId, clientSecret, webhookSecret].every((value) => value === undefined)) return null;
  throw new InputError(
    "wrong_environment",
    "Wrong setting: FIXPOINT_GITHUB_APP_ID, …_SLUG, …_PRIVATE_KEY, …_CLIENT_ID and …_CLIENT_SECRET belong together",
  );
}
