import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { limits } from "#lib/kitchen/shopping-lists/limits.ts";
import { addItems, changeItems, clearList, removeItems } from "#lib/kitchen/shopping-lists/mutations.ts";
import { getAddableRecipe, listShoppingItems, listUnitNames } from "#lib/kitchen/shopping-lists/queries.ts";
import { deleteOldRemovals } from "#lib/kitchen/shopping-lists/removal-mutations.ts";
import { type NewItemInput, newItemSchema } from "#lib/kitchen/shopping-lists/schema.ts";
import { db } from "#lib/platform/db/client.ts";
import { items } from "#lib/platform/db/tables/items.ts";
import { shoppingListRemovals } from "#lib/platform/db/tables/shopping-lists.ts";
import { users } from "#lib/platform/db/tables/users.ts";
import { runAsSession } from "#lib/platform/user-events/acting-session.ts";
import { createMember } from "#tests/support/accounts.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import { createFlourAndEgg, createTestRecipe } from "#tests/support/fixtures.ts";

setUpDatabase();

let flour: string;
let egg: string;
let dish: string;
let me: string;
let other: string;

beforeAll(async () => {
  ({ flour, egg } = await createFlourAndEgg());
  dish = await createTestRecipe((await createMember()).id, {
    ingredients: [
      { ingredientId: flour, amount: 400, unit: "g", groupPosition: 0, characteristic: {}, addition: {} },
      { ingredientId: egg, amount: 3, amountMax: 4, groupPosition: 0, characteristic: {}, addition: {} },
    ],
  });
});

beforeEach(async () => {
  me = (await createMember()).id;
  other = (await createMember()).id;
});

const item = (input: Partial<NewItemInput>): NewItemInput => newItemSchema.parse({ id: randomUUID(), ...input });
const own = (text: string) => item({ text });

describe("a list", () => {
  test("lists ingredients in both languages, recipes and free text", async () => {
    const added = [item({ ingredient: flour, recipe: dish, amount: 400, unit: "g" }), own("Spülmittel")];
    await addItems(me, added);
    const [first, second] = await listShoppingItems(me);
    expect(first).toMatchObject({
      id: added[0]?.id,
      ingredient: { id: flour, aisle: "storeCupboard", names: { de: { one: "Mehl" }, en: { one: "flour" } } },
      amount: 400,
      unit: "g",
      recipe: {
        id: dish,
        titles: { de: "Käsespätzle", en: "Cheese spaetzle" },
        hrefs: { de: "/de/rezepte/kaesespaetzle" },
      },
      isTicked: false,
    });
    expect(second).toMatchObject({ ingredient: null, text: "Spülmittel", recipe: null });
  });

  test("keeps an item as it is when it is added again", async () => {
    const bread = own("Brot");
    await addItems(me, [bread]);
    await changeItems(me, [{ id: bread.id, ticked: true }]);
    await addItems(me, [{ ...bread, text: "Kuchen" }, bread]);
    expect(await listShoppingItems(me)).toMatchObject([{ text: "Brot", isTicked: true }]);
  });

  test("treats the same id on two lists as two items", async () => {
    const bread = own("Brot");
    await addItems(me, [bread]);
    await addItems(other, [{ ...bread, text: "Kuchen" }]);
    await removeItems(me, [bread.id]);
    expect(await listShoppingItems(other)).toMatchObject([{ text: "Kuchen" }]);
  });

  test("adds an item once when 50 devices add it at the same time", async () => {
    const bread = own("Brot");
    await Promise.all(Array.from({ length: 50 }, () => addItems(me, [bread])));
    expect(await listShoppingItems(me)).toHaveLength(1);
  });

  test("limits a list to 500 items, also with requests at the same time", async () => {
    await addItems(
      me,
      Array.from({ length: limits.items - 5 }, (_, n) => own(`Ding ${n}`)),
    );
    const outcomes = await Promise.allSettled(Array.from({ length: 50 }, () => addItems(me, [own("noch eins")])));
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(5);
    expect(await listShoppingItems(me)).toHaveLength(limits.items);
    await expect(addItems(me, [own("zu viel")])).rejects.toMatchObject({ code: "full" });
    const [known] = await listShoppingItems(me);
    await addItems(me, [{ ...own("Ding 0"), id: known?.id ?? "" }]);
  });

  test("adds all items or none", async () => {
    await expect(addItems(me, [own("Brot"), item({ ingredient: randomUUID() })])).rejects.toMatchObject({
      code: "missing",
    });
    await expect(addItems(me, [item({ ingredient: flour, amount: 1, unit: "ell" })])).rejects.toThrow();
    expect(await listShoppingItems(me)).toEqual([]);
  });

  test("stores an unknown ingredient as text and omits an unpublished recipe", async () => {
    const draft = await createTestRecipe((await createMember()).id, {
      state: "draft",
      texts: {
        de: { slug: randomUUID(), title: "x", summary: "", chefsNote: "", keywords: "", groups: [], steps: [] },
      },
    });
    await addItems(me, [
      item({ ingredient: randomUUID(), text: "200 g Mondstaub", amount: 200, unit: "g" }),
      item({ ingredient: flour, text: "Mehl", amount: 2, unit: "ell" }),
      item({ ingredient: egg, amount: 2, recipe: draft }),
    ]);
    expect(await listShoppingItems(me)).toMatchObject([
      { ingredient: null, text: "200 g Mondstaub", amount: null },
      { ingredient: null, text: "Mehl", unit: null },
      { ingredient: { id: egg }, recipe: null },
    ]);
  });

  test("keeps an item when its recipe is deleted, and deletes it with the user", async () => {
    const passing = await createTestRecipe((await createMember()).id, {
      texts: {
        de: { slug: randomUUID(), title: "x", summary: "", chefsNote: "", keywords: "", groups: [], steps: [] },
      },
    });
    await addItems(me, [item({ ingredient: egg, amount: 2, recipe: passing })]);
    await db.delete(items).where(eq(items.id, passing));
    expect(await listShoppingItems(me)).toMatchObject([{ ingredient: { id: egg }, recipe: null }]);
    await db.delete(users).where(eq(users.id, me));
    expect(await listShoppingItems(me)).toEqual([]);
  });
});

describe("changes", () => {
  test("changes the amount of ingredients and the text of free text only", async () => {
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
      { ingredient: { id: egg }, text: "", amount: 7, isTicked: true },
      { ingredient: null, text: "anders", amount: null, isTicked: true },
    ]);
  });

  test("keeps what a change does not name, and joins two changes of one item", async () => {
    const [eggs, bread] = [item({ ingredient: egg, amount: 2 }), own("Brot")];
    await addItems(me, [eggs, bread]);
    const changes = [
      { id: bread.id, text: "Toast" },
      { id: eggs.id, ticked: true },
      { id: bread.id, text: "Kuchen" },
      { id: bread.id, ticked: true },
    ];
    expect(await changeItems(me, changes)).toBe(2);
    expect(await listShoppingItems(me)).toMatchObject([
      { ingredient: { id: egg }, amount: 2, isTicked: true },
      { text: "Kuchen", isTicked: true },
    ]);
  });

  test("ignores items of another user", async () => {
    const bread = own("Brot");
    await addItems(other, [bread]);
    expect(await changeItems(me, [{ id: bread.id, text: "Kuchen" }])).toBe(0);
    expect(await removeItems(me, [bread.id])).toBe(0);
    await clearList(me);
    expect(await listShoppingItems(other)).toMatchObject([{ text: "Brot" }]);
  });

  test("does not deadlock when many devices change many items", async () => {
    const all = Array.from({ length: 20 }, (_, n) => own(`Ding ${n}`));
    await addItems(me, all);
    const ticks = all.map(({ id }) => ({ id, ticked: true }));
    await Promise.all(Array.from({ length: 20 }, (_, n) => changeItems(me, n % 2 ? ticks : ticks.toReversed())));
    expect((await listShoppingItems(me)).every(({ isTicked }) => isTicked)).toBe(true);
  });
});

describe("devices that were offline", () => {
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
  const [phone, tablet] = [randomUUID(), randomUUID()];
  const texts = async () => (await listShoppingItems(me)).map(({ text }) => text);

  test("the later change of an item counts, however late it arrives", async () => {
    const [bread, milk] = [own("Brot"), own("Milch")];
    await addItems(me, [bread, milk], minutesAgo(30));
    await changeItems(me, [{ id: bread.id, text: "Toast" }], minutesAgo(10));
    await changeItems(me, [{ id: bread.id, text: "Kuchen" }], minutesAgo(20));
    await changeItems(me, [{ id: milk.id, text: "Sahne" }], minutesAgo(5));
    expect(await texts()).toEqual(["Toast", "Sahne"]);
    expect(await removeItems(me, [bread.id, milk.id], minutesAgo(7))).toBe(1);
    expect(await texts()).toEqual(["Sahne"]);
  });

  test("a removed item stays removed, unless it is added again later", async () => {
    const bread = own("Brot");
    await addItems(me, [bread], minutesAgo(30));
    await removeItems(me, [bread.id], minutesAgo(10));
    await changeItems(me, [{ id: bread.id, ticked: true }], minutesAgo(5));
    await addItems(me, [bread, own("Milch")], minutesAgo(20));
    expect(await texts()).toEqual(["Milch"]);
    await addItems(me, [bread], minutesAgo(1));
    expect(await texts()).toContain("Brot");
    // The removal is forgotten.
    await addItems(me, [bread], minutesAgo(40));
    expect(await texts()).toHaveLength(2);
    await clearList(me);
    await addItems(me, [bread], minutesAgo(1));
    expect(await texts()).toEqual([]);
  });

  test("changes of one device count in the order in which they arrive", async () => {
    const bread = own("Brot");
    await runAsSession(phone, async () => {
      await addItems(me, [bread], minutesAgo(1));
      await changeItems(me, [{ id: bread.id, ticked: true }], minutesAgo(2));
      await removeItems(me, [bread.id], minutesAgo(3));
      expect(await texts()).toEqual([]);
      await addItems(me, [bread], minutesAgo(4));
    });
    expect(await texts()).toEqual(["Brot"]);
    await runAsSession(tablet, () => removeItems(me, [bread.id], minutesAgo(5)));
    expect(await texts()).toEqual(["Brot"]);
  });

  test("removals are forgotten after the time a device may be offline", async () => {
    const [bread, milk] = [own("Brot"), own("Milch")];
    await addItems(me, [bread, milk], minutesAgo(60 * 24 * 40));
    await removeItems(me, [bread.id], minutesAgo(60 * 24 * 31));
    await removeItems(me, [milk.id], minutesAgo(60 * 24 * 29));
    await deleteOldRemovals();
    expect(await db.select().from(shoppingListRemovals).where(eq(shoppingListRemovals.userId, me))).toMatchObject([
      { id: milk.id },
    ]);
  });

  test("of one list are remembered up to a number, the latest ones", async () => {
    const former = (userId: string) => ({ userId, id: randomUUID(), removedAt: minutesAgo(60) });
    const [oldest, ...others] = [minutesAgo(120), ...Array<null>(limits.removals - 1).fill(null)].map((removedAt) => ({
      ...former(me),
      ...(removedAt && { removedAt }),
    }));
    await db.insert(shoppingListRemovals).values([oldest, ...others, former(other)].flatMap((row) => row ?? []));
    const bread = own("Brot");
    await addItems(me, [bread]);
    await removeItems(me, [bread.id]);
    const remembered = await db.select().from(shoppingListRemovals).where(eq(shoppingListRemovals.userId, me));
    expect(remembered).toHaveLength(limits.removals);
    const ids = remembered.map(({ id }) => id);
    expect([ids.includes(bread.id), ids.includes(oldest?.id ?? "")]).toEqual([true, false]);
    expect(await db.$count(shoppingListRemovals, eq(shoppingListRemovals.userId, other))).toBe(1);
  });
});

describe("an addable recipe", () => {
  test("has the upper end of a range, for its own servings", async () => {
    const addable = await getAddableRecipe(dish);
    expect(addable).toMatchObject({
      recipe: { id: dish },
      servings: { amount: 4, type: "portion" },
      ingredients: [
        { ingredient: { id: flour }, amount: 400, unit: "g", isStaple: false },
        { ingredient: { id: egg }, amount: 4, unit: null },
      ],
    });
    expect(await getAddableRecipe(randomUUID())).toBeNull();
    expect(await listUnitNames("de")).toMatchObject({ g: { one: "g" }, jar: { one: "Glas", many: "Gläser" } });
  });
});
