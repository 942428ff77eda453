import { createFileRoute } from "@tanstack/react-router";
import { MaintenancePage } from "../components/layout/error-pages.tsx";
import { Standalone } from "../components/layout/standalone.tsx";

function StandaloneMaintenancePage() {
  return (
    <Standalone>
      <MaintenancePage />
    </Standalone>
  );
}

export const Route = createFileRoute("/503")({ component: StandaloneMaintenancePage });
