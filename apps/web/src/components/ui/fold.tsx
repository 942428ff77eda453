import { ChevronRight } from "lucide-react";
import { useId, type ReactNode } from "react";
import { cn } from "../../lib/cn.ts";
import { setUiConfig, uiConfig, useUiConfig } from "../../lib/ui-config.ts";

interface Props {
  /** Remembered under this name, on this machine. */
  name: string;
  id?: string;
  title: ReactNode;
  aside?: ReactNode;
  defaultOpen?: boolean;
  children: ReactNode;
}

/** A section that folds; what the person chose is kept. */
export function Fold({ name, id, title, aside, defaultOpen = true, children }: Props) {
  const { collapsible } = useUiConfig();
  const open = collapsible[name] ?? defaultOpen;
  const bodyId = useId();
  return (
    <section id={id} aria-labelledby={`${bodyId}-title`} className="scroll-mt-28 outline-none">
      <div className="flex min-h-9 flex-wrap items-baseline gap-x-3 gap-y-1">
        <h2 id={`${bodyId}-title`} className="text-h2 font-semibold">
          <button
            type="button"
            aria-expanded={open}
            aria-controls={bodyId}
            className="-ml-1 flex items-center gap-1 rounded-control py-0.5 pr-1"
            onClick={() => setUiConfig({ collapsible: { ...uiConfig().collapsible, [name]: !open } })}
          >
            <ChevronRight aria-hidden className={cn("size-4 text-fg-3 transition-transform duration-200", open && "rotate-90")} />
            {title}
          </button>
        </h2>
        {aside && (
          <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1 max-md:basis-full max-md:pl-5">{aside}</div>
        )}
      </div>
      <div id={bodyId} hidden={!open} className="mt-3">
        {open && children}
      </div>
    </section>
  );
}
