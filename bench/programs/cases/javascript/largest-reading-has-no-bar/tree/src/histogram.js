// Histograms of sensor readings for the terminal.

// Edges of `count` bins of equal width from the smallest to the largest reading.
export function edges(readings, count) {
  const low = Math.min(...readings);
  const high = Math.max(...readings);
  const width = (high - low) / count;
  return Array.from({ length: count + 1 }, (_, i) => (i === count ? high : low + i * width));
}

// Number of readings per bin. A bin includes its lower edge; the last one also its upper edge.
export function histogram(readings, count) {
  if (!Number.isInteger(count) || count < 1) {
    throw new RangeError('need at least one bin');
  }
  const bins = new Array(count).fill(0);
  if (readings.length === 0) {
    return bins;
  }
  const low = Math.min(...readings);
  const width = (Math.max(...readings) - low) / count;
  for (const reading of readings) {
    const bin = width === 0 ? 0 : Math.floor((reading - low) / width);
    bins[bin] += 1;
  }
  return bins;
}
