import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { limits } from "#lib/kitchen/shopping-lists/limits.ts";
import { listShoppingItems } from "#lib/kitchen/shopping-lists/queries.ts";
import { db } from "#lib/platform/db/client.ts";
import { ingredients } from "#lib/platform/db/tables/ingredients.ts";
import { messages } from "#tests/e2e/support/messages.ts";
import { toForm } from "#tests/lib/platform/http/to-form.ts";
import { createMember } from "#tests/support/accounts.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import { createFlourAndEgg, createTestRecipe, recipeTexts } from "#tests/support/fixtures.ts";

const session = vi.hoisted(() => ({ user: null as { id: string; sessionId: string } | null }));
vi.mock("#lib/platform/auth/session-user.ts", () => ({ getSessionUser: async () => session.user }));
vi.mock("next/navigation", () => ({
  unstable_rethrow() {},
  redirect: (href: string) => {
    throw new Error(`redirect ${href}`);
  },
}));
vi.mock("next/headers", () => ({ headers: async () => new Headers() }));

const { addRecipeAction, changeListAction } = await import("#lib/kitchen/shopping-lists/actions.ts");

setUpDatabase();

const done = { ok: true, data: undefined };
const bread = () => ({ id: randomUUID(), text: "Brot", ticked: false });
let userId: string;

beforeEach(async () => {
  userId = (await createMember()).id;
  session.user = { id: userId, sessionId: randomUUID() };
});

test("adds, changes and removes items", async () => {
  const item = bread();
  expect(await changeListAction({ type: "add", items: [item] })).toEqual(done);
  expect(await changeListAction({ type: "change", items: [{ id: item.id, ticked: true }] })).toEqual(done);
  expect(await listShoppingItems(userId)).toMatchObject([{ text: "Brot", isTicked: true }]);
  expect(await changeListAction({ type: "remove", ids: [item.id] })).toEqual(done);
  expect(await listShoppingItems(userId)).toEqual([]);
});

test("counts the time since a change was made on the device", async () => {
  const item = bread();
  await changeListAction({ type: "add", items: [item], age: 120_000 });
  await changeListAction({ type: "change", items: [{ id: item.id, ticked: true }], age: 1000 }, userId);
  // Another device ticked it later.
  session.user = { id: userId, sessionId: randomUUID() };
  await changeListAction({ type: "change", items: [{ id: item.id, ticked: false }], age: 60_000 });
  expect(await listShoppingItems(userId)).toMatchObject([{ text: "Brot", isTicked: true }]);
  await changeListAction({ type: "remove", ids: [item.id], age: Number.NaN });
  expect(await listShoppingItems(userId)).toEqual([]);
});

test("refuses a change that another account has left on the device", async () => {
  const left = await changeListAction({ type: "add", items: [bread()] }, randomUUID());
  expect(left).toMatchObject({ ok: false, code: "unauthorized" });
  expect(await listShoppingItems(userId)).toEqual([]);
});

test("answers the error codes of the REST API", async () => {
  expect(await changeListAction({ type: "add", items: [] })).toMatchObject({ ok: false, code: "invalid" });
  await changeListAction({ type: "add", items: Array.from({ length: limits.items }, bread) });
  const limit = { ok: false, code: "limit", errors: { items: "500" } };
  expect(await changeListAction({ type: "add", items: [bread()] })).toEqual(limit);
  session.user = null;
  expect(await changeListAction({ type: "remove", ids: [] })).toMatchObject({ ok: false, code: "unauthorized" });
});

describe("a form without script", () => {
  const { addNone, onListOne } = messages.de.shoppingLists.addModal;
  let flour: string;
  let egg: string;

  const toRecipeForm = (id: string) => toForm({ id, locale: "de", here: "/de/rezepte/brot" });
  function createDish(...ingredientIds: string[]) {
    const slug = `brot-${randomUUID()}`;
    return createTestRecipe(userId, {
      texts: { de: recipeTexts(slug, "Brot"), en: recipeTexts(slug, "Bread") },
      ingredients: ingredientIds.map((ingredientId) => ({
        ingredientId,
        amount: 4,
        groupPosition: 0,
        characteristic: {},
        addition: {},
      })),
    });
  }

  beforeAll(async () => {
    ({ flour, egg } = await createFlourAndEgg());
    await db.update(ingredients).set({ isStaple: true }).where(eq(ingredients.id, egg));
  });

  test("adds the ingredients of a recipe but its staples, and says so", async () => {
    const dish = await createDish(flour, egg);
    expect(await addRecipeAction(null, toRecipeForm(dish))).toEqual({ ok: true, data: onListOne });
    const item = { ingredient: { id: flour }, amount: 4, recipe: { id: dish } };
    expect(await listShoppingItems(userId)).toMatchObject([item]);
    expect(await addRecipeAction(null, toRecipeForm(await createDish(egg)))).toEqual({ ok: true, data: addNone });
    expect(await listShoppingItems(userId)).toHaveLength(1);
  });

  test("refuses an unknown recipe, and leads signed-out users to sign up and back", async () => {
    expect(await addRecipeAction(null, toRecipeForm(randomUUID()))).toMatchObject({ ok: false, code: "missing" });
    session.user = null;
    const form = toRecipeForm(randomUUID());
    await expect(addRecipeAction(null, form)).rejects.toThrow("redirect /de/signup?next=%2Fde%2Frezepte%2Fbrot");
  });
});
