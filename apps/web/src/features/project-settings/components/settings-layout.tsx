import type { ReactNode } from "react";
import { SectionFrame, type SectionLink } from "../../../components/layout/section-frame.tsx";

const LINKS: readonly SectionLink[] = [
  { to: "/$orgSlug/$projectSlug/settings/general", label: "General" },
  { to: "/$orgSlug/$projectSlug/settings/models", label: "Models" },
  { to: "/$orgSlug/$projectSlug/settings/base-commit", label: "Base Commit" },
];

export function SettingsLayout({
  orgSlug,
  projectSlug,
  children,
}: {
  orgSlug: string;
  projectSlug: string;
  children: ReactNode;
}) {
  return (
    <SectionFrame name="Settings" links={LINKS} params={{ orgSlug, projectSlug }}>
      {children}
    </SectionFrame>
  );
}
