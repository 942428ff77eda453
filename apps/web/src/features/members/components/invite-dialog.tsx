import type { Organization, User } from "@fixpoint/contracts";
import { useId, useState } from "react";
import { toast } from "sonner";
import { Button } from "../../../components/ui/button.tsx";
import { Dialog } from "../../../components/ui/dialog.tsx";
import { INPUT } from "../../../components/ui/form-field.tsx";
import { plural } from "../../../lib/format.ts";
import { addressesOf, canBeSent } from "../model/addresses.ts";
import { useInvitations } from "../hooks/use-invitations.ts";
import { InvitationChip } from "./invitation-chip.tsx";

export default function InviteDialog({
  organization,
  members,
  onClose,
}: {
  organization: Organization;
  members: readonly User[];
  onClose: () => void;
}) {
  const [typed, setTyped] = useState("");
  const invitations = useInvitations(organization.id, members);
  const id = useId();
  const ready = invitations.list.filter(canBeSent).length + addressesOf(typed).length;
  const failed = invitations.list.filter(({ state }) => state === "failed").length;

  function add(text: string): void {
    invitations.add(text);
    setTyped("");
  }

  async function submit(): Promise<void> {
    if (ready === 0) return;
    setTyped("");
    if (!(await invitations.send(typed))) return;
    toast.success(ready === 1 ? "Invitation was sent" : `${ready} invitations were sent`);
    onClose();
  }

  return (
    <Dialog
      open
      wide
      locked={invitations.isSending}
      onOpenChange={onClose}
      title="Invite people"
      description={`They find ${organization.name} when they sign in with that address.`}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <label htmlFor={id} className="text-label font-medium">
          Emails, separated by comma or line
        </label>
        <textarea
          id={id}
          autoFocus
          rows={3}
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={(event) => {
            // On the way to “Invite” nothing may move: the button would slip away from under the pointer.
            const isSubmitting = event.relatedTarget?.matches("[type=submit]") ?? false;
            if (typed.trim() !== "" && !isSubmitting) add(typed);
          }}
          onKeyDown={(event) => {
            if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) void submit();
            else if ((event.key === "," || event.key === ";") && typed.trim() !== "") {
              event.preventDefault();
              add(typed);
            }
          }}
          className={`mt-1 ${INPUT}`}
        />
        {invitations.list.length > 0 && (
          <ul aria-label="Addresses" className="mt-2 flex flex-wrap gap-1.5">
            {invitations.list.map((invitation) => (
              <InvitationChip
                key={invitation.email}
                invitation={invitation}
                onRemove={() => invitations.remove(invitation.email)}
              />
            ))}
          </ul>
        )}
        <p role="status" className="mt-2 min-h-4 text-meta text-fg-2">
          {!invitations.isSending && failed > 0 && `${plural(failed, "address", "addresses")} could not be invited.`}
        </p>
        <div className="mt-3 flex justify-end gap-2">
          <Button onClick={onClose} disabled={invitations.isSending}>
            {invitations.list.some(({ state }) => state === "sent") ? "Done" : "Cancel"}
          </Button>
          <Button type="submit" variant="primary" busy={invitations.isSending} aria-disabled={ready === 0 || undefined}>
            {failed > 0 ? "Try again" : ready > 1 ? `Invite ${ready} people` : "Invite"}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
