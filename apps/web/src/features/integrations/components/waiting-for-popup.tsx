import { ExternalLink, LoaderCircle } from "lucide-react";
import { Button, buttonClass } from "../../../components/ui/button.tsx";

/** While the person is at the provider. Where the browser refused a window, the same address is a link. */
export function WaitingForPopup({
  name,
  state,
  onCancel,
}: {
  name: string;
  state: { kind: "waiting" } | { kind: "blocked"; url: string };
  onCancel: () => void;
}) {
  return (
    <>
      {state.kind === "blocked" ? (
        <a href={state.url} target="_blank" rel="noopener noreferrer" className={buttonClass({ variant: "primary", size: "sm" })}>
          Continue at {name}
          <ExternalLink aria-hidden className="size-3.5" />
          <span className="sr-only">(opens in a new tab)</span>
        </a>
      ) : (
        <p role="status" className="flex items-center gap-2 text-fg-2">
          <LoaderCircle aria-hidden className="size-4 animate-spin" />
          Waiting for {name}…
        </p>
      )}
      <Button size="sm" onClick={onCancel}>
        Cancel
      </Button>
      {state.kind === "blocked" && (
        <p role="status" className="basis-full text-meta text-fg-2">
          The browser blocked the window. Use the link instead.
        </p>
      )}
    </>
  );
}
