/** The beginning of an assertion about a value. */
export const EXPECTS = /\bexpect\s*\(/;
export const ASSERTS = /\b(?:assert|t)\.(?:equal|strictEqual|deepEqual|deepStrictEqual|is|same)\s*\(/;
