"use strict";
/** What a test file of tape gets in its place, where it is judged: it only notes what there is to run. */
let asked = [];
const nameOf = (given) => given.find((one) => typeof one === "string") ?? "(anonymous)";
const note =
  (isOnly) =>
  (...given) =>
    void asked.push({ name: nameOf(given), given, isOnly });
const ignored = () => undefined;

const tape = Object.assign(note(false), {
  only: note(true),
  skip: ignored,
  onFinish: ignored,
  onFailure: ignored,
  createStream: () => ({ pipe: ignored, on: ignored }),
});
tape.test = tape;
tape.getHarness = () => tape;
tape.createHarness = () => tape;

module.exports = tape;

/** Tests that the file at `load` asks for: name and arguments. */
module.exports.collect = function collect(load) {
  asked = [];
  load();
  const only = asked.filter(({ isOnly }) => isOnly);
  return only.length > 0 ? only : asked;
};
