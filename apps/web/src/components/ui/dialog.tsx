import { X } from "lucide-react";
import { Dialog as Radix } from "radix-ui";
import { useRef, type ReactNode } from "react";
import { Button } from "./button.tsx";

interface Props {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description: ReactNode;
  /** While true nothing closes the dialog: not Escape, not a click outside, not the cross. */
  locked?: boolean;
  wide?: boolean;
  children: ReactNode;
}

/** What had the focus before a dialog opened; of a menu, which closes with it, the button that opened the menu. */
function focusOwner(): HTMLElement | null {
  const { activeElement } = document;
  const menu = activeElement?.closest("[role=menu]");
  const owner = menu ? document.getElementById(menu.getAttribute("aria-labelledby") ?? "") : activeElement;
  return owner instanceof HTMLElement && owner !== document.body ? owner : null;
}

export function Dialog({ open, onOpenChange, title, description, locked = false, wide = false, children }: Props) {
  const opener = useRef<HTMLElement | null>(null);
  const wasOpen = useRef(false);
  // Read before React moves the focus to the control that has `autoFocus`.
  if (open && !wasOpen.current) opener.current = focusOwner();
  wasOpen.current = open;

  return (
    <Radix.Root open={open} onOpenChange={(next) => (locked ? undefined : onOpenChange(next))}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 animate-fade bg-black/45 backdrop-blur-[2px]" />
        <Radix.Content
          aria-busy={locked || undefined}
          onCloseAutoFocus={(event) => {
            if (!opener.current?.isConnected) return;
            event.preventDefault();
            opener.current.focus();
          }}
          className={`fixed top-1/2 left-1/2 z-50 flex max-h-[calc(100dvh-32px)] w-[calc(100vw-32px)] ${wide ? "max-w-[640px]" : "max-w-[440px]"} -translate-x-1/2 -translate-y-1/2 flex-col overflow-y-auto rounded-dialog border bg-bg p-6 shadow-overlay animate-fade`}
        >
          <Radix.Title className="pr-8 text-h2 font-semibold">{title}</Radix.Title>
          <Radix.Description className="mt-1 text-body text-fg-2">{description}</Radix.Description>
          <div className="mt-4">{children}</div>
          {!locked && (
            <Radix.Close asChild>
              <Button variant="ghost" size="iconSm" className="absolute! top-4 right-4" aria-label="Close">
                <X aria-hidden className="size-4" />
              </Button>
            </Radix.Close>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
