/**
 * A thermostat with two limits: the heating goes on when it has become as cold as
 * `low`, and off when it has become as warm as `high`. In between it stays as it is.
 */

/** State of the heating (on: true) after a reading of the temperature. */
export function isHeating(before, temperature, { low, high }) {
  if (before) {
    return temperature <= low;
  }
  return temperature < high;
}

/** States of the heating after each of the readings. */
export function follow(readings, limits, start = false) {
  const states = [];
  let state = start;
  for (const temperature of readings) {
    state = isHeating(state, temperature, limits);
    states.push(state);
  }
  return states;
}

/** How often has the heating been switched on or off? */
export function switches(states, start = false) {
  return states.filter((state, i) => state !== (i === 0 ? start : states[i - 1])).length;
}
