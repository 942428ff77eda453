import { DIGEST_HOUR, type NotificationPreferences } from "@fixpoint/contracts";
import { Segmented } from "../../../components/ui/segmented.tsx";
import { SettingRow } from "../../../components/ui/setting-row.tsx";
import { clockText, timeZoneHere } from "../model/presets.ts";

const OPTIONS = [
  { id: "off", label: "Off" },
  { id: "daily", label: "Daily" },
  { id: "weekly", label: "Weekly" },
] as const;

type Choice = Pick<NotificationPreferences, "emailDigest" | "timeZone">;

/** One e-mail with the rest, by the clock of the place where it was chosen. */
export function Digest({
  value: { emailDigest, timeZone },
  isAvailable,
  onChange,
}: {
  value: Choice;
  /** The server sends e-mail; where it does not, what is on can only be switched off. */
  isAvailable: boolean;
  onChange: (choice: Choice) => void;
}) {
  const options = isAvailable ? OPTIONS : OPTIONS.filter(({ id }) => id === "off" || id === emailDigest);
  const when = `${emailDigest === "weekly" ? "Mondays" : "Every day"} at ${clockText(DIGEST_HOUR * 60)}, ${timeZone}`;
  return (
    <SettingRow
      stacked
      label="Email digest"
      text={
        isAvailable
          ? "One e-mail with what happened and was not mailed to you by itself; none when nothing did."
          : "This server sends no e-mail, so there is no digest."
      }
      note={emailDigest !== "off" && <p className="mt-1 text-meta text-fg-3">{when}</p>}
    >
      {options.length > 1 && (
        <Segmented
          name="Email digest"
          value={emailDigest}
          options={options}
          onChange={(choice) => onChange({ emailDigest: choice, timeZone: timeZoneHere() })}
        />
      )}
    </SettingRow>
  );
}
