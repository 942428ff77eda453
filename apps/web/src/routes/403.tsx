import { createFileRoute } from "@tanstack/react-router";
import { ForbiddenPage } from "../components/layout/error-pages.tsx";
import { Standalone } from "../components/layout/standalone.tsx";

function StandaloneForbiddenPage() {
  return (
    <Standalone>
      <ForbiddenPage />
    </Standalone>
  );
}

export const Route = createFileRoute("/403")({ component: StandaloneForbiddenPage });
