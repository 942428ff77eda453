export const baseName = (word: string): string => word.split("/").at(-1) ?? word;

/** Splits a package.json script into words; quotes and escapes as in a shell, nothing is expanded. */
export function shellWords(script: string): string[][] {
  const commands: string[][] = [[]];
  const pattern = /\s+|(&&|\|\||[;|&])|((?:"(?:\\.|[^"\\])*"|'[^']*'|\\.|[^\s"'\\;&|])+)/gs;
  for (const match of script.matchAll(pattern)) {
    if (match[1] !== undefined) commands.push([]);
    else if (match[2] !== undefined)
      commands
        .at(-1)
        ?.push(
          match[2].replace(
            /"((?:\\.|[^"\\])*)"|'([^']*)'|\\(.)/gs,
            (_, double?: string, single?: string, escaped?: string) => double ?? single ?? escaped ?? "",
          ),
        );
  }
  return commands.filter((words) => words.length > 0);
}

/** `bash -c 'source .flags && ava'` is what the shell is given. */
export function inShell(words: string[]): string[][] {
  const [shell = "", option, script] = words;
  return /^(?:ba)?sh$/.test(baseName(shell)) && option === "-c" && script !== undefined ? shellWords(script) : [words];
}
