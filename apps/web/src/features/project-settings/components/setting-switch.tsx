import { Switch } from "radix-ui";
import { useId } from "react";
import { OUTSIDE, type Setting } from "../model/switches.ts";

export function SettingSwitch({ setting, on, onChange }: { setting: Setting; on: boolean; onChange: (on: boolean) => void }) {
  const id = useId();
  return (
    <div className="flex items-start gap-4 p-4">
      <div className="min-w-0 flex-1">
        <label htmlFor={id} className="text-label font-medium">
          {setting.label}
        </label>
        <p id={`${id}-text`} className="text-[13px] leading-5 text-fg-2">
          {setting.text}
        </p>
        {setting.outside && <p className="mt-1 text-meta text-warn">▲ {OUTSIDE}</p>}
      </div>
      <Switch.Root
        id={id}
        checked={on}
        onCheckedChange={onChange}
        aria-describedby={`${id}-text`}
        className="relative mt-0.5 h-6 w-11 shrink-0 rounded-full border border-control bg-muted transition-colors duration-200 data-[state=checked]:border-primary data-[state=checked]:bg-primary"
      >
        <Switch.Thumb className="block size-4.5 translate-x-0.5 rounded-full bg-control transition-transform duration-200 data-[state=checked]:translate-x-[22px] data-[state=checked]:bg-on-primary" />
      </Switch.Root>
    </div>
  );
}
