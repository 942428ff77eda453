import { Outlet, useParams, useRouter, useRouterState } from "@tanstack/react-router";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { TooltipProvider } from "../../../components/ui/tooltip.tsx";
import { useMedia, MOBILE } from "../../../lib/use-media.ts";
import { ORGANIZATION_KEY, useOrganization, useUser } from "../../../lib/session.ts";
import { writeStored } from "../../../lib/storage.ts";
import { useGlobalKeys } from "../hooks/use-global-keys.ts";
import { useLiveEvents } from "../hooks/use-live-events.ts";
import { usePaletteShortcut } from "../hooks/use-palette-shortcut.ts";
import { useSidebar } from "../hooks/use-sidebar.ts";
import { Banners } from "./banners.tsx";
import { Header } from "./header.tsx";
import { MobileSidebar } from "./mobile-sidebar.tsx";
import { RouteProgress } from "./route-progress.tsx";
import { Sidebar } from "./sidebar.tsx";

const Palette = lazy(() => import("./palette.tsx"));
const ShortcutsDialog = lazy(() => import("./shortcuts-dialog.tsx"));

/** Everything around the page: sidebar, header, banners, palette and the live connection. */
export function Shell() {
  const organization = useOrganization();
  const user = useUser();
  const mobile = useMedia(MOBILE);
  const { expanded, toggle } = useSidebar();
  const [sheet, setSheet] = useState(false);
  const palette = usePaletteShortcut();
  const pathname = useRouterState({ select: (state) => state.location.pathname });
  const { orgSlug, projectSlug } = useParams({ strict: false });
  const main = useRef<HTMLElement>(null);
  const first = useRef(true);
  const [keysShown, setKeysShown] = useState(false);
  const router = useRouter();
  useLiveEvents(organization);
  useGlobalKeys({
    place: { orgSlug: organization?.slug, projectSlug },
    onHelp: () => setKeysShown(true),
    onGo: (path) => router.history.push(path),
  });

  useEffect(() => {
    if (organization) writeStored(ORGANIZATION_KEY, organization.id);
  }, [organization]);

  useEffect(() => {
    setSheet(false);
    if (first.current) first.current = false;
    else main.current?.focus({ preventScroll: true });
  }, [pathname]);

  const foreign = organization !== undefined && user !== undefined && organization.id !== user.organization;
  return (
    <TooltipProvider delayDuration={700} skipDelayDuration={300}>
      <div className="flex h-dvh flex-col overflow-hidden">
        <a
          href="#content"
          className="sr-only z-50 rounded-control bg-primary px-3 py-2 text-on-primary focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
        >
          Skip to content
        </a>
        {foreign && <div aria-hidden className="h-[3px] shrink-0 bg-impersonation" />}
        <RouteProgress />
        <div className="flex min-h-0 flex-1">
          {!mobile && <Sidebar expanded={expanded} onToggle={toggle} foreign={foreign} />}
          {mobile && <MobileSidebar open={sheet} onOpenChange={setSheet} foreign={foreign} />}
          <div className="flex min-w-0 flex-1 flex-col">
            <Header onMenu={mobile ? () => setSheet(true) : toggle} onPalette={palette.show} />
            {orgSlug && <Banners />}
            <main
              ref={main}
              id="content"
              tabIndex={-1}
              className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain bg-bg outline-none thin-scroll"
            >
              <Outlet />
            </main>
          </div>
        </div>
        {keysShown && (
          <Suspense>
            <ShortcutsDialog onClose={() => setKeysShown(false)} />
          </Suspense>
        )}
        {palette.mounted && (
          <Suspense>
            <Palette open={palette.open} onOpenChange={palette.setOpen} />
          </Suspense>
        )}
      </div>
    </TooltipProvider>
  );
}
