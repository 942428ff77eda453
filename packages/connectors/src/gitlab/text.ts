/** Code as GitLab itself finds it, or the slash of a line that reads as a quick action, such as "/close". */
const CODE_OR_SLASH = /^```[^]*?\n```[ \t]*\r?$|^\/(?=[a-z_]+(?:[ \t]|\r?$))/gim;

/**
 * GitLab carries out lines of a comment such as "/close" or "/assign @me". What we write quotes what others wrote, so
 * outside of code those get a backslash, which is not shown.
 */
export function withoutQuickActions(markdown: string): string {
  return markdown.replaceAll(CODE_OR_SLASH, (found) => (found === "/" ? "\\/" : found));
}
