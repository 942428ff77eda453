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

const { encode, decode, plainTitle } = load('./lib/entities.js');
await eq(() => decode(encode('Why &lt; matters')), 'Why &lt; matters');
await eq(() => decode('&amp;lt;'), '&lt;');
await eq(() => decode('&amp;gt; and &amp;quot;'), '&gt; and &quot;');
await eq(() => decode('&amp;amp;lt;'), '&amp;lt;');
await eq(() => decode('&amp;#65;'), '&#65;');
await eq(() => decode(encode('&#8364; or &quot;')), '&#8364; or &quot;');
await eq(() => plainTitle('The <b>&amp;gt;</b>  sign'), 'The &gt; sign');
await eq(() => decode('&lt;b&gt; &quot;x&quot;'), '<b> "x"');
await eq(() => decode('Salt &amp; Pepper'), 'Salt & Pepper');
await eq(() => decode('&amp;amp;'), '&amp;');
await eq(() => decode('&#65;&#8364;'), 'A€');
await eq(() => encode('a < b && "c" > d'), 'a &lt; b &amp;&amp; &quot;c&quot; &gt; d');
await eq(() => decode(encode('a < b && "c" > d')), 'a < b && "c" > d');
await eq(() => decode('nothing & to; do'), 'nothing & to; do');
await eq(() => plainTitle(' A\n <i>b</i> '), 'A b');

console.log(`${right} right, ${wrong} wrong`);
process.exit(wrong ? 1 : 0);
