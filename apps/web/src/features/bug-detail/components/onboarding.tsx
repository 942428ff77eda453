import { X } from "lucide-react";
import { Button } from "../../../components/ui/button.tsx";
import { setUiConfig, useUiConfig } from "../../../lib/ui-config.ts";

export function Onboarding() {
  const { bugOverview } = useUiConfig();
  if (!bugOverview.showLeftSectionOnboardingWidget) return null;
  return (
    <section aria-label="How to read this page" className="relative rounded-card bg-selected p-4 pr-10 max-lg:hidden">
      <h2 className="text-label font-semibold">How to read this page</h2>
      <p className="mt-1 text-[13px] leading-5 text-fg-2">
        Left is what was reported and what the agent did. Right is the proof: the same test, failing before the fix and passing
        after it. Everything here can be rerun on your own machine.
      </p>
      <Button
        variant="ghost"
        size="iconSm"
        className="absolute! top-2 right-2"
        aria-label="Do not show this again"
        onClick={() => setUiConfig({ bugOverview: { ...bugOverview, showLeftSectionOnboardingWidget: false } })}
      >
        <X aria-hidden className="size-4" />
      </Button>
    </section>
  );
}
