const RELEASE = /^## \[?([^\]\s]+)\]?(?:\s+-\s+(\d{4}-\d{2}-\d{2}))?\s*$/;
const SECTION = /^### (.+?)\s*$/;
const BULLET = /^[-*] (.+)$/;

const DEFAULT_SECTION = "Changed";

/**
 * Reads a "keep a changelog" style text.
 *
 * Every release has a version, an optional date, the free text written above
 * its first bullet (`intro`) and its bullets by section. A bullet may run over
 * several lines; blank lines are ignored.
 */
export function parseChangelog(text) {
  const releases = [];
  let release = null;
  let section = DEFAULT_SECTION;
  let bullet = null;

  for (const line of text.split(/\r?\n/)) {
    if (line.trim() === "") continue;

    const releaseMatch = RELEASE.exec(line);
    if (releaseMatch) {
      const [, version, date = null] = releaseMatch;
      release = { version, date, intro: "", sections: {} };
      releases.push(release);
      section = DEFAULT_SECTION;
      continue;
    }
    if (!release) continue; // title and preamble of the file

    const sectionMatch = SECTION.exec(line);
    if (sectionMatch) {
      section = sectionMatch[1];
      bullet = null;
      continue;
    }

    const bulletMatch = BULLET.exec(line);
    if (bulletMatch) {
      bullet = { text: bulletMatch[1].trim() };
      (release.sections[section] ??= []).push(bullet);
    } else if (bullet) {
      bullet.text += ` ${line.trim()}`;
    } else {
      release.intro = `${release.intro} ${line.trim()}`.trim();
    }
  }

  return releases.map(finishRelease);
}

function finishRelease({ version, date, intro, sections }) {
  const entries = Object.entries(sections).map(([name, bullets]) => [
    name,
    bullets.map((bullet) => bullet.text),
  ]);
  return { version, date, intro, sections: Object.fromEntries(entries) };
}
