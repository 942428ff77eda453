/** Days are written as YYYY-MM-DD. */

export function addDays(day, count) {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}

export function isWeekend(day) {
  return [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());
}

/**
 * The first day from `day` on (that day included) that is neither on a weekend
 * nor in one of the periods { from, to } in which the house is closed.
 */
export function nextOpenDay(day, closed = []) {
  let open = day;
  for (;;) {
    const period = closed.find(({ from, to }) => from <= open && open <= to);
    if (period) open = period.to;
    else if (isWeekend(open)) open = addDays(open, 1);
    else return open;
  }
}

/** The day of delivery, a number of open days after the order. */
export function deliveryDate(ordered, days, closed = []) {
  let day = ordered;
  for (let i = 0; i < days; i += 1) day = nextOpenDay(addDays(day, 1), closed);
  return day;
}
