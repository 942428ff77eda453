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
};
