/** Plain text announcement of one release. */
export function renderRelease(release) {
  const lines = [release.date ? `${release.version} (${release.date})` : release.version];
  if (release.intro) lines.push("", release.intro);

  for (const [name, bullets] of Object.entries(release.sections)) {
    lines.push("", `${name}:`);
    for (const bullet of bullets) lines.push(`  * ${bullet}`);
  }
  return lines.join("\n");
}

/** One line per release, newest first, as in the file. */
export function renderSummary(releases) {
  return releases
    .map(({ version, sections }) => {
      const count = Object.values(sections).flat().length;
      return `${version}: ${count} ${count === 1 ? "change" : "changes"}`;
    })
    .join("\n");
}
