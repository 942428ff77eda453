import { describe, it } from 'node:test';
import assert from 'node:assert/strict';
import { isSymmetric, openCells } from '../src/crossword.js';

describe('openCells', () => {
  it('counts dots', () => assert.equal(openCells(['..', '#.']), 3));
  it('counts letters', () => assert.equal(openCells(['AB#', '#CD']), 4));
  it('is 0 for an empty grid', () => assert.equal(openCells([]), 0));
});

describe('isSymmetric', () => {
  it('accepts a turned pattern', () => assert.equal(isSymmetric(['#..', '...', '..#']), true));
  it('refuses another', () => assert.equal(isSymmetric(['#..', '...', '...']), false));
  it('does not look at the letters', () => assert.equal(isSymmetric(['#AB', 'CDE', 'FG#']), true));
});
