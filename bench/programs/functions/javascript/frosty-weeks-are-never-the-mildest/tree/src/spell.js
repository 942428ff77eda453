/**
 * Finds the mildest spell: the `days` consecutive readings with the highest sum.
 *
 * Of several that are equally mild the first one counts. With fewer than `days`
 * readings there is none, and the result is null.
 *
 * @param {number[]} readings temperatures, one per day
 * @param {number} days length of the spell
 * @returns {{ from: number, mean: number } | null}
 */
export function mildestSpell(readings, days) {
  if (readings.length < days) return null;

  let sum = 0;
  for (let i = 0; i < days; i++) sum += readings[i];

  let best = 0;
  let from = 0;
  for (let i = days; i < readings.length; i++) {
    sum += readings[i] - readings[i - days];
    if (sum > best) {
      best = sum;
      from = i - days + 1;
    }
  }
  return { from, mean: best / days };
}

export function describeSpell(readings, days) {
  const spell = mildestSpell(readings, days);
  if (spell === null) return 'too few readings';
  return `day ${spell.from + 1} to ${spell.from + days}, ${spell.mean.toFixed(1)} on average`;
}
