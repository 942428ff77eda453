import { Link } from "@tanstack/react-router";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { buttonClass } from "../../../components/ui/button.tsx";
import { count } from "../../../lib/format.ts";
import type { Neighbours } from "../hooks/use-neighbours.ts";

interface Props {
  neighbours: Neighbours;
  orgSlug: string;
  projectSlug: string;
  list: string | undefined;
}

const LOOK = buttonClass({ variant: "ghost", size: "iconSm" }, "max-md:size-11");

/** Where the bug is in its list, and the ways to the ones beside it. */
export function NeighbourLinks({ neighbours, orgSlug, projectSlug, list }: Props) {
  const { place, total, previous, next } = neighbours;
  if (place === 0) return null;
  return (
    <nav aria-label="Bugs of the list" className="flex items-center">
      <span className="mr-1 tabular">
        <span aria-hidden>
          {count(place)}/{count(total)}
        </span>
        <span className="sr-only">
          Bug {count(place)} of {count(total)}
        </span>
      </span>
      {[
        { id: previous, name: "Previous bug", Icon: ChevronLeft },
        { id: next, name: "Next bug", Icon: ChevronRight },
      ].map(({ id, name, Icon }) =>
        id ? (
          <Link
            key={name}
            to="/$orgSlug/$projectSlug/bugs/$bugId"
            params={{ orgSlug, projectSlug, bugId: id }}
            search={list ? { list } : {}}
            aria-label={name}
            title={name}
            className={LOOK}
          >
            <Icon aria-hidden className="size-4" />
          </Link>
        ) : (
          <span key={name} role="link" aria-label={name} aria-disabled className={LOOK}>
            <Icon aria-hidden className="size-4" />
          </span>
        ),
      )}
    </nav>
  );
}
