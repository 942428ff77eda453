import assert from 'node:assert/strict';
import path from 'node:path';
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { createRequire } from 'node:module';

if (!process.env.CHECK_CHILD) {
  const run = spawnSync(process.execPath, [fileURLToPath(import.meta.url)], {
    env: { ...process.env, CHECK_CHILD: '1' }, stdio: 'inherit', timeout: 7000, killSignal: 'SIGKILL',
  });
  process.exit(run.status === 0 ? 0 : 1);
}

let right = 0;
let wrong = 0;
async function eq(call, want) {
  try {
    assert.deepStrictEqual(await call(), want);
    right += 1;
  } catch (err) {
    wrong += 1;
    console.error(`${call}: ${err.message}`);
  }
}
async function throws(call, pattern) {
  try {
    await call();
  } catch (err) {
    if (pattern.test(`${err.name}: ${err.message}`)) right += 1;
    else { wrong += 1; console.error(`${call}: threw ${err}`); }
    return;
  }
  wrong += 1;
  console.error(`${call}: did not throw`);
}

const load = createRequire(path.join(process.cwd(), 'package.json'));

const { collectHeadings, outline } = load('./lib/outline.js');
const later = (text, ms = 5) => new Promise((resolve) => setTimeout(resolve, ms, text));
const titles = async (...args) => (await collectHeadings(...args)).map((h) => `${h.name}:${h.title}`);
await eq(() => outline(['x'], async () => '# One\n## Two'), 'One\n  Two');
await eq(() => outline(['x'], async () => ''), '');
await eq(() => collectHeadings(['n'], () => later('## T')), [{ name: 'n', level: 2, title: 'T' }]);
await eq(() => titles(['slow', 'fast'], (name) => later(`# ${name}`, name === 'slow' ? 60 : 1)), ['slow:slow', 'fast:fast']);
await eq(() => titles(['a', 'b'], (name) => (name === 'a' ? '# now' : later('# then'))), ['a:now', 'b:then']);
await eq(() => titles(['a'], () => later('no heading')), []);
await eq(() => outline(['a', 'b'], async (name) => `# ${name}\n### deep ${name}`), 'a\n    deep a\nb\n    deep b');
await throws(() => outline(['a'], async () => { throw new Error('no file a'); }), /no file a/);
await eq(() => outline(['a'], () => '# Cats\n##  Food '), 'Cats\n  Food');
await eq(() => collectHeadings([], async () => '# x'), []);
await eq(() => outline(['a', 'b']), '');
await eq(() => outline([]), '');
await eq(() => titles(['a', 'b'], (name) => `# h${name}`), ['a:ha', 'b:hb']);
await eq(() => titles(['a'], () => '#no\n # no\n#\n# yes'), ['a:yes']);
await throws(() => outline(['a'], () => { throw new Error('broken'); }), /broken/);

console.log(`${right} right, ${wrong} wrong`);
process.exit(wrong ? 1 : 0);
