import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { db } from "#lib/db/client.ts";
import { items } from "#lib/db/tables/items.ts";
import { users } from "#lib/db/tables/users.ts";
import { limits } from "#lib/shopping-lists/entry.ts";
import { addItems, changeItems, clearList, removeItems } from "#lib/shopping-lists/mutations.ts";
import { getAddableRecipe, listShoppingItems, listUnitWords } from "#lib/shopping-lists/queries.ts";
import { type NewItem, newItemInput } from "#lib/shopping-lists/schema.ts";
import { newMember } from "#tests/support/accounts.ts";
import { ownDatabase } from "#tests/support/database.ts";
import { kaesespaetzle, larder } from "#tests/support/kitchen.ts";

ownDatabase();

let flour: string;
let egg: string;
let dish: string;
let me: string;
let other: string;

beforeAll(async () => {
  ({ flour, egg } = await larder());
  dish = await kaesespaetzle((await newMember()).id, {
    ingredients: [
      { ingredientId: flour, amount: 400, unit: "g", groupPosition: 0, characteristic: {}, addition: {} },
      { ingredientId: egg, amount: 3, amountMax: 4, groupPosition: 0, characteristic: {}, addition: {} },
    ],
  });
});

beforeEach(async () => {
  me = (await newMember()).id;
  other = (await newMember()).id;
});

const item = (input: Partial<NewItem>): NewItem => newItemInput.parse({ id: randomUUID(), ...input });
const own = (text: string) => item({ text });

describe("a list", () => {
  test("tells of ingredients in both languages, of recipes, and one's own words as they are", async () => {
    const added = [item({ ingredient: flour, recipe: dish, amount: 400, unit: "g" }), own("Spülmittel")];
    await addItems(me, added);
    const [first, second] = await listShoppingItems(me);
    expect(first).toMatchObject({
      id: added[0]?.id,
      good: { id: flour, aisle: "larder", names: { de: { one: "Mehl" }, en: { one: "flour" } } },
      amount: 400,
      unit: "g",
      recipe: {
        id: dish,
        titles: { de: "Käsespätzle", en: "Cheese spaetzle" },
        hrefs: { de: "/de/rezepte/kaesespaetzle" },
      },
      isTicked: false,
    });
    expect(second).toMatchObject({ good: null, text: "Spülmittel", recipe: null });
  });

  test("said twice is there once, and as it was the first time", async () => {
    const bread = own("Brot");
    await addItems(me, [bread]);
    await changeItems(me, [{ id: bread.id, ticked: true }]);
    await addItems(me, [{ ...bread, text: "Kuchen" }, bread]);
    expect(await listShoppingItems(me)).toMatchObject([{ text: "Brot", isTicked: true }]);
  });

  test("the same id on two lists is two things", async () => {
    const bread = own("Brot");
    await addItems(me, [bread]);
    await addItems(other, [{ ...bread, text: "Kuchen" }]);
    await removeItems(me, [bread.id]);
    expect(await listShoppingItems(other)).toMatchObject([{ text: "Kuchen" }]);
  });

  test("50 devices that add the same thing add it once", async () => {
    const bread = own("Brot");
    await Promise.all(Array.from({ length: 50 }, () => addItems(me, [bread])));
    expect(await listShoppingItems(me)).toHaveLength(1);
  });

  test("holds 500 things and no more, however many add at once", async () => {
    await addItems(
      me,
      Array.from({ length: limits.items - 5 }, (_, n) => own(`Ding ${n}`)),
    );
    const outcomes = await Promise.allSettled(Array.from({ length: 50 }, () => addItems(me, [own("noch eins")])));
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(5);
    expect(await listShoppingItems(me)).toHaveLength(limits.items);
    await expect(addItems(me, [own("zu viel")])).rejects.toMatchObject({ problem: "full" });
    const [known] = await listShoppingItems(me);
    await addItems(me, [{ ...own("Ding 0"), id: known?.id ?? "" }]);
  });

  test("all or nothing", async () => {
    await expect(addItems(me, [own("Brot"), item({ ingredient: randomUUID() })])).rejects.toMatchObject({
      problem: "missing",
    });
    await expect(addItems(me, [item({ ingredient: flour, amount: 1, unit: "ell" })])).rejects.toThrow();
    expect(await listShoppingItems(me)).toEqual([]);
  });

  test("an ingredient nobody knows any more becomes words, a recipe nobody sees is left out", async () => {
    const draft = await kaesespaetzle((await newMember()).id, {
      state: "draft",
      texts: { de: { slug: randomUUID(), title: "x", summary: "", chefsNote: "", words: "", groups: [], steps: [] } },
    });
    await addItems(me, [
      item({ ingredient: randomUUID(), text: "200 g Mondstaub", amount: 200, unit: "g" }),
      item({ ingredient: flour, text: "Mehl", amount: 2, unit: "ell" }),
      item({ ingredient: egg, amount: 2, recipe: draft }),
    ]);
    expect(await listShoppingItems(me)).toMatchObject([
      { good: null, text: "200 g Mondstaub", amount: null },
      { good: null, text: "Mehl", unit: null },
      { good: { id: egg }, recipe: null },
    ]);
  });

  test("outlives its recipe, and not its owner", async () => {
    const passing = await kaesespaetzle((await newMember()).id, {
      texts: { de: { slug: randomUUID(), title: "x", summary: "", chefsNote: "", words: "", groups: [], steps: [] } },
    });
    await addItems(me, [item({ ingredient: egg, amount: 2, recipe: passing })]);
    await db.delete(items).where(eq(items.id, passing));
    expect(await listShoppingItems(me)).toMatchObject([{ good: { id: egg }, recipe: null }]);
    await db.delete(users).where(eq(users.id, me));
    expect(await listShoppingItems(me)).toEqual([]);
  });
});

describe("changes", () => {
  test("an amount is an ingredient's, a text is one's own", async () => {
    const [eggs, bread] = [item({ ingredient: egg, amount: 2 }), own("Brot")];
    await addItems(me, [eggs, bread]);
    const change = { amount: 7, text: "anders", ticked: true };
    expect(
      await changeItems(me, [
        { id: eggs.id, ...change },
        { id: bread.id, ...change },
      ]),
    ).toBe(2);
    expect(await listShoppingItems(me)).toMatchObject([
      { good: { id: egg }, text: "", amount: 7, isTicked: true },
      { good: null, text: "anders", amount: null, isTicked: true },
    ]);
  });

  test("a foreign list is as if it were not there", async () => {
    const bread = own("Brot");
    await addItems(other, [bread]);
    expect(await changeItems(me, [{ id: bread.id, text: "Kuchen" }])).toBe(0);
    expect(await removeItems(me, [bread.id])).toBe(0);
    await clearList(me);
    expect(await listShoppingItems(other)).toMatchObject([{ text: "Brot" }]);
  });

  test("many devices that change many things at once do not stop each other", async () => {
    const all = Array.from({ length: 20 }, (_, n) => own(`Ding ${n}`));
    await addItems(me, all);
    const ticks = all.map(({ id }) => ({ id, ticked: true }));
    await Promise.all(Array.from({ length: 20 }, (_, n) => changeItems(me, n % 2 ? ticks : ticks.toReversed())));
    expect((await listShoppingItems(me)).every(({ isTicked }) => isTicked)).toBe(true);
  });
});

describe("a recipe", () => {
  test("as something to buy for: the upper end of a range, at its own servings", async () => {
    const addable = await getAddableRecipe(dish);
    expect(addable).toMatchObject({
      recipe: { id: dish },
      servings: { amount: 4, type: "portion" },
      wanted: [
        { good: { id: flour }, amount: 400, unit: "g", isStaple: false },
        { good: { id: egg }, amount: 4, unit: null },
      ],
    });
    expect(await getAddableRecipe(randomUUID())).toBeNull();
    expect(await listUnitWords("de")).toEqual({ g: { one: "g", many: "g" } });
  });
});
