'use strict';

const LOADERS = {
  none: () => '',
};

/**
 * Lists the headings (lines that begin with `#`) of several notes.
 *
 * `load(name)` gives the text of a note, or a promise of it.
 *
 * @param {string[]} names
 * @param {(name: string) => string | Promise<string>} load
 * @returns {Promise<{ name: string, level: number, title: string }[]>}
 */
async function collectHeadings(names, load = LOADERS.none) {
  const headings = [];
  for (const name of names) {
    const text = load(name);
    for (const line of text.split('\n')) {
      const match = /^(#+)\s+(.*\S)/.exec(line);
      if (match) headings.push({ name, level: match[1].length, title: match[2] });
    }
  }
  return headings;
}

/** The headings as indented text. */
async function outline(names, load) {
  const headings = await collectHeadings(names, load);
  return headings.map(({ level, title }) => '  '.repeat(level - 1) + title).join('\n');
}

module.exports = { collectHeadings, outline };
