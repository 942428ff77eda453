import { useEffect, useState, type ReactNode } from "react";
import { Logo } from "../ui/logo.tsx";
import { Particles } from "./particles.tsx";
import { PauseButton } from "./pause-button.tsx";
import { SeeItInAction } from "./see-it-in-action.tsx";

/** The public pages: dust, the logo and one column; a veil fades for 3 s when the tab becomes visible, never in the way of the form. */
export function AuthLayout({ children, footer }: { children: ReactNode; footer?: ReactNode }) {
  const [paused, setPaused] = useState(false);
  const [shown, setShown] = useState(0);

  useEffect(() => {
    const again = () => setShown((times) => (document.hidden ? times : times + 1));
    document.addEventListener("visibilitychange", again);
    return () => document.removeEventListener("visibilitychange", again);
  }, []);

  return (
    <main className="relative isolate flex min-h-dvh flex-col items-center justify-center overflow-hidden px-4 pt-12 pb-20">
      <div
        aria-hidden
        className="pointer-events-none fixed inset-0 -z-10 bg-[radial-gradient(60rem_40rem_at_50%_-10%,var(--selected),transparent)]"
      />
      <Particles amount={400} paused={paused} className="fixed" />
      <div key={shown} aria-hidden className="pointer-events-none fixed inset-0 animate-[unveil_3s_ease-out_forwards] bg-bg" />
      <div className="relative flex w-full max-w-[420px] flex-col items-center">
        <Logo className="mb-7 text-[20px]" />
        {children}
        {footer}
        <SeeItInAction />
      </div>
      <PauseButton paused={paused} onChange={setPaused} />
    </main>
  );
}
