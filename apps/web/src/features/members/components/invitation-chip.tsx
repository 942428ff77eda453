import { Check, LoaderCircle, X } from "lucide-react";
import { cn } from "../../../lib/cn.ts";
import type { Invitation } from "../model/addresses.ts";

/** One address with how its invitation went: an icon, and the reason in words. */
export function InvitationChip({ invitation, onRemove }: { invitation: Invitation; onRemove: () => void }) {
  const { email, state } = invitation;
  const isBad = state === "refused" || state === "failed";
  return (
    <li
      className={cn(
        "flex max-w-full items-center gap-1.5 rounded-[14px] py-0.5 pr-1 pl-2.5 text-[13px] leading-5",
        isBad ? "bg-bad-bg text-bad" : state === "sent" ? "bg-ok-bg text-ok" : "bg-muted text-fg",
      )}
    >
      {state === "sending" && <LoaderCircle aria-hidden className="size-3.5 shrink-0 animate-spin" />}
      {state === "sent" && <Check aria-hidden className="size-3.5 shrink-0" />}
      <span className="min-w-0 py-0.5 wrap-anywhere">
        {email}
        {isBad && <span className="font-medium"> · {invitation.reason}</span>}
        {state === "sent" && <span className="font-medium"> · Invited</span>}
        {state === "sending" && <span className="sr-only"> · Sending</span>}
      </span>
      {state === "sent" || state === "sending" ? (
        <span className="w-1" />
      ) : (
        <button
          type="button"
          aria-label={`Remove ${email}`}
          onClick={onRemove}
          className="inline-flex size-6 shrink-0 items-center justify-center rounded-full hover:bg-fg/10"
        >
          <X aria-hidden className="size-3.5" />
        </button>
      )}
    </li>
  );
}
