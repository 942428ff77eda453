import assert from 'node:assert/strict';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const mod = await import(pathToFileURL(path.resolve(process.cwd(), 'lib/dotenv.js')).href);
const { parseEnv, expand, stringify } = mod.default ?? mod;

assert.deepEqual(parseEnv('SECRET=c2VjcmV0=='), { SECRET: 'c2VjcmV0==' });
assert.deepEqual(parseEnv('DB=pg://h/d?ssl=1&pool=5'), { DB: 'pg://h/d?ssl=1&pool=5' });
assert.deepEqual(parseEnv('OPTS="a=1 b=2"'), { OPTS: 'a=1 b=2' });
assert.deepEqual(parseEnv('X = =y '), { X: '=y' });
assert.deepEqual(parseEnv('E=\nF=1'), { E: '', F: '1' });
assert.deepEqual(parseEnv("Q='x'"), { Q: 'x' });
assert.deepEqual(parseEnv(stringify({ A: 'k=v w' })), { A: 'k=v w' });
assert.throws(() => parseEnv('=5'), SyntaxError);
assert.deepEqual(expand(parseEnv('A=q=1\nB=${A}&r=2')), { A: 'q=1', B: 'q=1&r=2' });
