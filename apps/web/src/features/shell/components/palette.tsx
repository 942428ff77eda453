import type { IssueListItem } from "@fixpoint/contracts";
import { bugView } from "@fixpoint/contracts";
import { useQuery } from "@tanstack/react-query";
import { useNavigate, useParams } from "@tanstack/react-router";
import { Command } from "cmdk";
import { Bug, FolderGit2, Moon, Search, Settings, Sun } from "lucide-react";
import { Dialog } from "radix-ui";
import { useState, type ReactNode } from "react";
import { InlineCode } from "../../../components/ui/inline-code.tsx";
import { ViewIcon } from "../../../components/ui/view-icon.tsx";
import { issuesQuery } from "../../../lib/issues.ts";
import { useOrganization, useProject, useProjects } from "../../../lib/session.ts";
import { changeTheme, useTheme } from "../../../lib/theme.ts";

const MIN_TYPED = 2;
const MAX_BUGS = 8;

function Entry({ value, onSelect, children }: { value: string; onSelect: () => void; children: ReactNode }) {
  return (
    <Command.Item
      value={value}
      onSelect={onSelect}
      className="flex min-h-10 cursor-pointer items-center gap-2.5 rounded-control px-2.5 text-label data-[selected=true]:bg-selected [&_svg]:size-4"
    >
      {children}
    </Command.Item>
  );
}

function matching(issues: readonly IssueListItem[], typed: string): IssueListItem[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return issues
    .filter((issue) => words.every((word) => `${issue.key} ${issue.title}`.toLowerCase().includes(word)))
    .slice(0, MAX_BUGS);
}

const GROUP =
  "[&_[cmdk-group-heading]]:px-2.5 [&_[cmdk-group-heading]]:py-1.5 [&_[cmdk-group-heading]]:text-meta [&_[cmdk-group-heading]]:font-medium [&_[cmdk-group-heading]]:text-fg-3";

export default function Palette({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const [typed, setTyped] = useState("");
  const navigate = useNavigate();
  const theme = useTheme();
  const { orgSlug, projectSlug } = useParams({ strict: false });
  const organization = useOrganization();
  const project = useProject();
  const projects = useProjects() ?? [];
  const issues =
    useQuery({ ...issuesQuery(organization?.id ?? "", project?.id ?? ""), enabled: project !== undefined && open }).data ?? [];
  const searching = typed.trim().length >= MIN_TYPED;
  const bugs = searching ? matching(issues, typed) : [];

  function change(next: boolean): void {
    onOpenChange(next);
    if (!next) setTyped("");
  }
  function go(action: () => unknown): void {
    change(false);
    void action();
  }

  return (
    <Dialog.Root open={open} onOpenChange={change}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 animate-fade bg-black/45 backdrop-blur-[2px]" />
        <Dialog.Content
          aria-describedby={undefined}
          className="fixed top-[12vh] left-1/2 z-50 w-[calc(100vw-32px)] max-w-[560px] -translate-x-1/2 animate-fade overflow-hidden rounded-dialog border bg-bg shadow-overlay"
        >
          <Dialog.Title className="sr-only">Command palette</Dialog.Title>
          <Command label="Command palette">
            <div className="flex items-center gap-2.5 border-b px-4">
              <Search aria-hidden className="size-4 text-fg-3" />
              <Command.Input
                value={typed}
                onValueChange={setTyped}
                placeholder="Type a command or search..."
                className="h-12 flex-1 bg-transparent outline-none placeholder:text-fg-3"
              />
            </div>
            <Command.List className="max-h-[min(420px,60vh)] overflow-y-auto p-1.5 thin-scroll">
              <Command.Empty className="px-3 py-8 text-center text-fg-3">No results found.</Command.Empty>
              {orgSlug && projectSlug && (
                <Command.Group heading="General" className={GROUP}>
                  <Entry
                    value="Bugs"
                    onSelect={() => go(() => navigate({ to: "/$orgSlug/$projectSlug/bugs", params: { orgSlug, projectSlug } }))}
                  >
                    <Bug aria-hidden />
                    Bugs
                  </Entry>
                  <Entry
                    value="Settings"
                    onSelect={() =>
                      go(() => navigate({ to: "/$orgSlug/$projectSlug/settings", params: { orgSlug, projectSlug } }))
                    }
                  >
                    <Settings aria-hidden />
                    Settings
                  </Entry>
                </Command.Group>
              )}
              {bugs.length > 0 && orgSlug && projectSlug && (
                <Command.Group heading="Bugs" className={GROUP}>
                  {bugs.map((issue) => (
                    <Entry
                      key={issue.id}
                      value={`${issue.key} ${issue.title}`}
                      onSelect={() =>
                        go(() =>
                          navigate({
                            to: "/$orgSlug/$projectSlug/bugs/$bugId",
                            params: { orgSlug, projectSlug, bugId: issue.id },
                          }),
                        )
                      }
                    >
                      <ViewIcon view={bugView(issue)} />
                      <span className="font-mono text-meta text-fg-3">{issue.key}</span>
                      <span className="min-w-0 flex-1 truncate">
                        <InlineCode text={issue.title} />
                      </span>
                    </Entry>
                  ))}
                </Command.Group>
              )}
              {searching && orgSlug && (
                <Command.Group heading="Projects" className={GROUP}>
                  {projects.map((candidate) => (
                    <Entry
                      key={candidate.id}
                      value={`project ${candidate.name}`}
                      onSelect={() =>
                        go(() => navigate({ to: "/$orgSlug/$projectSlug", params: { orgSlug, projectSlug: candidate.slug } }))
                      }
                    >
                      <FolderGit2 aria-hidden />
                      {candidate.name}
                    </Entry>
                  ))}
                </Command.Group>
              )}
              {searching && (
                <Command.Group heading="Actions" className={GROUP}>
                  <Entry
                    value="switch theme dark light"
                    onSelect={() => go(() => changeTheme(theme === "dark" ? "light" : "dark"))}
                  >
                    {theme === "dark" ? <Sun aria-hidden /> : <Moon aria-hidden />}
                    Switch to the {theme === "dark" ? "light" : "dark"} theme
                  </Entry>
                </Command.Group>
              )}
            </Command.List>
          </Command>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
