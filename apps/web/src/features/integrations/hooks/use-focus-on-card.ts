import { useEffect } from "react";

/** Once the card of the provider is there, the page shows it and the keyboard is on it. */
export function useFocusOnCard(provider: string | undefined): void {
  useEffect(() => {
    if (provider === undefined) return;
    const card = document.getElementById(`provider-${provider}`);
    card?.scrollIntoView({ block: "center" });
    card?.focus({ preventScroll: true });
  }, [provider]);
}
