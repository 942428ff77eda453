import { X } from "lucide-react";
import { Dialog } from "radix-ui";
import { Button } from "../../../components/ui/button.tsx";
import { SidebarContent } from "./sidebar-content.tsx";

export function MobileSidebar({
  open,
  onOpenChange,
  foreign,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  foreign: boolean;
}) {
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 animate-fade bg-black/45" />
        <Dialog.Content
          aria-describedby={undefined}
          className="fixed inset-y-0 left-0 z-50 w-72 max-w-[85vw] animate-sheet border-r bg-subtle shadow-overlay"
        >
          <Dialog.Title className="sr-only">Menu</Dialog.Title>
          <SidebarContent expanded foreign={foreign} />
          <Dialog.Close asChild>
            <Button variant="ghost" size="icon" className="absolute! top-2 right-2 size-11!" aria-label="Close menu">
              <X aria-hidden className="size-5" />
            </Button>
          </Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
