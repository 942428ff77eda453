import { escapeValue, unescapeValue } from './escape.js';

const SAMPLE = /^([a-z_]+)(?:\{(.*)\})? (-?[\d.]+)$/;
const LABEL = /([a-z_]+)="((?:[^"\\]|\\.)*)"(?:,|$)/y;

// One line of a metrics page: name{label="value",…} number
export function writeSample({ name, labels = {}, value }) {
  const list = Object.keys(labels)
    .sort()
    .map((key) => `${key}="${escapeValue(labels[key])}"`);
  return `${name}${list.length ? `{${list.join(',')}}` : ''} ${value}`;
}

export function readSample(line) {
  const match = SAMPLE.exec(line);
  if (!match) {
    throw new SyntaxError(`not a sample: ${line}`);
  }
  const labels = {};
  const text = match[2] ?? '';
  LABEL.lastIndex = 0;
  while (LABEL.lastIndex < text.length) {
    const label = LABEL.exec(text);
    if (!label) {
      throw new SyntaxError(`bad labels: ${text}`);
    }
    labels[label[1]] = unescapeValue(label[2]);
  }
  return { name: match[1], labels, value: Number(match[3]) };
}

export function sumBy(lines, label) {
  const sums = {};
  for (const line of lines) {
    const { labels, value } = readSample(line);
    const key = labels[label] ?? '';
    sums[key] = (sums[key] ?? 0) + value;
  }
  return sums;
}
