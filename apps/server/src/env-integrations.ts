import { z } from "zod";

const Url = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ""));

type ClientShape<N extends string> = Record<
  `FIXPOINT_${N}_CLIENT_ID` | `FIXPOINT_${N}_CLIENT_SECRET`,
  z.ZodOptional<z.ZodString>
> &
  Record<`FIXPOINT_${N}_URL`, z.ZodDefault<typeof Url>>;

/** `url`: of the vendor's sign-in. */
function clientShape<N extends string>(name: N, url: string): ClientShape<N> {
  return {
    [`FIXPOINT_${name}_CLIENT_ID`]: z.string().optional(),
    [`FIXPOINT_${name}_CLIENT_SECRET`]: z.string().optional(),
    [`FIXPOINT_${name}_URL`]: Url.default(url),
  } as ClientShape<N>;
}

/** OAuth clients for connecting an organization to a provider without an access token of its own. */
export const INTEGRATION_SHAPE = {
  ...clientShape("GITLAB", "https://gitlab.com"),
  ...clientShape("ATLASSIAN", "https://auth.atlassian.com"),
  ...clientShape("ASANA", "https://app.asana.com"),
  ...clientShape("CLICKUP", "https://app.clickup.com/api"),
  ...clientShape("BITBUCKET", "https://bitbucket.org"),
  ...clientShape("SENTRY", "https://sentry.io"),
  ...clientShape("TRELLO", "https://trello.com"),
  ...clientShape("SLACK", "https://slack.com"),
  /** What Slack signs the events of the app with. */
  FIXPOINT_SLACK_SIGNING_SECRET: z.string().optional(),
  /** A bot's token of the staff's own workspace, for the channels that they set for projects. */
  FIXPOINT_STAFF_SLACK_TOKEN: z.string().optional(),
  /** Name of the app at Sentry, as its install page has it. */
  FIXPOINT_SENTRY_APP_SLUG: z.string().optional(),
  /** Seconds between two looks at an open pull request; five times as many where the host's webhooks arrive. */
  FIXPOINT_PULL_REQUEST_POLL: z.coerce.number().min(0.1).max(86_400).default(120),
  /** Seconds for which a base has to stand still before it is merged into open pull requests; a conflict is not waited for. */
  FIXPOINT_BASE_QUIET: z.coerce
    .number()
    .min(0)
    .max(7 * 86_400)
    .default(600),
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
