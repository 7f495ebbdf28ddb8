import type { ListedIngredient, ListedRecipe, ShoppingItem } from "#lib/kitchen/shopping-lists/shopping-item.ts";

export const onion: ListedIngredient = {
  id: "11111111-1111-4111-8111-111111111111",
  aisle: "produce",
  names: { de: { one: "Zwiebel", many: "Zwiebeln" }, en: { one: "onion", many: "onions" } },
  pieceGrams: 90,
};

const recipe = (id: string, de: string, en: string): ListedRecipe => ({
  id,
  titles: { de, en },
  hrefs: { de: `/de/rezepte/${de.toLowerCase()}`, en: `/en/recipes/${en.toLowerCase()}` },
  picture: null,
});
export const soup = recipe("22222222-2222-4222-8222-222222222222", "Suppe", "Soup");
export const stew = recipe("33333333-3333-4333-8333-333333333333", "Eintopf", "Stew");

export const shoppingItem = (changes: Partial<ShoppingItem>): ShoppingItem => ({
  id: crypto.randomUUID(),
  ingredient: null,
  text: "",
  amount: null,
  unit: null,
  recipe: null,
  isTicked: false,
  ...changes,
});

export const unitNames = {
  g: { one: "g", many: "g" },
  kg: { one: "kg", many: "kg" },
  oz: { one: "oz", many: "oz" },
  lb: { one: "lb", many: "lb" },
  tbsp: { one: "EL", many: "EL" },
};
