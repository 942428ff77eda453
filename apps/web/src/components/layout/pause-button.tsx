import { Pause, Play } from "lucide-react";
import { Button } from "../ui/button.tsx";

/** Stops all that moves on the page; it stands at the end of it, never over its content. Under reduced motion nothing moves. */
export function PauseButton({ paused, onChange }: { paused: boolean; onChange: (paused: boolean) => void }) {
  return (
    <Button
      variant="ghost"
      size="sm"
      className="absolute! right-4 bottom-4 motion-reduce:hidden"
      onClick={() => onChange(!paused)}
    >
      {paused ? <Play aria-hidden className="size-3.5" /> : <Pause aria-hidden className="size-3.5" />}
      {paused ? "Play animation" : "Pause animation"}
    </Button>
  );
}
