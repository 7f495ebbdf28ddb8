import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { setNote } from "#lib/kitchen/notes/mutations.ts";
import { getNote } from "#lib/kitchen/notes/queries.ts";
import { db } from "#lib/platform/db/client.ts";
import { items } from "#lib/platform/db/tables/items.ts";
import { createMember } from "#tests/support/accounts.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import { createAnna, createTestRecipe, recipeTexts } from "#tests/support/fixtures.ts";

setUpDatabase();

let userId: string;
let soup: string;
let draft: string;

beforeAll(async () => {
  const anna = await createAnna();
  soup = await createTestRecipe(anna);
  draft = await createTestRecipe(anna, {
    state: "draft",
    publishedAt: undefined,
    texts: { de: recipeTexts("entwurf", "Entwurf") },
  });
  userId = (await createMember()).id;
});

test("a note is stored, changed, read by its user only, and deleted by an empty text", async () => {
  const other = (await createMember()).id;
  expect(await getNote(userId, soup)).toBe("");
  expect(await setNote({ userId, itemId: soup, text: "Weniger Salz." })).toBe(true);
  expect(await setNote({ userId, itemId: soup, text: "Viel weniger Salz." })).toBe(true);
  expect(await getNote(userId, soup)).toBe("Viel weniger Salz.");
  expect(await getNote(other, soup)).toBe("");
  expect(await setNote({ userId, itemId: soup, text: "" })).toBe(true);
  expect(await getNote(userId, soup)).toBe("");
});

test("only a public recipe can be noted on", async () => {
  for (const itemId of [draft, randomUUID()]) {
    expect(await setNote({ userId, itemId, text: "Gut." })).toBe(false);
    expect(await getNote(userId, itemId)).toBe("");
  }
});

test("a note stays with a recipe that is withdrawn, and can be deleted", async () => {
  await setNote({ userId, itemId: soup, text: "Bleibt." });
  await db.update(items).set({ state: "draft" }).where(eq(items.id, soup));
  expect(await getNote(userId, soup)).toBe("Bleibt.");
  expect(await setNote({ userId, itemId: soup, text: "Anders." })).toBe(false);
  expect(await setNote({ userId, itemId: soup, text: "" })).toBe(true);
  await db.update(items).set({ state: "live" }).where(eq(items.id, soup));
});
