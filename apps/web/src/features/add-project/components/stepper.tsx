import { Check } from "lucide-react";
import { cn } from "../../../lib/cn.ts";
import { STEP_TITLES } from "../model/draft.ts";

/** Where in the wizard one is: a rail on a wide screen, one line on a narrow one. */
export function Stepper({ at }: { at: number }) {
  return (
    <>
      <p className="mb-4 text-label font-medium text-fg-2 lg:hidden">
        Step {at + 1} of {STEP_TITLES.length}: {STEP_TITLES[at]}
      </p>
      <ol aria-label="Steps" className="w-48 shrink-0 space-y-1 max-lg:hidden">
        {STEP_TITLES.map((title, index) => (
          <li
            key={title}
            aria-current={index === at ? "step" : undefined}
            className={cn(
              "flex items-center gap-2.5 rounded-control px-2 py-1.5 text-label font-medium",
              index === at ? "bg-selected text-primary" : "text-fg-2",
            )}
          >
            <span
              aria-hidden
              className={cn(
                "inline-flex size-6 shrink-0 items-center justify-center rounded-full text-meta font-semibold",
                index < at ? "bg-ok-bg text-ok" : index === at ? "bg-primary text-on-primary" : "bg-muted text-fg-2",
              )}
            >
              {index < at ? <Check className="size-3.5" /> : index + 1}
            </span>
            {title}
            {index < at && <span className="sr-only">, done</span>}
          </li>
        ))}
      </ol>
    </>
  );
}
