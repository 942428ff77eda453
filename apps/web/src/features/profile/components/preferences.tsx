import { useId } from "react";
import { Card } from "../../../components/ui/card.tsx";
import { Segmented } from "../../../components/ui/segmented.tsx";
import { SettingRow } from "../../../components/ui/setting-row.tsx";
import { Switch } from "../../../components/ui/switch.tsx";
import { changeTheme } from "../../../lib/theme.ts";
import { setUiConfig, useUiConfig } from "../../../lib/ui-config.ts";

const THEMES = [
  { id: "system", label: "System" },
  { id: "light", label: "Light" },
  { id: "dark", label: "Dark" },
] as const;
const DENSITIES = [
  { id: "comfortable", label: "Comfortable" },
  { id: "compact", label: "Compact" },
] as const;
const DIFFS = [
  { id: "unified", label: "Unified" },
  { id: "split", label: "Split" },
] as const;
const TIMES = [
  { id: "relative", label: "Relative" },
  { id: "absolute", label: "Absolute" },
] as const;

/** Kept in this browser alone. */
export function Preferences() {
  const { theme, density, diff, timeFormat, singleKeyShortcuts } = useUiConfig();
  const id = useId();
  return (
    <section aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="mt-8 text-h2 font-semibold">
        Preferences
      </h2>
      <p className="mt-1 text-fg-2">Stored in this browser only.</p>
      <Card className="mt-3 divide-y">
        <SettingRow stacked label="Theme" text="Light, dark, or as your system has it.">
          <Segmented
            name="Theme"
            value={theme ?? "system"}
            options={THEMES}
            onChange={(next) => changeTheme(next === "system" ? null : next)}
          />
        </SettingRow>
        <SettingRow stacked label="Density" text="How close the rows of a list are on wide screens.">
          <Segmented name="Density" value={density} options={DENSITIES} onChange={(next) => setUiConfig({ density: next })} />
        </SettingRow>
        <SettingRow stacked label="Diff" text="How a fix is shown first; narrow screens always show it unified.">
          <Segmented name="Diff" value={diff} options={DIFFS} onChange={(next) => setUiConfig({ diff: next })} />
        </SettingRow>
        <SettingRow stacked label="Times" text="“5 minutes ago”, or the date and the hour.">
          <Segmented name="Times" value={timeFormat} options={TIMES} onChange={(next) => setUiConfig({ timeFormat: next })} />
        </SettingRow>
        <SettingRow
          id={`${id}-keys`}
          label="Single-key shortcuts"
          text="Keys such as j, n or ? that act by themselves. Ctrl and Cmd shortcuts stay on."
        >
          <Switch
            id={`${id}-keys`}
            checked={singleKeyShortcuts}
            onCheckedChange={(on) => setUiConfig({ singleKeyShortcuts: on })}
            aria-describedby={`${id}-keys-text`}
          />
        </SettingRow>
      </Card>
    </section>
  );
}
