import { Bookmark, ChevronDown, Settings2 } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Button } from "../../../components/ui/button.tsx";
import { Menu, MenuItem, MenuSeparator } from "../../../components/ui/menu.tsx";
import type { BugSearch } from "../../../lib/bug-search.ts";
import { useUiConfig } from "../../../lib/ui-config.ts";
import { savedSearch } from "../model/saved.ts";

const SavedDialog = lazy(() => import("./saved-dialog.tsx"));

/** The searches that were given a name, on this machine. */
export function SavedMenu({ search, onApply }: { search: BugSearch; onApply: (search: BugSearch) => void }) {
  const { saved } = useUiConfig().bugsViews;
  const [managing, setManaging] = useState(false);
  return (
    <>
      <Menu
        align="start"
        trigger={
          <Button variant="ghost" size="sm" className="px-2">
            Saved
            <ChevronDown aria-hidden className="size-3.5" />
          </Button>
        }
      >
        {saved.map(({ name, search: text }) => (
          <MenuItem key={name} onSelect={() => onApply(savedSearch(text))}>
            <Bookmark aria-hidden />
            {name}
          </MenuItem>
        ))}
        {saved.length > 0 && <MenuSeparator />}
        <MenuItem onSelect={() => setManaging(true)}>
          <Settings2 aria-hidden />
          Save or share a search…
        </MenuItem>
      </Menu>
      {managing && (
        <Suspense>
          <SavedDialog search={search} onClose={() => setManaging(false)} />
        </Suspense>
      )}
    </>
  );
}
