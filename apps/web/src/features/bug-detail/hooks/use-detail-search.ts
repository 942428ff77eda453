import { useNavigate, useSearch } from "@tanstack/react-router";
import { useUiConfig } from "../../../lib/ui-config.ts";
import { DESKTOP, MOBILE, useMedia } from "../../../lib/use-media.ts";
import { readDetailSearch, type DetailSearch } from "../model/detail-search.ts";

/** How the fix is looked at, from the URL; on a narrow screen always in one column and wrapped. */
export function useDetailSearch() {
  const search = readDetailSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  const { diff } = useUiConfig();
  const wide = useMedia(DESKTOP);
  const mobile = useMedia(MOBILE);

  function change(next: Partial<DetailSearch>): void {
    void navigate({
      to: ".",
      search: (now) => ({ ...now, ...next }),
      hash: true,
      replace: true,
      resetScroll: false,
      hashScrollIntoView: false,
    });
  }

  return {
    search,
    change,
    wide,
    mobile,
    split: wide && (search.diff ?? diff) === "split",
    wrap: mobile || search.wrap !== "off",
    coverage: search.cov !== "off",
    test: search.test ?? null,
  };
}
export type DetailView = ReturnType<typeof useDetailSearch>;
