// Shared expenses in several currencies: splitting, balances and settling up.

const MINOR_DIGITS = { EUR: 2, USD: 2, GBP: 2, JPY: 0, KWD: 3 };

function digitsOf(currency) {
  const digits = MINOR_DIGITS[currency];
  if (digits === undefined) throw new Error(`unsupported currency: ${currency}`);
  return digits;
}

export function toMinor(amount, currency) {
  return Math.round(Number(amount) * 10 ** digitsOf(currency));
}

export function formatMinor(minor, currency) {
  const digits = digitsOf(currency);
  const sign = minor < 0 ? "-" : "";
  const text = String(Math.abs(minor)).padStart(digits + 1, "0");
  if (digits === 0) return `${sign}${text} ${currency}`;
  return `${sign}${text.slice(0, -digits)}.${text.slice(-digits)} ${currency}`;
}

// Divides a whole number of minor units by weight without losing any.
export function splitByWeight(total, weights) {
  const people = Object.keys(weights).filter((person) => weights[person] > 0);
  const weightSum = people.reduce((sum, person) => sum + weights[person], 0);
  if (weightSum === 0) throw new Error("nobody to split between");

  const shares = {};
  const remainders = [];
  let assigned = 0;
  for (const person of people) {
    const exact = (total * weights[person]) / weightSum;
    shares[person] = Math.floor(exact);
    assigned += shares[person];
    remainders.push({ person, fraction: exact - shares[person] });
  }
  remainders.sort((a, b) => b.fraction - a.fraction || a.person.localeCompare(b.person));
  for (let i = 0; i < total - assigned; i += 1) {
    shares[remainders[i].person] += 1;
  }
  return shares;
}

export class ExpenseGroup {
  #members;
  #home;
  #rates;
  #expenses = [];

  // Rates give the value of one unit of each currency in the home currency.
  constructor(members, home, rates = {}) {
    this.#members = new Set(members);
    this.#home = home;
    this.#rates = { ...rates, [home]: 1 };
  }

  addExpense({ paidBy, amount, currency = this.#home, sharedBy, weights, exempt = [] }) {
    this.#requireMember(paidBy);
    const chosen = weights ?? this.#equalWeights(sharedBy ?? [...this.#members]);
    const effective = { ...chosen };
    for (const person of exempt) delete effective[person];
    Object.keys(effective).forEach((person) => this.#requireMember(person));

    const total = this.#toHome(amount, currency);
    const expense = { paidBy, total, shares: splitByWeight(total, effective) };
    this.#expenses.push(expense);
    return expense;
  }

  addTransfer(from, to, amount, currency = this.#home) {
    this.#requireMember(from);
    this.#requireMember(to);
    const total = this.#toHome(amount, currency);
    this.#expenses.push({ paidBy: from, total, shares: { [to]: total } });
  }

  // Positive: the group owes this person; negative: they owe the group.
  balances() {
    const balances = new Map([...this.#members].map((person) => [person, 0]));
    for (const { paidBy, total, shares } of this.#expenses) {
      balances.set(paidBy, balances.get(paidBy) + total);
      for (const [person, share] of Object.entries(shares)) {
        balances.set(person, balances.get(person) - share);
      }
    }
    return balances;
  }

  settle() {
    const open = [...this.balances()].filter(([, amount]) => amount !== 0);
    const debtors = open
      .filter(([, amount]) => amount < 0)
      .map(([person, amount]) => ({ person, left: -amount }));
    const creditors = open
      .filter(([, amount]) => amount > 0)
      .map(([person, amount]) => ({ person, left: amount }));

    const payments = [];
    let next = 0;
    for (const debtor of debtors) {
      while (debtor.left > 0) {
        const creditor = creditors[next];
        const amount = Math.min(debtor.left, creditor.left);
        payments.push({ from: debtor.person, to: creditor.person, amount });
        debtor.left -= amount;
        creditor.left -= amount;
        if (creditor.left === 0) next += 1;
      }
    }
    return payments;
  }

  describe() {
    return this.settle().map(
      ({ from, to, amount }) => `${from} pays ${to} ${formatMinor(amount, this.#home)}`,
    );
  }

  #equalWeights(people) {
    return Object.fromEntries([...new Set(people)].map((person) => [person, 1]));
  }

  #toHome(amount, currency) {
    const rate = this.#rates[currency];
    if (rate === undefined) throw new Error(`no rate for ${currency}`);
    return toMinor(Number(amount) * rate, this.#home);
  }

  #requireMember(person) {
    if (!this.#members.has(person)) throw new Error(`not a member: ${person}`);
  }
}
