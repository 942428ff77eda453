/** Marks go from 0 to 100. */

export function average(marks) {
  if (marks.length === 0) return null;
  return marks.reduce((sum, mark) => sum + mark, 0) / marks.length;
}

/**
 * Grade of a course out of its parts [{ mark, weight }], rounded to one decimal.
 * Parts without a mark (null) are left out. null if no part has one.
 */
export function weightedGrade(parts) {
  let points = 0;
  let weights = 0;
  for (const { mark, weight = 1 } of parts) {
    if (mark === null) continue;
    points += mark * weight;
    weights += 1;
  }
  return weights === 0 ? null : Math.round((points / weights) * 10) / 10;
}

export function passed(parts, needed = 50) {
  const grade = weightedGrade(parts);
  return grade !== null && grade >= needed;
}
