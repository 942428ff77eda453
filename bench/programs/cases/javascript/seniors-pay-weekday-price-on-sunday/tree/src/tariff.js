'use strict';

// Entry prices of the public pool, in cents.
const BASE = { adult: 620, child: 310 };
const HAPPY_HOUR_CENTS = 350;

function category(visitor) {
  return visitor.age < 14 ? 'child' : 'adult';
}

// Pupils, students and people from 65 on swim cheaper from Monday to Friday.
function isReduced(visitor, day) {
  const weekday = day >= 1 && day <= 5;
  return visitor.age >= 65 || visitor.student === true && weekday;
}

function price(visitor, day, hour) {
  if (visitor.age < 4) {
    return 0;
  }
  let cents = BASE[category(visitor)];
  if (isReduced(visitor, day)) {
    cents = Math.round(cents * 0.75);
  }
  if (hour >= 20) {
    cents = Math.min(cents, HAPPY_HOUR_CENTS);
  }
  return cents;
}

module.exports = { category, isReduced, price };
