/** Restaurant bills. All amounts are whole cents. */

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

/** What has to be paid for the orders together with the tip. */
export function billTotal(orders, tipPercent = 0) {
  return Math.round((sum(Object.values(orders)) * (100 + tipPercent)) / 100);
}

/**
 * Splits a bill with its tip over the people at the table, each according to the
 * own orders. Shares are rounded down; the cents that are left over are given to
 * the people in turn, so that the shares add up to the bill.
 *
 * @param {Record<string, number>} orders cents ordered by each person
 * @returns {Record<string, number>} cents to pay by each person
 */
export function splitBill(orders, tipPercent = 0) {
  const names = Object.keys(orders);
  const subtotal = sum(Object.values(orders));
  const total = billTotal(orders, tipPercent);
  const shares = {};
  for (const name of names) {
    shares[name] = Math.floor((orders[name] * total) / subtotal);
  }
  let left = subtotal - sum(Object.values(shares));
  for (let turn = 0; left > 0; turn += 1) {
    shares[names[turn % names.length]] += 1;
    left -= 1;
  }
  return shares;
}
