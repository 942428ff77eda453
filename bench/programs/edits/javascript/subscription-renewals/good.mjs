// Nightly renewal job for subscriptions: periods, coupons, retries, cancellations.

const RETRY_AFTER_DAYS = [1, 3, 7];

function toDate(iso) {
  return new Date(`${iso}T00:00:00Z`);
}

function toIso(date) {
  return date.toISOString().slice(0, 10);
}

export function addDays(iso, days) {
  const date = toDate(iso);
  date.setUTCDate(date.getUTCDate() + days);
  return toIso(date);
}

// Adds months, keeping the day the subscription started on where the month has it.
export function addMonths(iso, months, anchorDay) {
  const date = toDate(iso);
  const first = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1));
  const lastDay = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0));
  first.setUTCDate(Math.min(anchorDay, lastDay.getUTCDate()));
  return toIso(first);
}

export function priceAfterCoupon(cents, coupon) {
  if (!coupon || coupon.uses <= 0) return cents;
  if (coupon.percent) return Math.round(cents * (1 - coupon.percent / 100));
  return Math.max(0, cents - coupon.centsOff);
}

export class RenewalJob {
  constructor(plans, gateway, notify) {
    this.plans = plans; // plan name -> { cents, months }
    this.gateway = gateway; // { charge(customer, cents): Promise<boolean> }
    this.notify = notify;
    this.subscriptions = new Map();
  }

  start(id, { customer, plan, startDay, trialDays = 0, coupon = null }) {
    const nextBilling = addDays(startDay, trialDays);
    this.subscriptions.set(id, {
      id,
      customer,
      plan,
      nextBilling,
      anchorDay: toDate(nextBilling).getUTCDate(),
      retryOn: null,
      attempts: 0,
      status: trialDays > 0 ? "trial" : "active",
      coupon: coupon && { ...coupon },
      pendingPlan: null,
      cancelAtEnd: false,
    });
  }

  changePlan(id, plan) {
    const sub = this.subscriptions.get(id);
    if (!sub || !(plan in this.plans)) return false;
    sub.pendingPlan = plan === sub.plan ? null : plan;
    return true;
  }

  cancel(id) {
    const sub = this.subscriptions.get(id);
    if (!sub || sub.status === "ended") return false;
    sub.cancelAtEnd = true;
    return true;
  }

  isDue(sub, today) {
    if (sub.status === "ended") return false;
    if (sub.status === "pastDue") return sub.retryOn <= today;
    return sub.nextBilling <= today;
  }

  async run(today) {
    const summary = { renewed: [], failed: [], ended: [], revenue: 0 };
    for (const sub of this.subscriptions.values()) {
      if (!this.isDue(sub, today)) continue;
      if (sub.cancelAtEnd) {
        this.end(sub, "cancelled");
        summary.ended.push(sub.id);
        continue;
      }

      const planName = sub.pendingPlan ?? sub.plan;
      const cents = priceAfterCoupon(this.plans[planName].cents, sub.coupon);
      const paid = cents === 0 || (await this.gateway.charge(sub.customer, cents));
      if (paid) {
        this.renew(sub, planName);
        summary.renewed.push(sub.id);
        summary.revenue += cents;
      } else {
        this.recordFailure(sub, today);
        (sub.status === "ended" ? summary.ended : summary.failed).push(sub.id);
      }
    }
    return summary;
  }

  renew(sub, planName) {
    sub.plan = planName;
    sub.pendingPlan = null;
    sub.nextBilling = addMonths(sub.nextBilling, this.plans[planName].months, sub.anchorDay);
    sub.status = "active";
    sub.attempts = 0;
    sub.retryOn = null;
    if (sub.coupon && sub.coupon.uses > 0) sub.coupon.uses -= 1;
  }

  recordFailure(sub, today) {
    if (sub.attempts >= RETRY_AFTER_DAYS.length) {
      this.end(sub, "payment failed");
      return;
    }
    sub.status = "pastDue";
    sub.retryOn = addDays(today, RETRY_AFTER_DAYS[sub.attempts]);
    sub.attempts += 1;
    this.notify(sub.customer, `Payment failed, next attempt on ${sub.retryOn}`);
  }

  end(sub, reason) {
    sub.status = "ended";
    this.notify(sub.customer, `Your subscription has ended: ${reason}`);
  }

  upcoming(today, days) {
    const until = addDays(today, days);
    return [...this.subscriptions.values()]
      .filter((s) => s.status !== "ended" && !s.cancelAtEnd && s.nextBilling <= until)
      .sort((a, b) => a.nextBilling.localeCompare(b.nextBilling))
      .map((s) => `${s.nextBilling} ${s.customer} ${s.pendingPlan ?? s.plan}`);
  }
}
