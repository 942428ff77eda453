import { ChevronDown, ChevronUp, X } from "lucide-react";
import { Button } from "../../../components/ui/button.tsx";

interface Props {
  name: string;
  value: string;
  /** Which match is the current one, counted from 0. */
  at: number;
  total: number;
  onChange: (value: string) => void;
  onStep: (step: 1 | -1) => void;
  onClose: () => void;
}

/** Finds lines of an output; Enter goes to the next, with Shift to the one before, Escape closes. */
export function OutputSearch({ name, value, at, total, onChange, onStep, onClose }: Props) {
  return (
    <div className="flex items-center gap-1 border-b px-3 py-1">
      <input
        autoFocus
        type="search"
        aria-label={name}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === "Enter") onStep(event.shiftKey ? -1 : 1);
          if (event.key === "Escape") onClose();
        }}
        className="h-7 min-w-0 flex-1 rounded-control border border-control bg-bg px-2 text-meta!"
      />
      <span className="px-1 text-meta text-fg-3 tabular">
        {total === 0 ? (value.trim() === "" ? "" : "none") : `${at + 1} of ${total}`}
      </span>
      <Button variant="ghost" size="iconSm" aria-label="Previous match" disabled={total === 0} onClick={() => onStep(-1)}>
        <ChevronUp aria-hidden className="size-3.5" />
      </Button>
      <Button variant="ghost" size="iconSm" aria-label="Next match" disabled={total === 0} onClick={() => onStep(1)}>
        <ChevronDown aria-hidden className="size-3.5" />
      </Button>
      <Button variant="ghost" size="iconSm" aria-label="Close the search" onClick={onClose}>
        <X aria-hidden className="size-3.5" />
      </Button>
    </div>
  );
}
