import { Button } from "../../../components/ui/button.tsx";

/** Connecting at the provider where this server has a client for it; a token does in any case. */
export function ConnectActions({
  name,
  hasPopup,
  onPopup,
  onToken,
}: {
  name: string;
  hasPopup: boolean;
  onPopup: () => void;
  onToken: () => void;
}) {
  return (
    <>
      <Button size="sm" aria-label={`Connect ${name}`} onClick={hasPopup ? onPopup : onToken}>
        Connect
      </Button>
      {hasPopup && (
        <Button size="sm" variant="ghost" aria-label={`Use a token for ${name}`} onClick={onToken}>
          Use a token
        </Button>
      )}
    </>
  );
}
