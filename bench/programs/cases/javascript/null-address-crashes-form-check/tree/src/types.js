'use strict';

const { problem } = require('./errors.js');

// Every checker takes (value, rule, path, check) and returns a list of problems.

function string(value, rule, path) {
  if (typeof value !== 'string') {
    return [problem(path, 'must be a string')];
  }
  const found = [];
  if (rule.min !== undefined && value.length < rule.min) {
    found.push(problem(path, `must have at least ${rule.min} characters`));
  }
  if (rule.max !== undefined && value.length > rule.max) {
    found.push(problem(path, `must have at most ${rule.max} characters`));
  }
  if (rule.pattern && !rule.pattern.test(value)) {
    found.push(problem(path, 'has the wrong format'));
  }
  return found;
}

function number(value, rule, path) {
  if (typeof value !== 'number' || Number.isNaN(value)) {
    return [problem(path, 'must be a number')];
  }
  const found = [];
  if (rule.integer && !Number.isInteger(value)) {
    found.push(problem(path, 'must be a whole number'));
  }
  if (rule.min !== undefined && value < rule.min) {
    found.push(problem(path, `must be at least ${rule.min}`));
  }
  if (rule.max !== undefined && value > rule.max) {
    found.push(problem(path, `must be at most ${rule.max}`));
  }
  return found;
}

function boolean(value, rule, path) {
  return typeof value === 'boolean' ? [] : [problem(path, 'must be true or false')];
}

function list(value, rule, path, check) {
  if (!Array.isArray(value)) {
    return [problem(path, 'must be a list')];
  }
  return value.flatMap((item, index) => check(item, rule.items, [...path, index]));
}

function object(value, rule, path, check) {
  if (typeof value !== 'object' || Array.isArray(value)) {
    return [problem(path, 'must be an object')];
  }
  const found = [];
  for (const [key, inner] of Object.entries(rule.fields)) {
    found.push(...check(value[key], inner, [...path, key]));
  }
  if (rule.strict) {
    for (const key of Object.keys(value)) {
      if (!Object.hasOwn(rule.fields, key)) {
        found.push(problem([...path, key], 'is not allowed'));
      }
    }
  }
  return found;
}

module.exports = { string, number, boolean, list, object };
