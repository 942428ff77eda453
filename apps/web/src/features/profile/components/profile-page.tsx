import { LogOut } from "lucide-react";
import { PageHeading } from "../../../components/layout/page-heading.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { useLogOut } from "../../../lib/use-log-out.ts";
import { useTitle } from "../../../lib/use-title.ts";
import { ApiTokens } from "./api-tokens.tsx";
import { Identity } from "./identity.tsx";
import { Preferences } from "./preferences.tsx";

export function ProfilePage() {
  const logOut = useLogOut();
  useTitle("Profile");
  return (
    <div className="max-w-[640px]">
      <PageHeading title="Profile" description="Who you are here, and how you like to work" />
      <Identity />
      <Preferences />
      <ApiTokens />
      <div className="mt-8 border-t pt-6">
        <Button onClick={() => void logOut()}>
          <LogOut aria-hidden className="size-4" />
          Log out
        </Button>
      </div>
    </div>
  );
}
