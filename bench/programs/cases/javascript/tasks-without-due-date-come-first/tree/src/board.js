'use strict';

// Tasks of a team: { title, due?: 'YYYY-MM-DD', weight?: number, done?: boolean }
const WEIGHTS = { low: 1, normal: 2, high: 3 };

function parseTask(line) {
  const task = { title: '', done: false, weight: WEIGHTS.normal };
  const words = [];
  for (const word of line.trim().split(/\s+/)) {
    if (word === '[x]') {
      task.done = true;
    } else if (word.startsWith('due:')) {
      task.due = word.slice(4);
    } else if (word.startsWith('!')) {
      task.weight = WEIGHTS[word.slice(1)] ?? WEIGHTS.normal;
    } else {
      words.push(word);
    }
  }
  task.title = words.join(' ');
  return task;
}

// The earliest due date first, then tasks without a date; tasks with the same
// date (or none) by weight, the heaviest first.
function compareTasks(a, b) {
  if ((a.due ?? '') !== (b.due ?? '')) {
    return (a.due ?? '') < (b.due ?? '') ? -1 : 1;
  }
  return b.weight - a.weight;
}

function agenda(tasks) {
  return tasks
    .filter((task) => !task.done)
    .sort(compareTasks)
    .map((task) => (task.due ? `${task.due} ${task.title}` : task.title));
}

function overdue(tasks, today) {
  return tasks.filter((task) => !task.done && task.due && task.due < today).length;
}

module.exports = { parseTask, compareTasks, agenda, overdue };
