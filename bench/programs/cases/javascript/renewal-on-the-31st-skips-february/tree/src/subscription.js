import { addDays, addMonths } from './calendar.js';

const MONTHS = { monthly: 1, quarterly: 3, yearly: 12 };

export class Subscription {
  constructor(plan, start, { trialDays = 0 } = {}) {
    if (!(plan in MONTHS)) {
      throw new RangeError(`no plan ${plan}`);
    }
    this.plan = plan;
    this.start = addDays(start, trialDays);
  }

  // The first `count` days on which we charge.
  charges(count) {
    return Array.from({ length: count }, (_, i) => addMonths(this.start, i * MONTHS[this.plan]));
  }

  // The next charge after a day.
  nextCharge(today) {
    let i = 0;
    let day = this.start;
    while (day <= today) {
      i += 1;
      day = addMonths(this.start, i * MONTHS[this.plan]);
    }
    return day;
  }
}
