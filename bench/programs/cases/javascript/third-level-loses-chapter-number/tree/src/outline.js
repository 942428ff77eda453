/**
 * Numbering of a manual. A section is a plain object
 * { title, sections?: [...], unnumbered?: true }. Unnumbered sections (preface,
 * glossary) take no number and neither do the sections below them.
 */

function assign(sections, prefix, visit) {
  let next = 1;
  for (const section of sections) {
    if (section.unnumbered) {
      visit(section, null);
      for (const child of section.sections ?? []) {
        visit(child, null);
      }
      continue;
    }
    const number = prefix === '' ? String(next) : `${prefix}.${next}`;
    visit(section, number);
    assign(section.sections ?? [], String(next), visit);
    next += 1;
  }
}

/**
 * The table of contents, one line for each section, two blanks for each level.
 *
 * contents([{ title: 'Start', sections: [{ title: 'Setup' }] }])
 * // ['1 Start', '  1.1 Setup']
 */
export function contents(sections) {
  const lines = [];
  assign(sections, '', (section, number) => {
    if (number === null) {
      lines.push(section.title);
    } else {
      const level = number.split('.').length - 1;
      lines.push(`${'  '.repeat(level)}${number} ${section.title}`);
    }
  });
  return lines;
}

/** The number of the first section with the title, null without one. */
export function numberOf(sections, title) {
  let found = null;
  assign(sections, '', (section, number) => {
    if (found === null && section.title === title) {
      found = number;
    }
  });
  return found;
}

/** The section with the number, for links such as "see 2.1". */
export function sectionAt(sections, number) {
  let list = sections;
  let section = null;
  for (const part of number.split('.')) {
    const numbered = list.filter((s) => !s.unnumbered);
    section = numbered[Number(part) - 1];
    if (!section) {
      return null;
    }
    list = section.sections ?? [];
  }
  return section;
}
