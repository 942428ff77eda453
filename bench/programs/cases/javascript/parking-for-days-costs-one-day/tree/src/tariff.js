'use strict';

const DAY = 24 * 60;

// Amounts are in cents. Parking costs per hour begun and never more than
// `dailyCap` for each period of 24 hours.
const TARIFFS = {
  centre: { hour: 300, dailyCap: 2400, grace: 10 },
  airport: { hour: 450, dailyCap: 3900, grace: 20 },
  station: { hour: 200, dailyCap: 1200, grace: 0 },
};

function tariffOf(name) {
  const tariff = TARIFFS[name];
  if (!tariff) {
    throw new Error(`no tariff ${name}`);
  }
  return tariff;
}

function hourly(minutes, tariff) {
  return Math.ceil(minutes / 60) * tariff.hour;
}

// The price of a stay; stays within the grace time are free.
function price(minutes, name) {
  const tariff = tariffOf(name);
  if (minutes <= tariff.grace) {
    return 0;
  }
  const days = Math.floor(minutes / DAY);
  const rest = minutes % DAY;
  return Math.min(days * tariff.dailyCap + hourly(rest, tariff), tariff.dailyCap);
}

module.exports = { tariffOf, price, hourly };
