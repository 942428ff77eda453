'use strict';

const { parseSheet } = require('./sheet.js');

class CycleError extends Error {
  constructor(path) {
    super(`steps wait for each other: ${path.join(' -> ')}`);
    this.name = 'CycleError';
    this.path = path;
  }
}

// The steps that lead to a goal, each after everything it needs and only once.
function workOrder(sheet, goal) {
  const needs = parseSheet(sheet);
  const path = new Set();
  const order = [];

  function visit(step) {
    if (path.has(step)) {
      const names = [...path];
      throw new CycleError([...names.slice(names.indexOf(step)), step]);
    }
    if (order.includes(step)) {
      return;
    }
    path.add(step);
    for (const need of needs.get(step) ?? []) {
      visit(need);
    }
    order.push(step);
  }

  visit(goal);
  return order;
}

// Numbers the steps for the printout.
function printOrder(steps) {
  return steps.map((step, i) => `${String(i + 1).padStart(2)}. ${step}`).join('\n');
}

module.exports = { workOrder, printOrder, CycleError };
