import { createFileRoute } from "@tanstack/react-router";
import { NotFoundPage } from "../components/layout/error-pages.tsx";
import { Standalone } from "../components/layout/standalone.tsx";

function StandaloneNotFoundPage() {
  return (
    <Standalone>
      <NotFoundPage />
    </Standalone>
  );
}

export const Route = createFileRoute("/404")({ component: StandaloneNotFoundPage });
