import { useEffect, useState } from "react";

export type SignInProvider = "github" | "google" | "gitlab";
const REDIRECT_DELAY_MS = 600;

/** One click chooses a provider, further ones are ignored, and after 600 ms the browser leaves for it. */
export function useProviderSignIn(returnUrl: string): {
  chosen: SignInProvider | null;
  signInWith: (provider: SignInProvider) => void;
} {
  const [chosen, setChosen] = useState<SignInProvider | null>(null);

  useEffect(() => {
    if (!chosen) return;
    const timer = setTimeout(
      () => location.assign(`/api/v1/auth/${chosen}?returnUrl=${encodeURIComponent(returnUrl)}`),
      REDIRECT_DELAY_MS,
    );
    return () => clearTimeout(timer);
  }, [chosen, returnUrl]);

  useEffect(() => {
    // Coming back by the browser's Back button restores the page as it was left: busy.
    const reset = (event: PageTransitionEvent) => {
      if (event.persisted) setChosen(null);
    };
    addEventListener("pageshow", reset);
    return () => removeEventListener("pageshow", reset);
  }, []);

  return { chosen, signInWith: (provider) => setChosen((before) => before ?? provider) };
}
