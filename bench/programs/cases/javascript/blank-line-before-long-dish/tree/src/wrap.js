// Breaks a text into lines; words that are wider than a line are cut.
export function wrap(text, width) {
  if (width < 1) {
    throw new RangeError('width must be positive');
  }
  const lines = [];
  let line = '';
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (longer.length <= width) {
      line = longer;
      continue;
    }
    lines.push(line);
    line = word;
    while (line.length > width) {
      lines.push(line.slice(0, width));
      line = line.slice(width);
    }
  }
  if (line !== '') {
    lines.push(line);
  }
  return lines;
}
