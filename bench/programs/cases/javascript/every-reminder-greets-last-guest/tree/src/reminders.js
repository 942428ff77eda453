'use strict';

// Reminders for the guests of a holiday flat. A plan is a list of jobs with a
// day (relative to today) and a function that makes the text when it is sent.
function plan(bookings, templates) {
  const jobs = [];
  let booking;
  for (booking of bookings) {
    for (const template of templates) {
      const text = template.text;
      const day = booking.arrival - template.daysBefore;
      if (day < 0) {
        continue;
      }
      jobs.push({
        day,
        to: booking.mail,
        render: () => fill(text, booking),
      });
    }
  }
  return jobs.sort((a, b) => a.day - b.day);
}

function fill(text, booking) {
  return text.replace(/\{(\w+)\}/g, (whole, key) => (key in booking ? String(booking[key]) : whole));
}

function dueOn(jobs, day) {
  return jobs.filter((job) => job.day === day);
}

// Sends what is due and answers the jobs that remain.
function run(jobs, day, send) {
  for (const job of dueOn(jobs, day)) {
    send(job.to, job.render());
  }
  return jobs.filter((job) => job.day > day);
}

module.exports = { plan, fill, dueOn, run };
