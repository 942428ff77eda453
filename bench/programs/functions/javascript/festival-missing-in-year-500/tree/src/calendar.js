/**
 * The calendar of the isle: twelve months of thirty days, and after the last of
 * them, in festival years, the festival day.
 *
 * Every fourth year is a festival year; of the centuries only each fifth one.
 * Years are counted from 1, days of the year from 1, and day 1 of the calendar
 * is the first day of year 1.
 */

const MONTH = 30;
const YEAR = 12 * MONTH;

export function isFestivalYear(year) {
  return year % 4 === 0 && year % 100 !== 0;
}

export function daysInYear(year) {
  return isFestivalYear(year) ? YEAR + 1 : YEAR;
}

/** Number of the day since the calendar began. */
export function dayNumber(year, dayOfYear) {
  if (dayOfYear < 1 || dayOfYear > daysInYear(year)) {
    throw new RangeError(`year ${year} has no day ${dayOfYear}`);
  }
  let days = 0;
  for (let y = 1; y < year; y++) days += daysInYear(y);
  return days + dayOfYear;
}

export function formatDay(year, dayOfYear) {
  if (dayOfYear > YEAR) return `festival of ${year}`;
  const month = Math.floor((dayOfYear - 1) / MONTH) + 1;
  return `${((dayOfYear - 1) % MONTH) + 1}.${month}.${year}`;
}
