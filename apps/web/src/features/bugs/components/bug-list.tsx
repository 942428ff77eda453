import type { IssueListItem, Organization, Project } from "@fixpoint/contracts";
import { lazy, Suspense, useMemo, useRef, useState, type ReactNode } from "react";
import { useCopy } from "../../../lib/use-copy.ts";
import { useActs } from "../hooks/use-acts.ts";
import { useBugLinks } from "../hooks/use-bug-links.ts";
import { useCursor } from "../hooks/use-cursor.ts";
import { useListKeys } from "../hooks/use-list-keys.ts";
import { useScrolled } from "../hooks/use-scrolled.ts";
import { useShownRows } from "../hooks/use-shown-rows.ts";
import type { Act } from "../model/bulk.ts";
import { rememberedRow, rememberRow } from "../../../lib/last-row.ts";
import { extended, NOTHING_SELECTED, stillThere, toggled } from "../model/selection.ts";
import type { RowActions } from "./bug-row.tsx";
import { BugRows } from "./bug-rows.tsx";
import { HeldPill } from "./held-pill.tsx";

const BulkToolbar = lazy(() => import("./bulk-toolbar.tsx"));
const ActDialog = lazy(() => import("./act-dialog.tsx"));

interface Props {
  organization: Organization;
  project: Project;
  /** Which list it is, as text, of which `rows` are the rows; and every bug of the project. */
  list: string | undefined;
  rows: readonly IssueListItem[];
  issues: readonly IssueListItem[];
  /** How many pixels of the page lie above the list. */
  top: number;
  /** The bug beside the list, where there is room for one. */
  peek: string | undefined;
  canPeek: boolean;
  onPeek: (issueId: string | undefined) => void;
  onGroup: (index: number) => void;
  onView: (step: 1 | -1) => void;
  onCreate: () => void;
  empty: ReactNode;
}

/** The rows with everything that is done to them: cursor, selection, peek, bulk actions and their keys. */
export function BugList(props: Props) {
  const { organization, project, list, rows, issues, peek, canPeek, onPeek } = props;
  const links = useBugLinks(organization.slug, project.slug, list);
  const { copy } = useCopy();
  const [selection, setSelection] = useState(NOTHING_SELECTED);
  const scrolled = useScrolled();
  const shown = useShownRows({
    rows,
    issues,
    list: list ?? "",
    busy: scrolled || selection.ids.size > 0 || peek !== undefined,
  });
  const order = useMemo(() => shown.rows.map((issue) => issue.id), [shown.rows]);
  const [remembered] = useState(() => rememberedRow(project.id, list));
  const { cursor, at, goTo, note } = useCursor(shown.rows, remembered);

  const there = useMemo(() => new Set(order), [order]);
  const selected = stillThere(selection, (id) => there.has(id));
  if (selected !== selection) setSelection(selected);
  const chosen = useMemo(() => shown.rows.filter((issue) => selected.ids.has(issue.id)), [shown.rows, selected]);
  const acts = useActs({
    locked: project.isLocked,
    onDone(done) {
      const ids = new Set(done.map((issue) => issue.id));
      setSelection((now) => stillThere(now, (id) => !ids.has(id)));
    },
  });

  const current = shown.rows[at];
  /** What a key acts on: the selection, else the row that the person is on. */
  function targets(): readonly IssueListItem[] {
    if (chosen.length > 0) return chosen;
    const onRow = document.activeElement?.closest("[data-list]") != null || peek !== undefined;
    return current && onRow ? [current] : [];
  }
  function copyLinks(of: readonly IssueListItem[]): void {
    if (of.length > 0) copy(of.map((issue) => links.addressOf(issue.id)).join("\n"));
  }
  function open(issue: IssueListItem | undefined): void {
    if (!issue) return;
    rememberRow(project.id, list, issue.id);
    links.open(issue.id);
  }
  function move(step: 1 | -1, extend: boolean): void {
    const from = shown.rows[at];
    const inside = document.activeElement?.closest("[data-list]") != null;
    // The first press enters the list where it was left.
    const to = goTo(from ? at + (inside || peek !== undefined ? step : 0) : 0);
    if (!to) return;
    if (extend) setSelection((now) => extended(now, order, from?.id ?? to.id, to.id));
    if (peek !== undefined) onPeek(to.id);
  }

  const row: RowActions = {
    onSelect(issue, extend) {
      setSelection((now) => (extend ? extended(now, order, issue.id, issue.id) : toggled(now, issue.id)));
    },
    onPeek: (issue) => {
      goTo(order.indexOf(issue.id));
      onPeek(issue.id === peek ? undefined : issue.id);
    },
    onFocus: (issue) => note(issue.id),
    onOpen(issue, event) {
      rememberRow(project.id, list, issue.id);
      // Everything else opens it somewhere else, as the browser does.
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.altKey || event.shiftKey) return;
      event.preventDefault();
      links.open(issue.id);
    },
    onAct: (act, issue) => acts.start(act, [issue]),
    onCopyLink: (issue) => copyLinks([issue]),
  };
  const latest = useRef(row);
  latest.current = row;
  const actions = useMemo<RowActions>(
    () => ({
      onFocus: (issue) => latest.current.onFocus(issue),
      onSelect: (issue, extend) => latest.current.onSelect(issue, extend),
      onPeek: (issue) => latest.current.onPeek(issue),
      onOpen: (issue, event) => latest.current.onOpen(issue, event),
      onAct: (act, issue) => latest.current.onAct(act, issue),
      onCopyLink: (issue) => latest.current.onCopyLink(issue),
    }),
    [],
  );

  const act = (name: Act) => () => acts.start(name, targets());
  useListKeys({
    move,
    open: () => open(targets()[0]),
    peek: () => canPeek && current && onPeek(current.id === peek ? undefined : current.id),
    toggle: () => current && setSelection((now) => toggled(now, current.id)),
    selectAll: () => setSelection({ ids: new Set(order.filter((id) => !shown.leaving.has(id))), anchor: null }),
    group: props.onGroup,
    view: props.onView,
    archive: () => acts.start(targets().every((issue) => issue.isArchived) ? "unarchive" : "archive", targets()),
    recompute: act("recompute"),
    openPullRequest: act("openPullRequest"),
    copyLink: () => copyLinks(targets()),
    create: props.onCreate,
    escape() {
      if (peek !== undefined) onPeek(undefined);
      else if (selected.ids.size > 0) setSelection(NOTHING_SELECTED);
      else return false;
      return true;
    },
  });

  return (
    <>
      {shown.held.size > 0 && <HeldPill waiting={shown.held.size} onLetIn={shown.letIn} />}
      {shown.rows.length === 0 && props.empty}
      {shown.rows.length > 0 && (
        <BugRows
          shown={shown}
          top={props.top}
          at={at}
          locked={project.isLocked}
          list={list}
          links={links}
          cursor={cursor}
          selected={selected.ids}
          peek={peek}
          actions={actions}
        />
      )}
      {selected.ids.size > 0 && (
        <div className="sticky bottom-4 z-30 mt-4 flex justify-center px-2">
          <Suspense>
            <BulkToolbar
              selected={chosen}
              acts={acts}
              onCopyLinks={() => copyLinks(chosen)}
              onClear={() => {
                setSelection(NOTHING_SELECTED);
                if (current) goTo(at);
              }}
            />
          </Suspense>
        </div>
      )}
      {acts.asking && (
        <Suspense>
          <ActDialog plan={acts.asking} onConfirm={acts.confirm} onCancel={acts.cancel} />
        </Suspense>
      )}
    </>
  );
}
