import { NotificationPreferences } from "@fixpoint/contracts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { toast } from "sonner";
import { call, failureText } from "../../../lib/api-client.ts";
import { NOTIFICATION_PREFERENCES_PATH, notificationPreferencesQuery } from "../../../lib/notification-preferences.ts";
import { keys } from "../../../lib/query-keys.ts";

/** The preferences and a way to change a part of them: shown at once, sent one after another, taken back when it fails. */
export function usePreferences() {
  const client = useQueryClient();
  const query = useQuery(notificationPreferencesQuery);
  const save = useMutation({
    scope: { id: "notification-preferences" },
    mutationFn: (body: NotificationPreferences) => call(NotificationPreferences, "PUT", NOTIFICATION_PREFERENCES_PATH, { body }),
    async onMutate(next) {
      await client.cancelQueries({ queryKey: keys.notificationPreferences });
      const before = client.getQueryData<NotificationPreferences>(keys.notificationPreferences);
      client.setQueryData(keys.notificationPreferences, next);
      return { before };
    },
    onError(error, _, context) {
      client.setQueryData(keys.notificationPreferences, context?.before);
      toast.error("Failed to update the notifications", { description: failureText(error, "Unknown error") });
    },
    onSettled: () => {
      if (client.isMutating({ mutationKey: ["notification-preferences"] }) <= 1)
        void client.invalidateQueries({ queryKey: keys.notificationPreferences });
    },
    mutationKey: ["notification-preferences"],
  });

  function change(part: Partial<NotificationPreferences>): void {
    const now = client.getQueryData<NotificationPreferences>(keys.notificationPreferences);
    if (now) save.mutate({ ...now, ...part });
  }

  return { query, change };
}
