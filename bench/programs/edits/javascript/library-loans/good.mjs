// Lending desk of a small library: loans, renewals, holds and fines.

const DAY_MS = 24 * 60 * 60 * 1000;
const LOAN_DAYS = { book: 21, dvd: 7, magazine: 14 };
const FINE_PER_DAY_CENTS = { book: 20, dvd: 100, magazine: 10 };
const MAX_FINE_CENTS = 1500;
const MAX_RENEWALS = 2;
const MAX_LOANS = 5;

function parseDay(text) {
  const [year, month, day] = text.split("-").map(Number);
  return Date.UTC(year, month - 1, day);
}

function formatDay(ms) {
  return new Date(ms).toISOString().slice(0, 10);
}

function addDays(text, days) {
  return formatDay(parseDay(text) + days * DAY_MS);
}

function daysBetween(from, to) {
  return Math.round((parseDay(to) - parseDay(from)) / DAY_MS);
}

export class LendingDesk {
  constructor(items) {
    this.items = new Map(items.map((item) => [item.id, item]));
    this.loans = new Map(); // item id -> loan
    this.holds = new Map(); // item id -> waiting member ids, first come first served
    this.balances = new Map(); // member id -> cents owed
  }

  loansOf(memberId) {
    return [...this.loans.values()].filter((loan) => loan.memberId === memberId);
  }

  balanceOf(memberId) {
    return this.balances.get(memberId) ?? 0;
  }

  checkout(itemId, memberId, today) {
    const item = this.items.get(itemId);
    if (!item) return { ok: false, reason: "unknown item" };
    if (this.loans.has(itemId)) return { ok: false, reason: "already on loan" };
    if (this.loansOf(memberId).length >= MAX_LOANS) {
      return { ok: false, reason: "loan limit reached" };
    }
    if (this.balanceOf(memberId) >= MAX_FINE_CENTS) {
      return { ok: false, reason: "fines outstanding" };
    }
    const queue = this.holds.get(itemId) ?? [];
    if (queue.length > 0 && queue[0] !== memberId) {
      return { ok: false, reason: "reserved" };
    }
    if (queue.length > 0) queue.shift();

    const due = addDays(today, LOAN_DAYS[item.kind]);
    this.loans.set(itemId, { itemId, memberId, due, renewals: 0 });
    return { ok: true, due };
  }

  placeHold(itemId, memberId) {
    if (!this.items.has(itemId)) return false;
    if (this.loans.get(itemId)?.memberId === memberId) return false;
    const queue = this.holds.get(itemId) ?? [];
    if (queue.includes(memberId)) return false;
    queue.push(memberId);
    this.holds.set(itemId, queue);
    return true;
  }

  renew(itemId, today) {
    const loan = this.loans.get(itemId);
    if (!loan) return { ok: false, reason: "not on loan" };
    if ((this.holds.get(itemId) ?? []).length > 0) return { ok: false, reason: "reserved" };
    if (loan.renewals >= MAX_RENEWALS) return { ok: false, reason: "too many renewals" };
    if (daysBetween(loan.due, today) > 0) return { ok: false, reason: "overdue" };

    const item = this.items.get(itemId);
    loan.due = addDays(loan.due, LOAN_DAYS[item.kind]);
    loan.renewals += 1;
    return { ok: true, due: loan.due };
  }

  fineFor(loan, today) {
    const late = daysBetween(loan.due, today);
    if (late <= 0) return 0;
    const { kind } = this.items.get(loan.itemId);
    return Math.min(late * FINE_PER_DAY_CENTS[kind], MAX_FINE_CENTS);
  }

  giveBack(itemId, today) {
    const loan = this.loans.get(itemId);
    if (!loan) return null;
    const fine = this.fineFor(loan, today);
    this.balances.set(loan.memberId, this.balanceOf(loan.memberId) + fine);
    this.loans.delete(itemId);
    const [next = null] = this.holds.get(itemId) ?? [];
    return { fine, next };
  }

  pay(memberId, cents) {
    const owed = this.balanceOf(memberId);
    const paid = Math.min(cents, owed);
    this.balances.set(memberId, owed - paid);
    return cents - paid;
  }

  overdueNotices(today) {
    const byMember = new Map();
    for (const loan of this.loans.values()) {
      if (this.fineFor(loan, today) === 0) continue;
      const lines = byMember.get(loan.memberId) ?? [];
      lines.push(`${this.items.get(loan.itemId).title} (due ${loan.due})`);
      byMember.set(loan.memberId, lines);
    }
    return [...byMember].map(([memberId, lines]) => ({ memberId, text: lines.join("\n") }));
  }
}
