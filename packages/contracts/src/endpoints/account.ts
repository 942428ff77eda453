import { z } from "zod";
import { Id, PlainText, Slug, Timestamp } from "../entities/common.ts";
import { Organization } from "../entities/organization.ts";
import { isTimeZone } from "../rules/local-time.ts";
import { dataOf } from "./data-of.ts";

export const ORGANIZATION_ID_NOT_SET = "Organization ID is not set";

/** What the product's own form at /request-access sends; no session. */
export const BetaRequestBody = z.object({
  email: z.email(),
  name: PlainText.trim().max(200).default(""),
  company: PlainText.trim().max(200).default(""),
  message: PlainText.trim().max(5000).default(""),
});
export type BetaRequestBody = z.infer<typeof BetaRequestBody>;

export const BetaRequest = z.object({
  id: Id,
  email: z.string(),
  name: z.string(),
  company: z.string(),
  message: z.string(),
  /** The organization that was made of it; null while it waits. */
  organizationId: Id.nullable(),
  createdAt: Timestamp,
});
export type BetaRequest = z.infer<typeof BetaRequest>;
export const BetaRequestsAnswer = dataOf(z.array(BetaRequest));

/** By staff: an organization with its first member. The waiting beta request of that address is settled with it. */
export const CreateOrganizationBody = z.object({
  name: PlainText.trim().min(1, "Give the organization a name").max(100),
  slug: Slug.optional(),
  email: z.email(),
});
export type CreateOrganizationBody = z.infer<typeof CreateOrganizationBody>;
export const OrganizationAnswer = dataOf(Organization);

/** Why a channel cannot be used by the person, with what to do; null where it can. */
export const NotificationChannels = z.object({ slack: z.string().nullable(), email: z.string().nullable() });
export type NotificationChannels = z.infer<typeof NotificationChannels>;
export const NotificationChannelsAnswer = dataOf(NotificationChannels);

export const NOTIFICATION_EVENTS = [
  "fix_validated",
  "bug_reproduced",
  "bug_failed",
  "pull_request_opened",
  "pull_request_merged",
  "pull_request_closed",
  "base_commit_updated",
  "integration_broken",
] as const;
export type NotificationEvent = (typeof NOTIFICATION_EVENTS)[number];
const Channels = z.object({ inApp: z.boolean(), browser: z.boolean(), slack: z.boolean(), email: z.boolean() });

const TimeZone = z.string().max(64).refine(isTimeZone, "Name a time zone, such as Europe/Berlin");

export const NotificationPreferences = z.object({
  events: z.record(z.enum(NOTIFICATION_EVENTS), Channels),
  /** One e-mail with what happened and was not mailed by itself: at eight in `timeZone`, weekly on Mondays. */
  emailDigest: z.enum(["off", "daily", "weekly"]),
  timeZone: TimeZone.default("UTC"),
  /** Minutes after midnight, in `timeZone`; null for none. */
  quietHours: z
    .object({ from: z.number().int().min(0).max(1439), to: z.number().int().min(0).max(1439), timeZone: TimeZone })
    .nullable(),
  mutedProjectIds: z.array(Id).max(1000),
});
export type NotificationPreferences = z.infer<typeof NotificationPreferences>;
export const NotificationPreferencesAnswer = dataOf(NotificationPreferences);

const ONLY_WHAT_NEEDS_ME = new Set<string>(["fix_validated", "bug_failed", "integration_broken"]);
export const DEFAULT_NOTIFICATIONS: NotificationPreferences = {
  events: Object.fromEntries(
    NOTIFICATION_EVENTS.map((event) => [
      event,
      { inApp: ONLY_WHAT_NEEDS_ME.has(event), browser: false, slack: false, email: false },
    ]),
  ) as NotificationPreferences["events"],
  emailDigest: "off",
  timeZone: "UTC",
  quietHours: null,
  mutedProjectIds: [],
};

export const FeatureFlags = z.object({ showGoldenBoyBug: z.boolean(), enableSSEConsoleLogs: z.boolean() });
export type FeatureFlags = z.infer<typeof FeatureFlags>;
export const FeatureFlagsAnswer = dataOf(FeatureFlags);

/** Who acted in an organization from outside their own, newest first. */
export const AuditEntry = z.object({
  id: Id,
  action: z.string(),
  userId: Id,
  detail: z.record(z.string(), z.string()),
  createdAt: Timestamp,
});
export type AuditEntry = z.infer<typeof AuditEntry>;
export const AuditAnswer = dataOf(z.array(AuditEntry));
