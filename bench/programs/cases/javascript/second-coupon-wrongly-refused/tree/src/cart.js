'use strict';

class Cart {
  constructor() {
    this.lines = [];
    this.coupons = [];
  }

  add(article, cents, quantity = 1) {
    const line = this.lines.find((entry) => entry.article === article);
    if (line) {
      line.quantity += quantity;
    } else {
      this.lines.push({ article, cents, quantity });
    }
    return this;
  }

  // { code, cents or percent, minimum }: the minimum is about the goods, not
  // about what is left to pay.
  addCoupon(coupon) {
    if (this.coupons.some((known) => known.code === coupon.code)) {
      throw new Error(`Coupon ${coupon.code} is already in the cart`);
    }
    this.coupons.push(coupon);
    return this;
  }

  goodsTotal() {
    return this.lines.reduce((sum, line) => sum + line.cents * line.quantity, 0);
  }

  checkout() {
    const applied = [];
    const refused = [];
    let left = this.goodsTotal();
    for (const coupon of this.coupons) {
      const goods = left;
      if (goods < (coupon.minimum ?? 0)) {
        refused.push(coupon.code);
        continue;
      }
      const value = coupon.cents ?? Math.round((goods * coupon.percent) / 100);
      left = Math.max(0, left - value);
      applied.push(coupon.code);
    }
    return { goods: this.goodsTotal(), applied, refused, toPay: left };
  }
}

module.exports = { Cart };
