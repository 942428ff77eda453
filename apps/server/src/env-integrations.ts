import { z } from "zod";

const Url = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ""));

/** OAuth clients for connecting an organization to a provider without an access token of its own. */
export const INTEGRATION_SHAPE = {
  FIXPOINT_GITLAB_CLIENT_ID: z.string().optional(),
  FIXPOINT_GITLAB_CLIENT_SECRET: z.string().optional(),
  FIXPOINT_GITLAB_URL: Url.default("https://gitlab.com"),
  FIXPOINT_ATLASSIAN_CLIENT_ID: z.string().optional(),
  FIXPOINT_ATLASSIAN_CLIENT_SECRET: z.string().optional(),
  FIXPOINT_ATLASSIAN_URL: Url.default("https://auth.atlassian.com"),
  FIXPOINT_SENTRY_CLIENT_ID: z.string().optional(),
  FIXPOINT_SENTRY_CLIENT_SECRET: z.string().optional(),
  FIXPOINT_SENTRY_URL: Url.default("https://sentry.io"),
  /** Name of the app at Sentry, as its install page has it. */
  FIXPOINT_SENTRY_APP_SLUG: z.string().optional(),
  /** Seconds between two looks at a tracker that sends no webhooks; five times as many where it does. */
  FIXPOINT_TRACKER_POLL: z.coerce.number().min(0.1).max(86_400).default(60),
  /** Hosts of an internal network that a server for others may call, separated by commas. */
  FIXPOINT_INTERNAL_HOSTS: z
    .string()
    .default("")
    .transform((text) =>
      text
        .toLowerCase()
        .split(",")
        .map((host) => host.trim()),
    ),
};
