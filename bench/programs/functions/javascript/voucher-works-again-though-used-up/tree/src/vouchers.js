/**
 * Vouchers of the shop.
 *
 * @typedef {object} Voucher
 * @property {string} from first day, YYYY-MM-DD
 * @property {string} until last day
 * @property {number} percent
 * @property {number} [minimum] least worth of the cart, in cents
 * @property {number} [maxUses] how often it can be redeemed; no limit if missing
 * @property {number} [used] how often it has been redeemed
 */

export function cartTotal(cart) {
  return cart.reduce((total, { price, quantity }) => total + price * quantity, 0);
}

/** Can the voucher be redeemed for this cart today? */
export function voucherApplies(voucher, cart, today) {
  const { from, until, minimum = 0, maxUses = Infinity, used = 0 } = voucher;
  return (
    today >= from &&
    today <= until &&
    cartTotal(cart) >= minimum
  );
}

/** Cents that come off the cart. */
export function discount(voucher, cart, today) {
  if (!voucherApplies(voucher, cart, today)) return 0;
  return Math.round((cartTotal(cart) * voucher.percent) / 100);
}
