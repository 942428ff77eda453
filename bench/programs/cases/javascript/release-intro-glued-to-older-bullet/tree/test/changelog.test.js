import { test } from "node:test";
import assert from "node:assert/strict";
import { parseChangelog, renderRelease, renderSummary } from "../src/index.js";

const SAMPLE = `# Changelog

All notable changes are listed here.

## [2.1.0] - 2024-03-02

A small release for the holidays.

### Added
- Export to PDF
- Dark mode, which follows the
  setting of the system

### Fixed
- Crash on empty files

## [2.0.1] - 2024-01-15
### Fixed
- Typo in the menu
`;

test("finds the releases and their dates", () => {
  const releases = parseChangelog(SAMPLE);
  assert.deepEqual(
    releases.map((r) => [r.version, r.date]),
    [["2.1.0", "2024-03-02"], ["2.0.1", "2024-01-15"]],
  );
});

test("keeps the intro", () => {
  const [latest, older] = parseChangelog(SAMPLE);
  assert.equal(latest.intro, "A small release for the holidays.");
  assert.equal(older.intro, "");
});

test("joins bullets over several lines", () => {
  const [latest] = parseChangelog(SAMPLE);
  assert.deepEqual(latest.sections.Added, [
    "Export to PDF",
    "Dark mode, which follows the setting of the system",
  ]);
});

test("text under a section heading is not added to the bullet above", () => {
  const [release] = parseChangelog("## 1.0.0\n### Added\n- One\n### Fixed\nThanks to Mia.\n- Two");
  assert.deepEqual(release.sections, { Added: ["One"], Fixed: ["Two"] });
});

test("bullets without a section", () => {
  const [first, second] = parseChangelog("## 1.1.0\n### Fixed\n- A\n## 1.0.0\n- B\n");
  assert.deepEqual(first.sections, { Fixed: ["A"] });
  assert.deepEqual(second.sections, { Changed: ["B"] });
});

test("releases without a date", () => {
  const [release] = parseChangelog("## [Unreleased]\n* Soon");
  assert.equal(release.version, "Unreleased");
  assert.equal(release.date, null);
});

test("renders a release", () => {
  const [, older] = parseChangelog(SAMPLE);
  assert.equal(renderRelease(older), "2.0.1 (2024-01-15)\n\nFixed:\n  * Typo in the menu");
});

test("renders the summary", () => {
  assert.equal(renderSummary(parseChangelog(SAMPLE)), "2.1.0: 3 changes\n2.0.1: 1 change");
});
