import test from 'node:test';
import assert from 'node:assert/strict';
import { Deal } from '../src/stages.js';

const plan = { lead: ['offer', 'lost'], offer: ['won', 'lost'] };

test('goes from stage to stage', () => {
  const deal = new Deal(plan, 'lead').go('offer').go('won');
  assert.equal(deal.stage, 'won');
  assert.deepEqual(deal.history, ['lead', 'offer']);
});

test('refuses what is not in the plan', () => {
  assert.throws(() => new Deal(plan, 'lead').go('won'), /No way from lead to won/);
  assert.equal(new Deal(plan, 'won').can('lead'), false);
});

test('calls the hooks of the stage only', () => {
  let calls = 0;
  const deal = new Deal(plan, 'lead').onEnter('offer', () => { calls += 1; });
  deal.go('offer').go('lost');
  assert.equal(calls, 1);
});
