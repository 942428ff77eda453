const DEFAULTS = { colour: 'steelblue', width: 640, height: 320, grid: true };

/**
 * Settings of a chart: the defaults with the given ones put over them.
 * `ratio` (width to height) is worked out unless it is given.
 */
export function chartSettings(given = {}) {
  const settings = Object.assign(DEFAULTS, given);
  return { ratio: settings.width / settings.height, ...settings };
}

/** Heights in pixels for the bars of a chart; the greatest value takes all of it. */
export function barHeights(values, given) {
  const { height } = chartSettings(given);
  const top = Math.max(...values, 1);
  return values.map((value) => Math.round((Math.max(value, 0) / top) * height));
}
