import assert from 'node:assert/strict';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const load = async (file) => {
  const mod = await import(pathToFileURL(path.resolve(process.cwd(), file)).href);
  return mod.default ?? mod;
};
const { contents, numberOf, sectionAt } = await load('src/outline.js');

const manual = [
  { title: 'Intro' },
  { title: 'Hardware', sections: [{ title: 'Board', sections: [{ title: 'Cables' }] }] },
];
assert.deepEqual(contents(manual), ['1 Intro', '2 Hardware', '  2.1 Board', '    2.1.1 Cables']);
assert.equal(numberOf(manual, 'Cables'), '2.1.1');
assert.equal(sectionAt(manual, '2.1.1').title, 'Cables');
const deep = [
  { title: 'A' },
  { title: 'B' },
  {
    title: 'C',
    sections: [
      { title: 'Ca' },
      {
        title: 'Cb',
        sections: [{ title: 'x' }, { title: 'note', unnumbered: true }, { title: 'y', sections: [{ title: 'z' }] }],
      },
      { title: 'Cc' },
    ],
  },
  { title: 'D' },
];
assert.equal(numberOf(deep, 'x'), '3.2.1');
assert.equal(numberOf(deep, 'y'), '3.2.2');
assert.equal(numberOf(deep, 'z'), '3.2.2.1');
assert.equal(numberOf(deep, 'note'), null);
assert.equal(numberOf(deep, 'Cc'), '3.3');
assert.equal(numberOf(deep, 'D'), '4');
assert.equal(contents(deep)[8], '      3.2.2.1 z');
assert.deepEqual(contents([{ title: 'P', unnumbered: true, sections: [{ title: 'q' }] }, { title: 'R', sections: [{ title: 's' }] }]), ['P', 'q', '1 R', '  1.1 s']);
assert.deepEqual(contents([]), []);
