import { useState } from "react";
import { Particles } from "../../../components/layout/particles.tsx";
import { PauseButton } from "../../../components/layout/pause-button.tsx";
import { useTitle } from "../../../lib/use-title.ts";
import { Story } from "./story.tsx";

const PARTICLES = 180;

/** The same inside the application. */
export function HowItWorks() {
  const [paused, setPaused] = useState(false);
  useTitle("How it works");

  return (
    <div className="relative isolate flex min-h-full flex-col items-center overflow-hidden px-4 pt-6 pb-20">
      <Particles amount={PARTICLES} paused={paused} className="absolute -z-10" />
      <Story paused={paused} />
      <PauseButton paused={paused} onChange={setPaused} />
    </div>
  );
}
