// Subscriptions are billed in advance per period; amounts are cents.
export const PLANS = {
  basic: { name: 'basic', cents: 1000, seats: 1 },
  team: { name: 'team', cents: 4000, seats: 10 },
  company: { name: 'company', cents: 10000, seats: 100 },
};

const DAY = 24 * 60 * 60 * 1000;

export function daysBetween(from, to) {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY);
}

function remainingDays(subscription, today) {
  const days = daysBetween(today, subscription.periodEnd);
  return Math.max(0, days);
}

// What is due for changing over: the difference of the two prices for the
// days that are left. Negative for a downgrade (a credit).
function prorate(subscription, newPlan, today) {
  const oldPlan = PLANS[subscription.plan];
  const total = daysBetween(subscription.periodStart, subscription.periodEnd);
  const remaining = remainingDays(subscription, today);
  return Math.round(newPlan.cents - (oldPlan.cents * remaining) / total);
}

export function changePlan(subscription, planName, today) {
  const newPlan = PLANS[planName];
  if (!newPlan) {
    throw new Error(`No such plan: ${planName}`);
  }
  if (subscription.users > newPlan.seats) {
    throw new RangeError(`${planName} has only ${newPlan.seats} seats`);
  }
  return {
    ...subscription,
    plan: planName,
    balance: (subscription.balance ?? 0) + prorate(subscription, newPlan, today),
  };
}

export function nextInvoice(subscription) {
  const amount = PLANS[subscription.plan].cents + (subscription.balance ?? 0);
  return { date: subscription.periodEnd, cents: Math.max(0, amount) };
}
