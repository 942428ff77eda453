import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { buttonClass } from "../../../components/ui/button.tsx";
import { FadeAway } from "../../../components/layout/fade-away.tsx";
import { Particles } from "../../../components/layout/particles.tsx";
import { PauseButton } from "../../../components/layout/pause-button.tsx";
import { Logo } from "../../../components/ui/logo.tsx";
import { useFadeTo } from "../../../lib/use-fade-to.ts";
import { useTheme } from "../../../lib/theme.ts";
import { useTitle } from "../../../lib/use-title.ts";
import { Story } from "./story.tsx";

const PARTICLES = 180;

/** What the product does, for whoever has not signed in. */
export function PublicHowItWorks() {
  const [paused, setPaused] = useState(false);
  const { leaving, leave } = useFadeTo("/sign-in");
  const theme = useTheme();
  useTitle("How it works");

  return (
    <main className="relative isolate flex min-h-dvh flex-col items-center overflow-hidden px-4 pt-8 pb-20">
      <Particles amount={PARTICLES} paused={paused} className="fixed" />
      {/* Whoever comes from "See it in action" comes out of the dark. */}
      <div aria-hidden className="pointer-events-none fixed inset-0 z-30 animate-[unveil_1s_ease-out_forwards] bg-black" />
      <Logo className="mb-6 text-[20px]" />
      <Story paused={paused} />
      <div className="mt-8 flex flex-col items-center gap-3">
        <p className="text-fg-2">Sounds interesting?</p>
        <Link to="/request-access" className={buttonClass({ variant: "primary" })}>
          Join the Beta
        </Link>
        <Link
          to="/sign-in"
          onClick={(event) => {
            if (event.ctrlKey || event.metaKey || event.shiftKey) return;
            event.preventDefault();
            leave();
          }}
          className="rounded-control px-2 py-1 text-label font-medium text-primary underline underline-offset-2"
        >
          Go back to Sign In Page
        </Link>
      </div>
      <PauseButton paused={paused} onChange={setPaused} />
      {leaving && <FadeAway to={theme === "dark" ? "black" : "white"} />}
    </main>
  );
}
