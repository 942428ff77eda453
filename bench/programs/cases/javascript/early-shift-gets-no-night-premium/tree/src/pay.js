import { parseShift, worked, nightMinutes } from './shift.js';

export const RATES = {
  nurse: { hour: 2400, night: 600 },
  porter: { hour: 1800, night: 300 },
};

export function cents(minutes, perHour) {
  return Math.round((minutes * perHour) / 60);
}

// Pay in cents for a list of shifts.
export function pay(job, shifts) {
  const rate = RATES[job];
  if (!rate) {
    throw new Error(`no rate for ${job}`);
  }
  const parsed = shifts.map(parseShift);
  const base = parsed.reduce((sum, shift) => sum + cents(worked(shift), rate.hour), 0);
  const premium = parsed.reduce((sum, shift) => sum + cents(nightMinutes(shift), rate.night), 0);
  return { base, premium, total: base + premium };
}
