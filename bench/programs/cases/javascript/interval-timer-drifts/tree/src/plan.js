'use strict';

// 'warmup 60, 3 x (run 30, rest 15), stretch 120'
function parsePlan(text) {
  const phases = [];
  const add = (part, to) => {
    const match = /^([a-z]+) (\d+)$/.exec(part.trim());
    if (!match || Number(match[2]) === 0) {
      throw new Error(`bad phase '${part.trim()}'`);
    }
    to.push({ name: match[1], seconds: Number(match[2]) });
  };
  for (const [part, times, group] of text.matchAll(/\s*(\d+) x \(([^)]*)\)|[^,()]+/g)) {
    if (group === undefined) {
      if (part.trim()) {
        add(part, phases);
      }
      continue;
    }
    const round = [];
    group.split(',').forEach(item => add(item, round));
    for (let i = 0; i < Number(times); i++) {
      phases.push(...round);
    }
  }
  return phases;
}

module.exports = { parsePlan };
