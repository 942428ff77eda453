import { Dialog } from "../../../components/ui/dialog.tsx";
import { ShortcutList } from "../../../components/ui/shortcut-list.tsx";

export default function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      open
      wide
      onOpenChange={onClose}
      title="Keyboard shortcuts"
      description="Those of a single key can be switched off in your profile."
    >
      <ShortcutList heading="h3" />
    </Dialog>
  );
}
