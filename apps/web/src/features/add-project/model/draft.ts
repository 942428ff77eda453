import { CODE_HOST_PROVIDERS, CreateProjectBody, RESERVED_PROJECT_SLUGS, Slug, slugOf, type Project } from "@fixpoint/contracts";
import { z } from "zod";
import { readStored, writeStored } from "../../../lib/storage.ts";

export const STEPS = ["host", "repository", "sources"] as const;
export type Step = (typeof STEPS)[number];
export const STEP_TITLES = ["Code host", "Repository", "Issue sources", "Analyze"] as const;

const KEY = "addProjectDraft";

const Source = z.object({ integrationId: z.string(), externalId: z.string(), externalName: z.string() });
const Draft = z.object({
  /** Where the code lies. */
  provider: z.enum(["local", ...CODE_HOST_PROVIDERS]).catch("local"),
  repositoryUrl: z.string().catch(""),
  defaultBranch: z.string().catch(""),
  name: z.string().catch(""),
  slug: z.string().catch(""),
  sources: z.array(Source).catch([]),
});
export type Draft = z.infer<typeof Draft>;

/** What is typed about the repository. */
export type Place = Omit<Draft, "sources" | "provider">;

export const EMPTY_DRAFT: Draft = { provider: "local", repositoryUrl: "", defaultBranch: "", name: "", slug: "", sources: [] };

/** What was typed and not created; it outlives a reload, so that Back and F5 keep the place. */
export function keptDraft(): Draft {
  const stored = readStored(KEY);
  return Draft.parse(typeof stored === "object" && stored !== null ? stored : EMPTY_DRAFT);
}

export function keepDraft(draft: Draft): void {
  writeStored(KEY, draft);
}

/** The last part of an address or path, as the repository is called. */
export function nameOfRepository(url: string): string {
  const last =
    url
      .trim()
      .replace(/[\\/]+$/, "")
      .split(/[\\/:]/)
      .at(-1) ?? "";
  return last.replace(/\.git$/, "");
}

function slugComplaint(slug: string, siblings: readonly Project[]): string | null {
  if (!Slug.safeParse(slug).success) return "Only small letters, digits and single hyphens between them";
  if (RESERVED_PROJECT_SLUGS.has(slug)) return `“${slug}” is a page of the organization. Choose another slug.`;
  if (siblings.some((project) => project.slug === slug)) return `The organization has a project “${slug}” already.`;
  return null;
}

/** Repository, name and address of the new project; `siblings` are the projects that are there. */
export function repositoryForm(siblings: readonly Project[]) {
  return z.object({
    repositoryUrl: CreateProjectBody.shape.repositoryUrl,
    defaultBranch: z.string().trim().max(250),
    name: CreateProjectBody.shape.name,
    slug: z
      .string()
      .trim()
      .superRefine((slug, context) => {
        const message = slugComplaint(slug, siblings);
        if (message) context.addIssue({ code: "custom", message });
      }),
  });
}

/** A name that was not typed follows the repository, a slug that was not typed the name. */
export function prefilled(values: Place, typed: { name: boolean; slug: boolean }): Pick<Draft, "name" | "slug"> {
  const name = typed.name ? values.name : nameOfRepository(values.repositoryUrl);
  return { name, slug: typed.slug ? values.slug : slugOf(name) };
}

/** The draft for another host: what was typed was about a repository elsewhere. */
export function atHost(draft: Draft, provider: Draft["provider"]): Draft {
  return provider === draft.provider ? draft : { ...EMPTY_DRAFT, provider, sources: draft.sources };
}

export function bodyOf({ provider, name, slug, repositoryUrl, defaultBranch }: Draft): CreateProjectBody {
  return {
    name,
    slug,
    repositoryUrl,
    ...(provider === "local" ? {} : { provider }),
    ...(defaultBranch === "" ? {} : { defaultBranch }),
  };
}

/** The step to show: nobody gets to the sources without a repository. */
export function reachableStep(wanted: Step | undefined, draft: Draft): Step {
  if (wanted === "sources" && (draft.repositoryUrl === "" || draft.slug === "")) return "repository";
  return wanted ?? "host";
}
