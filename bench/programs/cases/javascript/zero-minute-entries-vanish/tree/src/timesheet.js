// Timesheet lines look like "2024-03-01;website;90;call with customer".

function parseLine(line) {
  const [date, project, minutes, ...note] = line.split(';');
  return {
    date: date.trim(),
    project: project.trim(),
    minutes: Number(minutes),
    note: note.join(';').trim(),
  };
}

export function parseEntries(text) {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map(parseLine)
    .filter((entry) => entry.project && entry.minutes);
}

export function totalByProject(entries) {
  const totals = {};
  for (const { project, minutes } of entries) {
    totals[project] = (totals[project] ?? 0) + minutes;
  }
  return totals;
}

function hours(minutes) {
  const rest = String(minutes % 60).padStart(2, '0');
  return `${Math.floor(minutes / 60)}:${rest}`;
}

export function report(text) {
  const totals = totalByProject(parseEntries(text));
  return Object.keys(totals)
    .sort()
    .map((project) => `${project} ${hours(totals[project])}`);
}
