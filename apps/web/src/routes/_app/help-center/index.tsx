import { createFileRoute } from "@tanstack/react-router";
import { HelpPage } from "../../../features/help/index.tsx";

export const Route = createFileRoute("/_app/help-center/")({ component: HelpPage });
