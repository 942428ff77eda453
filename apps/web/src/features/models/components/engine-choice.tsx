import { Cpu, Server } from "lucide-react";
import type { UseFormRegisterReturn } from "react-hook-form";

const ENGINES = [
  {
    id: "built_in",
    icon: Cpu,
    label: "Built-in engine (default)",
    text: "Finds fixes by search, on this server. No model, no account, no cost.",
  },
  { id: "own_model", icon: Server, label: "Your own model", text: "With your key, at your provider, within your budget." },
] as const;

export function EngineChoice({ field }: { field: UseFormRegisterReturn }) {
  return (
    <fieldset className="mt-6">
      <legend className="sr-only">Engine</legend>
      <div className="grid gap-3 md:grid-cols-2">
        {ENGINES.map(({ id, icon: Icon, label, text }) => (
          <label
            key={id}
            className="flex cursor-pointer gap-3 rounded-card border p-4 has-checked:border-primary has-checked:bg-selected has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring"
          >
            <input type="radio" value={id} {...field} className="mt-1 size-4 shrink-0 accent-primary" />
            <span className="min-w-0">
              <span className="flex items-center gap-2 text-label font-medium">
                <Icon aria-hidden className="size-4 shrink-0 text-fg-2" />
                {label}
              </span>
              <span className="mt-0.5 block text-[13px] leading-5 text-fg-2">{text}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
