import type { NotificationPreferences } from "@fixpoint/contracts";
import { useId } from "react";
import { INPUT } from "../../../components/ui/form-field.tsx";
import { SettingRow } from "../../../components/ui/setting-row.tsx";
import { Switch } from "../../../components/ui/switch.tsx";
import { clockText, minutesOf, timeZoneHere } from "../model/presets.ts";

type Quiet = NotificationPreferences["quietHours"];
const EVENING = 22 * 60;
const MORNING = 7 * 60;

/** The hours in which nothing is sent, by the clock of the place where they were set. */
export function QuietHours({ value, onChange }: { value: Quiet; onChange: (value: Quiet) => void }) {
  const id = useId();

  function field(end: "from" | "to", label: string) {
    return (
      <label className="flex items-center gap-2">
        {label}
        <input
          type="time"
          value={clockText(value?.[end] ?? 0)}
          onChange={(event) => {
            const minutes = minutesOf(event.target.value);
            if (value && minutes !== null) onChange({ ...value, [end]: minutes });
          }}
          className={`${INPUT} w-auto!`}
        />
      </label>
    );
  }

  return (
    <SettingRow
      id={id}
      label="Quiet hours"
      text="The browser stays silent in these hours; e-mail and Slack wait for their end."
      note={
        value && (
          <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
            {field("from", "From")}
            {field("to", "To")}
            <span className="text-meta text-fg-3">{value.timeZone}</span>
          </div>
        )
      }
    >
      <Switch
        id={id}
        checked={value !== null}
        aria-describedby={`${id}-text`}
        onCheckedChange={(on) => onChange(on ? { from: EVENING, to: MORNING, timeZone: timeZoneHere() } : null)}
      />
    </SettingRow>
  );
}
