import assert from "node:assert/strict";
const { parseChangelog, renderRelease } = await import(new URL("src/index.js", `file://${process.cwd()}/`));

const [latest, older] = parseChangelog(`# Changelog

## [1.2.0] - 2024-05-03
### Fixed
- Login on old phones

## [1.1.0] - 2024-04-01

It was a rough month, sorry.

### Added
- Avatars
`);
assert.deepEqual(latest.sections, { Fixed: ["Login on old phones"] });
assert.equal(older.intro, "It was a rough month, sorry.");
assert.deepEqual(older.sections, { Added: ["Avatars"] });

const three = parseChangelog("## 3\none\n- a\n  more\n## 2\ntwo\nlines\n- b\n## 1\nthree\n");
assert.deepEqual(three.map((r) => r.intro), ["one", "two lines", "three"]);
assert.deepEqual(three.map((r) => r.sections), [{ Changed: ["a more"] }, { Changed: ["b"] }, {}]);
assert.equal(renderRelease(three[1]), "2\n\ntwo lines\n\nChanged:\n  * b");

const [cont] = parseChangelog("## 1.0.0\n- a\n\n  after a blank\n### Fixed\n- c\n  d");
assert.deepEqual(cont.sections, { Changed: ["a after a blank"], Fixed: ["c d"] });
