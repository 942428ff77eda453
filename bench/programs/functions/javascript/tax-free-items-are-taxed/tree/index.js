/**
 * Receipts. All amounts are whole cents, tax rates are in percent.
 */

const DEFAULTS = { taxRate: 20, quantity: 1 };

/**
 * Net, tax and gross of one line of a receipt.
 *
 * @param {{ price: number, quantity?: number, taxRate?: number }} item
 *   what is not given is taken from `defaults`
 * @param {{ quantity: number, taxRate: number }} [defaults]
 */
function lineTotal(item, defaults = DEFAULTS) {
  const quantity = item.quantity ?? defaults.quantity;
  const rate = item.taxRate || defaults.taxRate;
  const net = item.price * quantity;
  const tax = Math.round((net * rate) / 100);
  return { net, tax, gross: net + tax };
}

/** The sums over all lines of a receipt. */
function receiptTotal(items, defaults = DEFAULTS) {
  const total = { net: 0, tax: 0, gross: 0 };
  for (const item of items) {
    const line = lineTotal(item, defaults);
    total.net += line.net;
    total.tax += line.tax;
    total.gross += line.gross;
  }
  return total;
}

exports.lineTotal = lineTotal;
exports.receiptTotal = receiptTotal;
