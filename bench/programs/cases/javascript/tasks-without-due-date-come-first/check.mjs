import assert from 'node:assert/strict';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const load = async (file) => {
  const mod = await import(pathToFileURL(path.resolve(process.cwd(), file)).href);
  return mod.default ?? mod;
};
const { parseTask, agenda, compareTasks, overdue } = await load('src/board.js');
const run = (...lines) => agenda(lines.map(parseTask));
assert.deepEqual(run('tidy attic', 'tax return due:2024-05-31', 'dentist due:2024-05-03'), [
  '2024-05-03 dentist',
  '2024-05-31 tax return',
  'tidy attic',
]);
assert.deepEqual(run('a', 'b !high', 'c due:2030-01-01 !low'), ['2030-01-01 c', 'b', 'a']);
assert.deepEqual(run('z due:2024-01-01', 'y'), ['2024-01-01 z', 'y']);
assert.deepEqual(run('y', 'z due:2024-01-01', 'x !low', 'w due:2023-12-31'), ['2023-12-31 w', '2024-01-01 z', 'y', 'x']);
assert.ok(compareTasks(parseTask('a'), parseTask('b due:2024-01-01')) > 0);
assert.ok(compareTasks(parseTask('b due:2024-01-01'), parseTask('a')) < 0);
assert.deepEqual(run('p due:2024-01-01 !low', 'q due:2024-01-01 !high'), ['2024-01-01 q', '2024-01-01 p']);
assert.deepEqual(run('first', 'second'), ['first', 'second']);
assert.deepEqual(run('[x] first due:2020-01-01', 'second'), ['second']);
assert.equal(overdue([parseTask('a'), parseTask('b due:2024-01-01')], '2025-01-01'), 1);
