import { isIP } from "node:net";
import { resolve } from "node:path";
import { InputError, PRODUCT_NAME } from "@fixpoint/contracts";
import { z } from "zod";
import { GITHUB_APP_SHAPE, githubAppOf, type GithubApp } from "./env-github-app.ts";
import { INTEGRATION_SHAPE } from "./env-integrations.ts";
import { MAIL_SHAPE, mailSettings, type MailSettings } from "./env-mail.ts";
import { SIGN_IN_SHAPE, signInClients, type OAuthClient } from "./env-sign-in.ts";

const Flag = z
  .enum(["true", "false", "1", "0", ""])
  .transform((value) => value === "true" || value === "1")
  .default(false);

const Env = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).default("127.0.0.1"),
  FIXPOINT_DATA_DIR: z.string().min(1).default(".fixpoint"),
  /** Unset: the built-in PostgreSQL under the data folder. */
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, "must begin with postgres:// or postgresql://")
    .optional(),
  FIXPOINT_ROLE: z.enum(["all", "web", "worker"]).default("all"),
  /** Where browsers reach it; default `http://HOST:PORT`. */
  FIXPOINT_PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  FIXPOINT_PRODUCT_NAME: z.string().min(1).default(PRODUCT_NAME),
  FIXPOINT_STAFF_DOMAIN: z.string().min(1).default("fixpoint.test"),
  FIXPOINT_SANDBOX: z.enum(["auto", "bubblewrap", "none"]).default("auto"),
  FIXPOINT_ENGINE: z.enum(["search", "model", "auto"]).default("auto"),
  /** Bugs that one worker handles at a time. */
  FIXPOINT_CONCURRENCY: z.coerce.number().int().min(1).max(64).default(1),
  /** Sandboxed workers within one bug. */
  FIXPOINT_JOBS: z.coerce.number().int().min(1).max(64).optional(),
  /** Seconds for one bug. */
  FIXPOINT_RUN_TIMEOUT: z.coerce.number().int().min(10).max(86_400).default(900),
  /** Seconds from being told to end, and `/readyz` saying so, until no more connections are taken. */
  FIXPOINT_SHUTDOWN_DELAY: z.coerce.number().min(0).max(300).default(0),
  /** Lets the built-in sign-in run where other machines can reach it: anybody there can be anybody. */
  FIXPOINT_ALLOW_LOCAL_SIGN_IN: Flag,
  /** `false` leaves the demo organizations without projects. */
  FIXPOINT_DEMO: z.enum(["true", "false"]).default("true"),
  FIXPOINT_BETA_FORM_URL: z.url().optional(),
  /** 32 bytes as hex or base64; several, separated by commas, while a key is replaced. Default: a file in the data folder. */
  FIXPOINT_ENCRYPTION_KEY: z.string().optional(),
  ...SIGN_IN_SHAPE,
  ...INTEGRATION_SHAPE,
  ...GITHUB_APP_SHAPE,
  ...MAIL_SHAPE,
  FIXPOINT_SUBSCRIPTION_EMAIL: z.email().default("hello@fixpoint.test"),
  FIXPOINT_TERMS_URL: z.string().default("/legal/terms"),
  FIXPOINT_PRIVACY_URL: z.string().default("/legal/privacy"),
  /** Whoever reads `/metrics` sends it as a bearer token. Unset: only this machine may read them. */
  FIXPOINT_METRICS_TOKEN: z.string().min(16, "must have 16 characters or more").optional(),
  /** OpenTelemetry's own variables; with one of the addresses, traces are sent there by OTLP over HTTP. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  OTEL_SERVICE_NAME: z.string().min(1).default("fixpoint"),
  FIXPOINT_LOG_LEVEL: z.enum(["silent", "error", "warn", "info", "debug"]).default("warn"),
});
export type Env = z.infer<typeof Env> & {
  /** Absolute. */
  dataDir: string;
  /** Only this machine can connect. */
  isLoopback: boolean;
  /** None: the built-in identity provider. */
  signInClients: OAuthClient[];
  /** null: GitHub is connected by tokens alone. */
  githubApp: GithubApp | null;
  /** null: no e-mail is sent. */
  mail: MailSettings | null;
  /** Where traces go; null: nowhere. */
  tracing: { url: string; serviceName: string } | null;
};

export function isLoopbackHost(host: string): boolean {
  const bare = host.replace(/^\[|\]$/g, "").toLowerCase();
  return bare === "localhost" || bare === "::1" || (isIP(bare) === 4 && bare.startsWith("127."));
}

function tracingOf(env: z.infer<typeof Env>): { url: string; serviceName: string } | null {
  const base = env.OTEL_EXPORTER_OTLP_ENDPOINT?.replace(/\/+$/, "");
  const url = env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? (base && `${base}/v1/traces`);
  return url ? { url, serviceName: env.OTEL_SERVICE_NAME } : null;
}

/** Loopback servers belong to one person, who may call what their machine can; others call what is listed. */
export function mayCallInternal(env: Pick<Env, "isLoopback" | "FIXPOINT_INTERNAL_HOSTS">): (host: string) => boolean {
  return (host) => env.isLoopback || env.FIXPOINT_INTERNAL_HOSTS.includes(host.toLowerCase());
}

/** Throws InputError that names each wrong variable in one line. */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ""));
  const parsed = Env.safeParse(given);
  if (!parsed.success) {
    const reasons = parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`).join("; ");
    throw new InputError("wrong_environment", `Wrong setting: ${reasons}`);
  }
  return {
    ...parsed.data,
    dataDir: resolve(parsed.data.FIXPOINT_DATA_DIR),
    isLoopback: isLoopbackHost(parsed.data.HOST),
    signInClients: signInClients(parsed.data),
    githubApp: githubAppOf(parsed.data),
    mail: mailSettings(parsed.data),
    tracing: tracingOf(parsed.data),
  };
}
