/** These are pages of an organization: no project may have their addresses. */
export const RESERVED_PROJECT_SLUGS: ReadonlySet<string> = new Set(["users", "integrations", "how-it-works"]);

/** The part of a web address that is made of a name; empty for a name without a letter or digit. */
export function slugOf(name: string): string {
  return name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 64)
    .replace(/-+$/, "");
}
