import { useId } from "react";
import { SettingRow } from "../../../components/ui/setting-row.tsx";
import { Switch } from "../../../components/ui/switch.tsx";
import { OUTSIDE, type Setting } from "../model/switches.ts";

export function SettingSwitch({ setting, on, onChange }: { setting: Setting; on: boolean; onChange: (on: boolean) => void }) {
  const id = useId();
  return (
    <SettingRow
      id={id}
      label={setting.label}
      text={setting.text}
      note={setting.outside && <p className="mt-1 text-meta text-warn">▲ {OUTSIDE}</p>}
    >
      <Switch id={id} checked={on} onCheckedChange={onChange} aria-describedby={`${id}-text`} />
    </SettingRow>
  );
}
