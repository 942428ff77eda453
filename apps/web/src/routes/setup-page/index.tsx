import { createFileRoute } from "@tanstack/react-router";
import { SetupHome } from "../../features/setup/index.tsx";

function SetupRoute() {
  return <SetupHome organization={Route.useRouteContext().organization} />;
}

export const Route = createFileRoute("/setup-page/")({ component: SetupRoute });
