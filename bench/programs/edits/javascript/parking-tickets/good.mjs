// Parking enforcement: issue tickets, escalate unpaid ones, handle appeals.

const MINUTE = 60 * 1000;
const DAY = 24 * 60 * MINUTE;
const GRACE_MINUTES = 10;
const DISCOUNT_DAYS = 14;
const SURCHARGE_DAYS = 28;

const BASE_FINE = {
  expired: 3000,
  noTicket: 4000,
  disabledBay: 10000,
  doubleYellow: 7000,
};

export function normalizePlate(plate) {
  return plate.toUpperCase().replace(/[\s-]+/g, "");
}

export class PermitRegister {
  constructor() {
    this.zones = new Map(); // plate -> set of zones
  }

  grant(plate, zone) {
    const key = normalizePlate(plate);
    if (!this.zones.has(key)) this.zones.set(key, new Set());
    this.zones.get(key).add(zone);
  }

  revoke(plate, zone) {
    const key = normalizePlate(plate);
    const zones = this.zones.get(key);
    if (!zones) return;
    zones.delete(zone);
    if (zones.size === 0) this.zones.delete(key);
  }

  isAllowed(plate, zone) {
    return this.zones.get(normalizePlate(plate))?.has(zone) ?? false;
  }
}

export class TicketOffice {
  constructor(permits) {
    this.permits = permits;
    this.nextNumber = 1;
    this.tickets = new Map();
    this.sessions = new Map(); // plate + zone -> paid until
  }

  payForParking(plate, zone, now, minutes) {
    const key = `${normalizePlate(plate)}@${zone}`;
    const start = Math.max(now, this.sessions.get(key) ?? 0);
    const until = start + minutes * MINUTE;
    this.sessions.set(key, until);
    return until;
  }

  inspect(plate, zone, now, { bay = "normal" } = {}) {
    const clean = normalizePlate(plate);
    if (bay === "disabled") return this.issue(clean, zone, "disabledBay", now);
    if (bay === "yellow") return this.issue(clean, zone, "doubleYellow", now);
    if (this.permits.isAllowed(clean, zone)) return null;

    const until = this.sessions.get(`${clean}@${zone}`);
    if (until === undefined) return this.issue(clean, zone, "noTicket", now);
    if (now <= until + GRACE_MINUTES * MINUTE) return null;
    return this.issue(clean, zone, "expired", now);
  }

  issue(plate, zone, offence, now) {
    const recent = this.openTickets(plate).find(
      (t) => t.zone === zone && t.offence === offence && now - t.issuedAt < DAY,
    );
    if (recent) return recent;

    const number = `PT-${String(this.nextNumber).padStart(5, "0")}`;
    this.nextNumber += 1;
    const ticket = { number, plate, zone, offence, issuedAt: now, pausedMs: 0, status: "open" };
    this.tickets.set(number, ticket);
    return ticket;
  }

  openTickets(plate) {
    const clean = normalizePlate(plate);
    return [...this.tickets.values()].filter(
      (t) => t.plate === clean && (t.status === "open" || t.status === "appealed"),
    );
  }

  amountDue(number, now) {
    const ticket = this.tickets.get(number);
    if (!ticket || ticket.status === "paid" || ticket.status === "cancelled") return 0;
    const base = BASE_FINE[ticket.offence];
    const end = ticket.status === "appealed" ? ticket.appealedAt : now;
    const age = (end - ticket.issuedAt - ticket.pausedMs) / DAY;
    if (age <= DISCOUNT_DAYS) return Math.round(base / 2);
    if (age <= SURCHARGE_DAYS) return base;
    return Math.round(base * 1.5);
  }

  pay(number, now) {
    const ticket = this.tickets.get(number);
    if (ticket?.status !== "open") return null;
    const amount = this.amountDue(number, now);
    ticket.status = "paid";
    return amount;
  }

  appeal(number, now) {
    const ticket = this.tickets.get(number);
    if (!ticket || ticket.status !== "open" || ticket.appealedAt !== undefined) return false;
    ticket.status = "appealed";
    ticket.appealedAt = now;
    return true;
  }

  decideAppeal(number, upheld, now) {
    const ticket = this.tickets.get(number);
    if (ticket?.status !== "appealed") return false;
    if (upheld) {
      ticket.status = "cancelled";
      return true;
    }
    ticket.pausedMs += now - ticket.appealedAt;
    ticket.status = "open";
    return true;
  }

  totalDue(plate, now) {
    return this.openTickets(plate).reduce((sum, t) => sum + this.amountDue(t.number, now), 0);
  }
}
