import ignore, { type Ignore } from "ignore";

/** Whose reading of the file counts: they differ in sections, comments, negation and brackets. */
export type CodeOwnersDialect = "github" | "gitlab" | "bitbucket";

/** GitLab writes users and groups alike, so a name without a slash may be either there. */
export interface CodeOwner {
  kind: "user" | "user_or_group" | "team" | "role" | "email";
  /** Without `@`: `ada`, `acme/web`, `maintainer`; an address as it is. */
  name: string;
}

export interface OwnedPaths {
  owner: CodeOwner;
  /** Not where all that names them are GitLab's optional sections. */
  isRequired: boolean;
  paths: string[];
}

interface Rule {
  matches(path: string): boolean;
  owners: readonly CodeOwner[];
  isExclusion: boolean;
}

interface Section {
  isOptional: boolean;
  defaultOwners: readonly CodeOwner[];
  rules: Rule[];
}

export type CodeOwners = readonly Section[];

/** Where each host looks for the file, in its order; the first that is there counts. */
export const CODE_OWNERS_FILES: Record<CodeOwnersDialect, readonly string[]> = {
  // https://docs.github.com/en/repositories/managing-your-repositorys-settings-and-features/customizing-your-repository/about-code-owners
  github: [".github/CODEOWNERS", "CODEOWNERS", "docs/CODEOWNERS"],
  // https://docs.gitlab.com/user/project/codeowners/
  gitlab: ["CODEOWNERS", "docs/CODEOWNERS", ".gitlab/CODEOWNERS"],
  // https://support.atlassian.com/bitbucket-cloud/docs/set-up-and-use-code-owners/
  bitbucket: [".bitbucket/CODEOWNERS"],
};

const EMAIL = /^[^@\s]+@[^@\s]+\.[^@\s]+$/;
/** Bitbucket says after a group how many of it are asked: `@acme/web:random(2)`. */
const SELECTION = /:[a-z_]+(?:\(\d+\))?$/;
const SECTION = /^(?<optional>\^)?\[(?<name>[^\]]+)\](?:\[\d+\])?(?<owners>(?:\s.*)?)$/;

function toOwner(word: string, dialect: CodeOwnersDialect): CodeOwner | null {
  if (EMAIL.test(word)) return { kind: "email", name: word };
  if (dialect === "gitlab" && /^@@\w+$/.test(word)) return { kind: "role", name: word.slice(2) };
  const name = /^@([\w.-]+(?:\/[\w.-]+)*)$/.exec(dialect === "bitbucket" ? word.replace(SELECTION, "") : word)?.[1];
  if (name === undefined) return null;
  if (name.includes("/")) return { kind: "team", name };
  return { kind: dialect === "gitlab" ? "user_or_group" : "user", name };
}

function toOwners(words: readonly string[], dialect: CodeOwnersDialect): CodeOwner[] {
  const comment = dialect === "gitlab" ? -1 : words.findIndex((word) => word.startsWith("#"));
  const named = comment === -1 ? words : words.slice(0, comment);
  return named.map((word) => toOwner(word, dialect)).filter((owner) => owner !== null);
}

function compile(pattern: string): Ignore {
  return ignore({ ignorecase: false }).add(pattern);
}

/** A pattern as gitignore reads it, but that `docs/*` means the files in `docs` and not those below. */
function matcher(pattern: string): (path: string) => boolean {
  const compiled = compile(pattern);
  if (!pattern.endsWith("/*")) return (path) => ignore.isPathValid(path) && compiled.ignores(path);
  return (path) => {
    if (!ignore.isPathValid(path) || !compiled.ignores(path)) return false;
    const folder = path.split("/").slice(0, -1).join("/");
    return folder === "" || !compiled.ignores(`${folder}/`);
  };
}

/** In GitLab only a slash at the start ties a pattern to the root; in gitignore one in the middle does too. */
function anywhere(pattern: string): string {
  return /^[^/].*\/./.test(pattern) && !pattern.startsWith("**/") ? `**/${pattern}` : pattern;
}

/** Only GitLab takes exclusions and ranges of characters; elsewhere a line with `!` is no rule and a bracket is a bracket. */
function toRule(line: string, dialect: CodeOwnersDialect): Rule | null {
  const [first = "", ...words] = line.match(/(?:\\.|[^\s\\])+/g) ?? [];
  const isExclusion = first.startsWith("!");
  if (isExclusion && dialect !== "gitlab") return null;
  const pattern = isExclusion ? first.slice(1) : first;
  const matches = matcher(dialect === "gitlab" ? anywhere(pattern) : pattern.replace(/[[\]]/g, "\\$&"));
  return { matches, owners: toOwners(words, dialect), isExclusion };
}

/** Reads a CODEOWNERS file. Lines that are no rule are left out, as the hosts do. */
export function parseCodeOwners(text: string, dialect: CodeOwnersDialect): CodeOwners {
  const sections = new Map<string, Section>([["", { isOptional: false, defaultOwners: [], rules: [] }]]);
  let current = sections.get("");
  for (const line of text.split(/\r?\n/).map((one) => one.trim())) {
    if (line === "" || line.startsWith("#")) continue;
    const heading = dialect === "gitlab" ? SECTION.exec(line)?.groups : undefined;
    if (heading === undefined) {
      const rule = toRule(line, dialect);
      if (rule !== null) current?.rules.push(rule);
      continue;
    }
    const name = (heading["name"] ?? "").trim().toLowerCase();
    current = sections.get(name) ?? {
      isOptional: heading["optional"] !== undefined,
      defaultOwners: toOwners((heading["owners"] ?? "").split(/\s+/), dialect),
      rules: [],
    };
    sections.set(name, current);
  }
  return [...sections.values()];
}

/** Of one path within a section: the last rule that matches it, unless the section excludes it. */
function ownersInSection({ rules, defaultOwners }: Section, path: string): readonly CodeOwner[] {
  const matching = rules.filter((rule) => rule.matches(path));
  const last = matching.at(-1);
  if (last === undefined || matching.some((rule) => rule.isExclusion)) return [];
  return last.owners.length > 0 ? last.owners : defaultOwners;
}

/** Who owns some of the paths, in the order in which they are found, each with the paths that are theirs. */
export function ownersOf(codeOwners: CodeOwners, paths: readonly string[]): OwnedPaths[] {
  const owned = new Map<string, OwnedPaths>();
  for (const path of paths) {
    for (const section of codeOwners) {
      for (const owner of ownersInSection(section, path)) {
        const id = `${owner.kind} ${owner.name.toLowerCase()}`;
        const entry = owned.get(id) ?? { owner, isRequired: false, paths: [] };
        entry.isRequired ||= !section.isOptional;
        if (!entry.paths.includes(path)) entry.paths.push(path);
        owned.set(id, entry);
      }
    }
  }
  return [...owned.values()];
}
