import type { ReactNode } from "react";
import { cn } from "../../lib/cn.ts";

/** One setting of a card: its name, what it does, and the control on the right; `stacked` puts a wide control below on a phone. */
export function SettingRow({
  id,
  label,
  text,
  note,
  stacked = false,
  children,
}: {
  /** Of the control, which is described by `{id}-text`; left out for a group that names itself. */
  id?: string;
  label: string;
  text: ReactNode;
  note?: ReactNode;
  stacked?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={cn("flex gap-x-4 gap-y-3 p-4", stacked ? "flex-col items-start md:flex-row" : "items-start")}>
      <div className="min-w-0 flex-1">
        {id ? (
          <label htmlFor={id} className="text-label font-medium">
            {label}
          </label>
        ) : (
          <p className="text-label font-medium">{label}</p>
        )}
        <p id={id && `${id}-text`} className="text-[13px] leading-5 text-fg-2">
          {text}
        </p>
        {note}
      </div>
      {children}
    </div>
  );
}
