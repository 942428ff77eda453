import assert from "node:assert/strict";
const { shoppingList } = await import(new URL("src/shopping.js", `file://${process.cwd()}/`));

const pancakes = { serves: 2, ingredients: [{ name: "milk", amount: 300, unit: "ml" }] };
const pudding = { serves: 2, ingredients: [{ name: "milk", amount: 500, unit: "ml" }] };
const before = structuredClone([pancakes, pudding]);
const menu = [{ recipe: pancakes }, { recipe: pudding }];
for (let i = 0; i < 3; i++) assert.deepEqual(shoppingList(menu), [{ name: "milk", unit: "ml", amount: 800 }]);
assert.deepEqual([pancakes, pudding], before);
assert.deepEqual(shoppingList([{ recipe: pancakes }]), [{ name: "milk", unit: "ml", amount: 300 }]);

// the same recipe twice, also with the number of persons given
const twice = [{ recipe: pancakes, persons: 2 }, { recipe: pancakes }];
assert.equal(shoppingList(twice)[0].amount, 600);
assert.equal(shoppingList(twice)[0].amount, 600);
assert.deepEqual([pancakes, pudding], before);

const big = [{ recipe: pancakes, persons: 3 }, { recipe: pudding, persons: 3 }];
assert.equal(shoppingList(big)[0].amount, 1200);
assert.equal(shoppingList(big)[0].amount, 1200);

const larder = [{ name: "Milk", amount: 100, unit: "ml" }, { name: "milk", amount: 0.2, unit: "l" }];
assert.equal(shoppingList(menu, structuredClone(larder))[0].amount, 500);
const mixed = { serves: 1, ingredients: [{ name: "tomato", amount: 2, unit: "pc" }, { name: "tomato", amount: 0.3, unit: "kg" }] };
assert.deepEqual(shoppingList([{ recipe: mixed }]).map((i) => [i.amount, i.unit]), [[2, "pc"], [300, "g"]]);
