import { wrap } from './wrap.js';

export function price(cents) {
  return (cents / 100).toFixed(2);
}

// 'Soup ........ 4.50'
export function leader(name, text, width) {
  const dots = width - name.length - text.length - 2;
  return dots < 1 ? `${name} ${text}` : `${name} ${'.'.repeat(dots)} ${text}`;
}

export function heading(title, width) {
  const left = Math.max(0, Math.floor((width - title.length) / 2));
  return ' '.repeat(left) + title.toUpperCase();
}

// One dish: its name over as many lines as it takes, the price on the last of them.
export function dish({ name, cents }, width) {
  const amount = price(cents);
  const lines = wrap(name, width - amount.length - 3);
  const last = lines.pop() ?? '';
  return [...lines, leader(last, amount, width)];
}

export function menu(title, dishes, width = 30) {
  return [heading(title, width), ...dishes.flatMap(item => dish(item, width))].join('\n');
}
