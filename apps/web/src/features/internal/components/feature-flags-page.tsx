import type { FeatureFlags } from "@fixpoint/contracts";
import { useId } from "react";
import { PageHeading } from "../../../components/layout/page-heading.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { Card } from "../../../components/ui/card.tsx";
import { SettingRow } from "../../../components/ui/setting-row.tsx";
import { Switch } from "../../../components/ui/switch.tsx";
import { resetFeatureFlags, setFeatureFlags, useFeatureFlags } from "../../../lib/feature-flags.ts";
import { useTitle } from "../../../lib/use-title.ts";

const FLAGS: readonly { id: keyof FeatureFlags; text: string }[] = [
  {
    id: "showGoldenBoyBug",
    text: "A demo bug with a fix and its proof stands first in every bug list. It is made up, here in the browser.",
  },
  { id: "enableSSEConsoleLogs", text: "Every live event is written to the browser's console." },
];

export function FeatureFlagsPage() {
  const flags = useFeatureFlags();
  const id = useId();
  useTitle("Feature Flags");
  return (
    <div className="max-w-[640px]">
      <PageHeading title="Feature Flags" description="Stored in this browser only" />
      <Card className="mt-6 divide-y">
        {FLAGS.map((flag) => (
          <SettingRow key={flag.id} id={`${id}-${flag.id}`} label={flag.id} text={flag.text}>
            <Switch
              id={`${id}-${flag.id}`}
              checked={flags[flag.id]}
              onCheckedChange={(on) => setFeatureFlags({ [flag.id]: on })}
              aria-describedby={`${id}-${flag.id}-text`}
            />
          </SettingRow>
        ))}
      </Card>
      <Button className="mt-4" onClick={resetFeatureFlags}>
        Reset
      </Button>
    </div>
  );
}
