import { createFileRoute } from "@tanstack/react-router";
import { UnauthorizedPage } from "../components/layout/error-pages.tsx";
import { Standalone } from "../components/layout/standalone.tsx";

function StandaloneUnauthorizedPage() {
  return (
    <Standalone>
      <UnauthorizedPage />
    </Standalone>
  );
}

export const Route = createFileRoute("/401")({ component: StandaloneUnauthorizedPage });
