import { CircleAlert } from "lucide-react";
import { Button } from "./button.tsx";

/** The exact message of what failed, in the place where the data would be, with a way to try again. */
export function InlineError({
  message,
  detail,
  onRetry,
}: {
  message: string;
  detail?: string | undefined;
  onRetry?: () => void;
}) {
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-3 rounded-card border border-bad/40 bg-bad-bg px-4 py-3 text-bad"
    >
      <CircleAlert aria-hidden className="size-5 shrink-0" />
      <div className="min-w-0 flex-1">
        <p className="font-medium">{message}</p>
        {detail && detail !== message && <p className="text-meta wrap-anywhere">{detail}</p>}
      </div>
      {onRetry && (
        <Button size="sm" onClick={onRetry}>
          Retry
        </Button>
      )}
    </div>
  );
}
