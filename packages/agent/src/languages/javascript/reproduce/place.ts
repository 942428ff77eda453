/** A path for a new test file that no file of the tree has. */
export function freePath(folder: string, stem: string, suffix: string, files: ReadonlySet<string>): string {
  for (let number = 1; ; number += 1) {
    const name = `${stem}${number === 1 ? "" : `-${number}`}${suffix}`;
    const file = folder === "." ? name : `${folder}/${name}`;
    if (!files.has(file)) return file;
  }
}
