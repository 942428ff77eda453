'use strict';

// Timetable of a ferry line. Days are 0 (Monday) to 6, times minutes after midnight.
const DAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];

function parseTime(text) {
  const match = /^(\d{1,2}):(\d{2})$/.exec(text);
  if (!match || Number(match[1]) > 23 || Number(match[2]) > 59) {
    throw new Error(`bad time ${text}`);
  }
  return Number(match[1]) * 60 + Number(match[2]);
}

function formatTime(minutes) {
  const pad = n => String(n).padStart(2, '0');
  return `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
}

// 'Mo-Fr' or 'Sa' or 'Mo,We'
function parseDays(text) {
  const days = [];
  for (const part of text.split(',')) {
    const [from, to = from] = part.trim().split('-');
    for (let day = DAYS.indexOf(from); ; day = (day + 1) % 7) {
      days.push(day);
      if (DAYS[day] === to) {
        break;
      }
    }
  }
  return days;
}

class Timetable {
  constructor() {
    this.byDay = DAYS.map(() => []);
  }

  add(days, ...times) {
    for (const day of parseDays(days)) {
      this.byDay[day].push(...times.map(parseTime));
      this.byDay[day].sort((a, b) => a - b);
    }
    return this;
  }

  // The first boat at or after the given moment; null for a line that never sails.
  next(dayName, time) {
    const today = DAYS.indexOf(dayName);
    const minute = parseTime(time);
    for (let offset = 0; offset <= 7; offset++) {
      const day = (today + offset) % 7;
      const found = this.byDay[day].find(departure => departure >= minute);
      if (found !== undefined) {
        return { day: DAYS[day], time: formatTime(found), daysAhead: offset };
      }
    }
    return null;
  }

  board(dayName) {
    return this.byDay[DAYS.indexOf(dayName)].map(formatTime).join(' ');
  }
}

module.exports = { Timetable, parseDays, parseTime, formatTime };
