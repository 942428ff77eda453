import { test } from "node:test";
import assert from "node:assert/strict";
import { printList, shoppingList } from "../src/shopping.js";

const soup = () => ({
  name: "Leek soup",
  serves: 4,
  ingredients: [
    { name: "leek", amount: 3, unit: "pc" },
    { name: "potato", amount: 0.5, unit: "kg" },
    { name: "cream", amount: 200, unit: "ml" },
  ],
});

const gratin = () => ({
  name: "Gratin",
  serves: 2,
  ingredients: [
    { name: "Potato", amount: 600, unit: "g" },
    { name: "cream", amount: 250, unit: "ml" },
  ],
});

test("lists one recipe", () => {
  assert.deepEqual(shoppingList([{ recipe: soup() }]), [
    { name: "cream", unit: "ml", amount: 200 },
    { name: "leek", unit: "pc", amount: 3 },
    { name: "potato", unit: "g", amount: 500 },
  ]);
});

test("adds up the ingredients of several recipes", () => {
  const list = shoppingList([{ recipe: soup() }, { recipe: gratin() }]);
  assert.equal(printList(list), "[ ] 450 ml cream\n[ ] 3 leek\n[ ] 1.1 kg potato");
});

test("scales by the number of persons", () => {
  const list = shoppingList([{ recipe: soup(), persons: 6 }]);
  assert.deepEqual(list.map((item) => item.amount), [300, 4.5, 750]);
  assert.match(printList(list), /5 leek/);
});

test("scaling leaves the recipe alone", () => {
  const recipe = gratin();
  shoppingList([{ recipe, persons: 3 }, { recipe, persons: 4 }]);
  assert.deepEqual(recipe, gratin());
});

test("subtracts what is in the larder", () => {
  const larder = [{ name: "cream", amount: 1, unit: "l" }, { name: "leek", amount: 1, unit: "pc" }];
  assert.deepEqual(shoppingList([{ recipe: soup() }], larder), [
    { name: "leek", unit: "pc", amount: 2 },
    { name: "potato", unit: "g", amount: 500 },
  ]);
});

test("refuses unknown units", () => {
  const recipe = { serves: 1, ingredients: [{ name: "salt", amount: 1, unit: "pinch" }] };
  assert.throws(() => shoppingList([{ recipe }]), /Unknown unit: pinch/);
});
