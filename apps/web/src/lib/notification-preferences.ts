import { NotificationChannels, NotificationPreferences } from "@fixpoint/contracts";
import { queryOptions } from "@tanstack/react-query";
import { call } from "./api-client.ts";
import { keys } from "./query-keys.ts";

export const NOTIFICATION_PREFERENCES_PATH = "/api/v1/auth/notification-preferences";

/** Read once for the live events and kept; the settings page changes it here too. */
export const notificationPreferencesQuery = queryOptions({
  queryKey: keys.notificationPreferences,
  queryFn: ({ signal }) => call(NotificationPreferences, "GET", NOTIFICATION_PREFERENCES_PATH, { signal }),
  staleTime: 60_000,
});

/** Why Slack or e-mail cannot be used; null where it can. */
export const notificationChannelsQuery = queryOptions({
  queryKey: keys.notificationChannels,
  queryFn: ({ signal }) => call(NotificationChannels, "GET", "/api/v1/auth/notification-channels", { signal }),
  staleTime: 60_000,
});
