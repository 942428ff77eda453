import { Check, Copy } from "lucide-react";
import { useCopy } from "../../lib/use-copy.ts";
import { Button } from "./button.tsx";

/** Copies `text`; shows a check for 600 ms. With `label` it is a button with words, without it an icon named `name`. */
export function CopyButton({ text, name, label, className }: { text: string; name: string; label?: string; className?: string }) {
  const { copied, copy } = useCopy();
  const Icon = copied ? Check : Copy;
  return (
    <Button
      variant={label ? "outline" : "ghost"}
      size={label ? "sm" : "iconSm"}
      aria-label={label ? undefined : name}
      title={label ? undefined : name}
      className={className}
      onClick={() => copy(text)}
    >
      <Icon aria-hidden className="size-3.5" />
      {label}
    </Button>
  );
}
