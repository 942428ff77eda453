import type { Project } from "@fixpoint/contracts";
import { Link, useNavigate } from "@tanstack/react-router";
import { FolderGit2 } from "lucide-react";
import { useOrganization, useProjects } from "../../../lib/session.ts";
import { Switcher } from "./switcher.tsx";

export function ProjectSwitcher({ project, expanded }: { project: Project; expanded: boolean }) {
  const navigate = useNavigate();
  const organization = useOrganization();
  const projects = useProjects() ?? [];
  if (!expanded || !organization) return null;
  return (
    <Switcher
      label={`Project ${project.name}, switch`}
      current={project}
      items={projects}
      busyId={null}
      noun="project"
      icon={FolderGit2}
      footer={<Link to="/add-project">Add project</Link>}
      onSelect={(target) =>
        void navigate({ to: "/$orgSlug/$projectSlug", params: { orgSlug: organization.slug, projectSlug: target.slug } })
      }
    />
  );
}
