const OF_TESTS =
  /^(?:assert\w*|expect|test|it|describe|before\w*|after\w*|raises|rejects|equal|deepEqual|strictEqual|deepStrictEqual|throws?\w*|should|ok|to[A-Z]\w*)$/;

/** What tests call that says nothing of the program. */
export function isOfTests(name: string): boolean {
  return OF_TESTS.test(name);
}
