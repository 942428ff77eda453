const iso = (date) => date.toISOString().slice(0, 10);

/** Whether people work on a day: Monday to Friday, unless it is a holiday. */
export function isWorkday(date, holidays = []) {
  const weekday = date.getUTCDay();
  return weekday !== 0 && weekday !== 6 && !holidays.includes(iso(date));
}

/**
 * The first `count` workdays from `start` ('2024-05-06') on, as dates at
 * midnight UTC. `start` itself is among them if it is a workday.
 */
export function workdays(start, count, holidays = []) {
  const days = [];
  const cursor = new Date(`${start}T00:00:00Z`);
  if (Number.isNaN(cursor.getTime())) throw new RangeError(`Not a day: ${start}`);
  while (days.length < count) {
    if (isWorkday(cursor, holidays)) days.push(cursor);
    cursor.setUTCDate(cursor.getUTCDate() + 1);
  }
  return days;
}

/** The column titles of a burn-down chart: 'Mon 6', 'Tue 7' … */
export function dayTitles(days) {
  const names = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
  return days.map((day) => `${names[day.getUTCDay()]} ${day.getUTCDate()}`);
}
