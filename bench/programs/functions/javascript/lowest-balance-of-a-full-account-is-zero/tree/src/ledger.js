/** Moves of an account: [{ date, amount }] in order of their dates, amounts in cents. */

export function closing(opening, moves) {
  return moves.reduce((balance, { amount }) => balance + amount, opening);
}

/**
 * The lowest balance the account has had, and the date of the move that led to it.
 * The date is null if it has never been lower than at the opening.
 */
export function lowestPoint(opening, moves) {
  let balance = opening;
  let lowest = { date: null, balance: 0 };
  for (const { date, amount } of moves) {
    balance += amount;
    if (balance < lowest.balance) lowest = { date, balance };
  }
  return lowest;
}

/** Dates after whose last move the account was below zero. */
export function overdraftDays(opening, moves) {
  const ends = new Map();
  let balance = opening;
  for (const { date, amount } of moves) {
    balance += amount;
    ends.set(date, balance);
  }
  return [...ends].filter(([, end]) => end < 0).map(([date]) => date);
}
