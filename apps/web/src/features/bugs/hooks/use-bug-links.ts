import { useRouter } from "@tanstack/react-router";
import { useEffect, useMemo } from "react";

export interface BugLinks {
  hrefOf: (issueId: string) => string;
  /** The whole address, without the list: for somebody else. */
  addressOf: (issueId: string) => string;
  open: (issueId: string) => void;
  /** Somebody points at the link: what is behind it is loaded, unless they pass on. */
  intend: (issueId: string) => void;
  passOn: () => void;
}

/** As long as the router's own links wait. */
const INTENT_MS = 50;

/**
 * Where the rows of a list lead. The router's own link follows every change of the address and takes as long as the
 * rest of a row; of these there is one for all rows.
 */
export function useBugLinks(orgSlug: string, projectSlug: string, list: string | undefined): BugLinks {
  const router = useRouter();
  const links = useMemo(() => {
    let intent: ReturnType<typeof setTimeout> | undefined;
    const passOn = () => clearTimeout(intent);
    const to = "/$orgSlug/$projectSlug/bugs/$bugId";
    const params = (issueId: string) => ({ orgSlug, projectSlug, bugId: issueId });
    const search = list ? { list } : {};
    return {
      hrefOf: (issueId: string) => router.buildLocation({ to, params: params(issueId), search }).href,
      addressOf: (issueId: string) => location.origin + router.buildLocation({ to, params: params(issueId) }).href,
      open: (issueId: string) => void router.navigate({ to, params: params(issueId), search }),
      intend(issueId: string) {
        passOn();
        intent = setTimeout(() => void router.preloadRoute({ to, params: params(issueId), search }), INTENT_MS);
      },
      passOn,
    };
  }, [router, orgSlug, projectSlug, list]);
  useEffect(() => links.passOn, [links]);
  return links;
}
