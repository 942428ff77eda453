import { histogram, edges } from './histogram.js';

export function bar(value, largest, width) {
  if (largest === 0) {
    return '';
  }
  const length = Math.round((value / largest) * width);
  return '#'.repeat(value > 0 ? Math.max(1, length) : 0);
}

export function label(number, digits = 1) {
  return number.toFixed(digits).padStart(8);
}

export function chart(readings, { bins = 5, width = 20 } = {}) {
  if (readings.length === 0) {
    return '(no readings)';
  }
  const counts = histogram(readings, bins);
  const starts = edges(readings, bins);
  const largest = Math.max(...counts);
  return counts.map((n, i) => `${label(starts[i])} | ${bar(n, largest, width)}`.trimEnd()).join('\n');
}
