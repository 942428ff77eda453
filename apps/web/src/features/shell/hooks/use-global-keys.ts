import { useEffect, useRef } from "react";
import { isTyping } from "../../../lib/is-typing.ts";

const SEQUENCE_MS = 1000;

export interface Place {
  orgSlug: string | undefined;
  projectSlug: string | undefined;
}

/** Where the second key of “g then …” leads; null where there is no such place. */
export function destinationOf(key: string, { orgSlug, projectSlug }: Place): string | null {
  const organization = orgSlug ? `/${orgSlug}` : null;
  const project = organization && projectSlug ? `${organization}/${projectSlug}` : null;
  switch (key) {
    case "h":
      return organization ?? "/";
    case "b":
      return project && `${project}/bugs`;
    case "s":
      return project ? `${project}/settings` : "/settings";
    case "u":
      return organization && `${organization}/users`;
    case "i":
      return organization && `${organization}/integrations`;
    case "n":
      return "/settings/notifications";
    default:
      return null;
  }
}

/**
 * `?` opens the list of keys, `/` goes to the page's filter, and g with a second key within 1 s goes places. They come
 * before the keys of the page, so that “g n” does not open the form that n alone opens.
 */
export function useGlobalKeys(actions: { place: Place; onHelp: () => void; onGo: (path: string) => void }): void {
  const latest = useRef(actions);
  latest.current = actions;

  useEffect(() => {
    let begunAt = -Infinity;
    const onKey = (event: KeyboardEvent) => {
      if (isTyping(event) || event.repeat) return;
      const second = event.timeStamp - begunAt <= SEQUENCE_MS;
      begunAt = -Infinity;
      const path = second ? destinationOf(event.key, latest.current.place) : null;
      const filter = event.key === "/" ? document.querySelector<HTMLElement>("#content input[type=search]") : null;
      if (path) latest.current.onGo(path);
      else if (event.key === "g") begunAt = event.timeStamp;
      else if (event.key === "?") latest.current.onHelp();
      else if (filter) filter.focus();
      else return;
      event.preventDefault();
    };
    addEventListener("keydown", onKey, { capture: true });
    return () => removeEventListener("keydown", onKey, { capture: true });
  }, []);
}
