import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";

interface Props {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description: string;
  action: string;
  danger?: boolean;
  onConfirm: () => void;
}

/** Asks before something that cannot be taken back; the focus starts on the harmless button. */
export function ConfirmDialog({ open, onOpenChange, title, description, action, danger = false, onConfirm }: Props) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={title} description={description}>
      <div className="flex justify-end gap-2">
        <Button autoFocus onClick={() => onOpenChange(false)}>
          Cancel
        </Button>
        <Button
          variant={danger ? "danger" : "primary"}
          onClick={() => {
            onOpenChange(false);
            onConfirm();
          }}
        >
          {action}
        </Button>
      </div>
    </Dialog>
  );
}
