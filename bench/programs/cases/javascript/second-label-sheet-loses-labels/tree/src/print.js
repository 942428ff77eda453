import { paginate, toGrid } from './layout.js';

const WIDTH = 12;

function cell(label) {
  return `[${(label ?? '').slice(0, WIDTH).padEnd(WIDTH)}]`;
}

export function printSheets(labels, { sheet = 'L-8', used = 0 } = {}) {
  return paginate(labels, sheet, used)
    .map((page, number) => {
      const lines = toGrid(page, sheet).map((row) => row.map(cell).join(''));
      return [`sheet ${number + 1}`, ...lines].join('\n');
    })
    .join('\n\n');
}
