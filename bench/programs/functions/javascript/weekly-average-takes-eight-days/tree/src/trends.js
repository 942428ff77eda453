'use strict';

/** Figures of consecutive days, one number a day. */

const mean = (numbers) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

/** Change against the day before; the first day has none and is left out. */
function dailyChange(figures) {
  return figures.slice(1).map((figure, i) => figure - figures[i]);
}

/** Index of the highest figure, of equal ones the first; -1 without figures. */
function peak(figures) {
  return figures.indexOf(Math.max(...figures));
}

/**
 * For each day the mean of the figures of the last `days` days, that day included.
 * At the beginning there are fewer days to take into account.
 */
function rollingAverage(figures, days = 7) {
  return figures.map((_, i) => mean(figures.slice(Math.max(0, i - days), i + 1)));
}

module.exports = { dailyChange, peak, rollingAverage };
