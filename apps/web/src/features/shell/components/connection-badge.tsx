import { Circle, CircleDashed, TriangleAlert } from "lucide-react";
import { cn } from "../../../lib/cn.ts";
import { useConnection } from "../../../lib/connection.ts";

const LOOKS = {
  disconnected: { word: "Offline", icon: Circle, tone: "text-fg-3" },
  connecting: { word: "Connecting…", icon: CircleDashed, tone: "text-fg-3" },
  connected: { word: "Live", icon: null, tone: "text-ok" },
  error: { word: "Reconnecting…", icon: TriangleAlert, tone: "text-warn" },
} as const;

/** How the live connection stands: the word at desktop width, the sign with a title below it. */
export function ConnectionBadge() {
  const { state } = useConnection();
  const { word, icon: Icon, tone } = LOOKS[state];
  return (
    <span
      data-connection={state}
      title={word}
      className={cn("inline-flex items-center gap-1.5 px-1 text-meta font-medium", tone)}
    >
      {Icon ? (
        <Icon aria-hidden className="size-3.5" />
      ) : (
        <span aria-hidden className="relative flex size-2">
          <span className="absolute inset-0 animate-breathe rounded-full bg-ok" />
        </span>
      )}
      <span className="sr-only lg:not-sr-only">{word}</span>
    </span>
  );
}
