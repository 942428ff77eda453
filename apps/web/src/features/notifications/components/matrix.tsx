import {
  NOTIFICATION_EVENTS,
  NOTIFICATION_NAMES,
  PRODUCT_NAME,
  type NotificationChannels,
  type NotificationEvent,
  type NotificationPreferences,
} from "@fixpoint/contracts";
import { useId, useState } from "react";
import { Card } from "../../../components/ui/card.tsx";
import { askForPermission, useBrowserPermission, type BrowserPermission } from "../../../lib/browser-notifications.ts";
import { withChannel, type Channel } from "../model/presets.ts";

const CHANNELS = [
  { id: "inApp", label: "In app" },
  { id: "browser", label: "Browser" },
  { id: "slack", label: "Slack" },
  { id: "email", label: "Email" },
] as const satisfies readonly { id: Channel; label: string }[];

const BROWSER_HELP: Partial<Record<BrowserPermission, string>> = {
  denied: `Browser: notifications are blocked for this site. Open the site settings beside the address, allow notifications for ${PRODUCT_NAME}, and come back.`,
  unsupported: "Browser: this browser cannot show notifications on this address.",
};

/** Why a channel cannot be chosen; null where it can. Unknown channels cannot. */
function reasonAgainst(
  channel: Channel,
  permission: BrowserPermission,
  channels: NotificationChannels | undefined,
): string | null {
  if (channel === "slack" || channel === "email") return channels ? channels[channel] : "";
  return channel === "browser" ? (BROWSER_HELP[permission] ?? null) : null;
}

/** Events down, channels across. The browser is asked for its permission only when its channel is switched on. */
export function Matrix({
  events,
  channels,
  onChange,
}: {
  events: NotificationPreferences["events"];
  /** Of the server; undefined while they are not known. */
  channels: NotificationChannels | undefined;
  onChange: (events: NotificationPreferences["events"]) => void;
}) {
  const permission = useBrowserPermission();
  const [dismissed, setDismissed] = useState(false);
  const id = useId();

  async function set(event: NotificationEvent, channel: Channel, on: boolean): Promise<void> {
    if (channel === "browser" && on) {
      const answer = await askForPermission();
      setDismissed(answer === "default");
      if (answer !== "granted") return;
    }
    onChange(withChannel(events, event, channel, on));
  }

  return (
    <>
      <Card className="mt-4 overflow-x-auto">
        <table className="w-full text-left">
          <caption className="sr-only">What you are told of, and where</caption>
          <thead>
            <tr className="border-b text-meta text-fg-3">
              <th scope="col" className="px-4 py-2 font-medium">
                Event
              </th>
              {CHANNELS.map(({ id: channel, label }) => (
                <th key={channel} scope="col" className="w-14 px-1 py-2 text-center font-medium md:w-20">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y">
            {NOTIFICATION_EVENTS.map((event) => (
              <tr key={event}>
                <th scope="row" className="px-4 py-1 font-normal">
                  {NOTIFICATION_NAMES[event]}
                </th>
                {CHANNELS.map(({ id: channel, label }) => {
                  const blocked = reasonAgainst(channel, permission, channels) !== null;
                  return (
                    <td key={channel} className="p-0 text-center">
                      <label className="inline-flex size-11 items-center justify-center">
                        <input
                          type="checkbox"
                          className="size-4.5 accent-primary disabled:opacity-40"
                          aria-label={`${NOTIFICATION_NAMES[event]}: ${label}`}
                          aria-describedby={blocked ? `${id}-${channel}` : undefined}
                          checked={events[event][channel] && !blocked}
                          disabled={blocked}
                          onChange={(change) => void set(event, channel, change.target.checked)}
                        />
                      </label>
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </Card>
      <div className="mt-2 space-y-1 text-meta text-fg-3">
        <p id={`${id}-browser`} role="status" className={permission === "denied" || dismissed ? "text-warn" : ""}>
          {BROWSER_HELP[permission] ?? (dismissed ? "Browser: no answer was given, so it stays off." : "")}
        </p>
        {channels?.slack && <p id={`${id}-slack`}>Slack: {channels.slack}</p>}
        {channels?.email && <p id={`${id}-email`}>Email: {channels.email}</p>}
        <p>
          What you do yourself never notifies you. The browser speaks up while nobody looks at the page; the project on the screen
          always tells its changes in it.
        </p>
      </div>
    </>
  );
}
