import { total } from './tree.js';

export function report(unit, indent = 0) {
  const lines = [`${'  '.repeat(indent)}${unit.name}: ${total(unit)}`];
  for (const child of unit.units ?? []) {
    lines.push(...report(child, indent + 1));
  }
  return lines;
}

// Units that cost more than `limit`, the cheapest last.
export function expensive(unit, limit) {
  const all = (node) => [node, ...(node.units ?? []).flatMap(all)];
  return all(unit)
    .filter((node) => total(node) > limit)
    .sort((a, b) => total(b) - total(a))
    .map((node) => node.name);
}
