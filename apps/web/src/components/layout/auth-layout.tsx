import { Pause, Play } from "lucide-react";
import { useEffect, useState, type ReactNode } from "react";
import { Button } from "../ui/button.tsx";
import { Logo } from "../ui/logo.tsx";
import { Particles } from "./particles.tsx";

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
    <main className="relative isolate flex min-h-dvh flex-col items-center justify-center overflow-hidden px-4 py-12">
      <div
        aria-hidden
        className="pointer-events-none fixed inset-0 -z-10 bg-[radial-gradient(60rem_40rem_at_50%_-10%,var(--selected),transparent)]"
      />
      <Particles amount={400} paused={paused} />
      <div key={shown} aria-hidden className="pointer-events-none fixed inset-0 animate-[unveil_3s_ease-out_forwards] bg-bg" />
      <div className="relative flex w-full max-w-[420px] flex-col items-center">
        <Logo className="mb-7 text-[20px]" />
        {children}
        {footer}
      </div>
      <Button variant="ghost" size="sm" className="fixed! right-4 bottom-4" onClick={() => setPaused(!paused)}>
        {paused ? <Play aria-hidden className="size-3.5" /> : <Pause aria-hidden className="size-3.5" />}
        {paused ? "Play animation" : "Pause animation"}
      </Button>
    </main>
  );
}
