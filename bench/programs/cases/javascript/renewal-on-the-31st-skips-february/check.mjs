import assert from 'node:assert/strict';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const load = async file => {
  const mod = await import(pathToFileURL(path.resolve(process.cwd(), file)).href);
  return mod.default ?? mod;
};
const { addDays, addMonths } = await load('src/calendar.js');
const { Subscription } = await load('src/subscription.js');

assert.deepEqual(new Subscription('monthly', '2023-01-31').charges(4), ['2023-01-31', '2023-02-28', '2023-03-31', '2023-04-30']);
assert.equal(addMonths('2024-01-30', 1), '2024-02-29');
assert.equal(addMonths('2024-11-30', 3), '2025-02-28');
assert.equal(addMonths('2024-12-31', 2), '2025-02-28');
assert.equal(addMonths('2024-02-29', 12), '2025-02-28');
assert.equal(addMonths('2024-02-29', 48), '2028-02-29');
assert.equal(addMonths('2024-08-31', 1), '2024-09-30');
assert.equal(addMonths('2024-02-28', 1), '2024-03-28');
assert.equal(addMonths('2024-02-29', 1), '2024-03-29');
assert.equal(addMonths('2024-12-15', 1), '2025-01-15');
assert.equal(addMonths('2024-10-31', 2), '2024-12-31');
assert.equal(addMonths('2024-05-31', 0), '2024-05-31');
assert.equal(new Subscription('quarterly', '2023-11-30').nextCharge('2024-01-01'), '2024-02-29');
assert.equal(addDays('2024-02-28', 2), '2024-03-01');
