import type { Organization, Project } from "@fixpoint/contracts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import { listSearch, rowsOf, selectionOf } from "../../../lib/bug-search.ts";
import { useDemoRow } from "../../../lib/demo-bug.ts";
import { detailsQuery } from "../../../lib/issue-details.ts";
import { issuesQuery } from "../../../lib/issues.ts";
import { rememberRow } from "../../../lib/last-row.ts";
import { useUiConfig } from "../../../lib/ui-config.ts";

export interface Neighbours {
  /** Counted from 1; 0 when the bug is not in the list. */
  place: number;
  total: number;
  previous: string | null;
  next: string | null;
}

/**
 * What comes before and after a bug in the list it was opened from. The order stays as it was found: a bug that leaves
 * the list while one reads it must not change what is next. The details of the next one are fetched ahead.
 */
export function useNeighbours(organization: Organization, project: Project, bugId: string, list: string | undefined): Neighbours {
  const client = useQueryClient();
  const { bugsViews } = useUiConfig();
  const demo = useDemoRow(project);
  const issues = useQuery(issuesQuery(organization.id, project.id)).data;
  const [order, setOrder] = useState<{ list: string | undefined; ids: readonly string[] }>({ list, ids: [] });

  const fresh = useMemo(() => {
    if (!issues) return [];
    const search = listSearch(list);
    const { view } = selectionOf(search, bugsViews);
    return [...(demo ? rowsOf([demo], view, search) : []), ...rowsOf(issues, view, search)].map((issue) => issue.id);
  }, [issues, demo, list, bugsViews]);

  let { ids } = order;
  if (order.list !== list || (!ids.includes(bugId) && fresh.includes(bugId))) {
    ids = fresh;
    if (order.list !== list || fresh.length > 0) setOrder({ list, ids });
  }
  const at = ids.indexOf(bugId);
  const known = useMemo(() => new Set([...(issues ?? []).map((issue) => issue.id), demo?.id]), [issues, demo]);
  const near = (step: 1 | -1): string | null => {
    if (at === -1) return null;
    for (let index = at + step; ids[index] !== undefined; index += step) if (known.has(ids[index])) return ids[index] ?? null;
    return null;
  };
  const next = near(1);

  useEffect(() => {
    if (next) void client.prefetchQuery(detailsQuery(organization.id, project.id, next));
  }, [client, organization.id, project.id, next]);
  useEffect(() => rememberRow(project.id, list, bugId), [project.id, list, bugId]);

  return { place: at + 1, total: ids.length, previous: near(-1), next };
}
