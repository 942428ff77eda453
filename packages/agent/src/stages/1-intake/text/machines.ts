/** What a bug was seen with: browsers, systems, languages, tools. Their versions are no values of the program. */
const MACHINE =
  /\b(Chrome|Chromium|Firefox|Safari|Edge|Opera|Internet Explorer|IE|Node(?:\.?[Jj][Ss])?|Deno|Bun|Electron|npm|NPM|[Yy]arn|pnpm|[Pp]ython|CPython|PyPy|TypeScript|Windows|[Mm]ac ?OS(?: X)?|OS X|iOS|Android|Linux|Ubuntu|Debian|Fedora|CentOS|Mint|Alpine|Docker|JDK|GMT|UTC)(?:\s+|\s*[/@:]\s*)?(?:version\s+|v)?[+-]?\d+(?:\.[\dx]+)*\b(?![\w'"`])/g;

/** `#2057`, “lines 922 to 926”. */
const PLACE = /(?<![\w'"`&(])#\d{1,6}\b|(?<=\blines )\d+(?:-|–| to | – )\d+\b/gi;

/** A line of prose without the versions of what the bug was seen with, and numbers of lines and issues. Linear in its length. */
export function withoutMachines(line: string): string {
  return line.replaceAll(MACHINE, "$1").replaceAll(PLACE, "");
}
