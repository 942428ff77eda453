import { createFileRoute } from "@tanstack/react-router";
import { ServerErrorPage } from "../components/layout/error-pages.tsx";
import { Standalone } from "../components/layout/standalone.tsx";

function StandaloneServerErrorPage() {
  return (
    <Standalone>
      <ServerErrorPage />
    </Standalone>
  );
}

export const Route = createFileRoute("/500")({ component: StandaloneServerErrorPage });
