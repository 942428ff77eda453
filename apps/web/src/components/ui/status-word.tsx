import { Circle, CircleCheck, CircleX, TriangleAlert } from "lucide-react";

const LOOKS = {
  good: { icon: CircleCheck, className: "bg-ok-bg text-ok" },
  bad: { icon: CircleX, className: "bg-bad-bg text-bad" },
  attention: { icon: TriangleAlert, className: "bg-warn-bg text-warn" },
  none: { icon: Circle, className: "bg-muted text-fg-2" },
} as const;

/** How something stands: a word with an icon and a colour of its own. */
export function StatusWord({ look, children }: { look: keyof typeof LOOKS; children: string }) {
  const { icon: Icon, className } = LOOKS[look];
  return (
    <span className={`inline-flex shrink-0 items-center gap-1 rounded-full px-2 py-0.5 text-meta font-medium ${className}`}>
      <Icon aria-hidden className="size-3.5" />
      {children}
    </span>
  );
}
