import { LEVELS, parseLine } from './parse.js';

// Counts lines per service from a level upwards.
export function countByService(text, from = 'WARN') {
  const counts = {};
  for (const line of text.split('\n')) {
    const entry = parseLine(line);
    if (entry && LEVELS.indexOf(entry.level) >= LEVELS.indexOf(from)) {
      counts[entry.service] = (counts[entry.service] ?? 0) + 1;
    }
  }
  return counts;
}

export function busiest(counts) {
  const names = Object.keys(counts).sort((a, b) => counts[b] - counts[a] || a.localeCompare(b));
  return names[0] ?? null;
}
