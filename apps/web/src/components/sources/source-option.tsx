import type { IntegrationSource } from "@fixpoint/contracts";
import { Check } from "lucide-react";
import { useEffect, useRef } from "react";
import { cn } from "../../lib/cn.ts";

/** One row of the list. The search field keeps the focus: `isActive` is where its arrow keys are. */
export function SourceOption({
  id,
  source,
  isChosen,
  isActive,
  onToggle,
}: {
  id: string;
  source: IntegrationSource;
  isChosen: boolean;
  isActive: boolean;
  onToggle: () => void;
}) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) row.current?.scrollIntoView({ block: "nearest" });
  }, [isActive]);

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- Enter in the search field toggles the active one
    <div
      ref={row}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isChosen}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onToggle}
      className={cn(
        "flex min-h-9 cursor-pointer items-center gap-2 rounded-[5px] px-2 py-1 text-label hover:bg-hover",
        isActive && "bg-hover outline-2 -outline-offset-2 outline-ring",
      )}
    >
      <span
        aria-hidden
        className={cn(
          "grid size-4 shrink-0 place-items-center rounded-[4px] border border-control",
          isChosen && "border-primary bg-primary text-on-primary",
        )}
      >
        {isChosen && <Check className="size-3" strokeWidth={3} />}
      </span>
      <span className="min-w-0 flex-1 wrap-anywhere">{source.name}</span>
    </div>
  );
}
