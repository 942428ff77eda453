const DAY = 24 * 60 * 60 * 1000;

const dayNumber = (iso) => Date.parse(`${iso}T00:00:00Z`) / DAY;

/** The days of a habit as numbers, in order and without repetitions. */
function ordered(days) {
  return [...new Set(days.map(dayNumber))].sort((a, b) => a - b);
}

/** The largest number of days in a row on which the habit was kept. */
export function longestStreak(days) {
  const numbers = ordered(days);
  if (numbers.length === 0) return 0;
  let run = 0;
  let longest = 1;
  for (let i = 1; i < numbers.length; i++) {
    run = numbers[i] - numbers[i - 1] === 1 ? run + 1 : 1;
    longest = Math.max(longest, run);
  }
  return longest;
}

/**
 * The number of days in a row that ends today, or yesterday as long as
 * nothing is noted for today.
 */
export function currentStreak(days, today) {
  const kept = new Set(days.map(dayNumber));
  let day = dayNumber(today);
  if (!kept.has(day)) day -= 1;
  let streak = 0;
  while (kept.has(day)) {
    streak += 1;
    day -= 1;
  }
  return streak;
}
