import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { db } from "#lib/db/client.ts";
import { items } from "#lib/db/tables/items.ts";
import { getOwnProfile } from "#lib/users/own-profile-queries.ts";
import { listOwnRecipes } from "#lib/users/own-recipes-queries.ts";
import { createMember } from "#tests/support/accounts.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import { createTestRecipe, recipeTexts } from "#tests/support/fixtures.ts";

setUpDatabase();

let cook: string;

beforeAll(async () => {
  cook = (await createMember()).id;
  await createTestRecipe(cook, { texts: { de: recipeTexts("veroeffentlicht", "Veröffentlicht") } });
  const hidden = { publishedAt: undefined };
  await createTestRecipe(cook, { ...hidden, state: "draft", texts: { de: recipeTexts("entwurf", "Entwurf") } });
  await createTestRecipe(cook, {
    ...hidden,
    state: "submitted",
    texts: { de: recipeTexts("in-pruefung", "In Prüfung") },
  });
  const back = await createTestRecipe(cook, {
    ...hidden,
    state: "rejected",
    texts: { de: recipeTexts("zurueck", "Zurück") },
  });
  await db
    .update(items)
    .set({ rejection: { reason: "Ohne Bild geht es nicht.", fields: {} } })
    .where(eq(items.id, back));
  await createTestRecipe((await createMember()).id, { texts: { de: recipeTexts("fremd", "Fremd") } });
});

test("lists own recipes in every state, unpublished ones first", async () => {
  const { data, meta } = await listOwnRecipes("de", cook, 1);
  expect(meta.pagination).toEqual({ page: 1, pages: 1, count: 4 });
  expect(data.map(({ title, href }) => [title, href])).toEqual([
    ["Zurück", null],
    ["In Prüfung", null],
    ["Entwurf", null],
    ["Veröffentlicht", "/de/rezepte/veroeffentlicht"],
  ]);
  expect(data.map(({ reason }) => reason)).toEqual(["Ohne Bild geht es nicht.", null, null, null]);
});

test("lists a recipe of one language with its text and page", async () => {
  const { data } = await listOwnRecipes("en", cook, 1);
  expect(data.at(-1)).toMatchObject({ title: "Veröffentlicht", href: "/de/rezepte/veroeffentlicht" });
});

test("returns the last page for a higher number", async () => {
  expect((await listOwnRecipes("de", cook, 9999)).meta.pagination.page).toBe(1);
});

test("counts recipes in all states", async () => {
  expect(await getOwnProfile("de", cook)).toMatchObject({ recipeCount: 4, likeCount: 0, cookbookCount: 0, bio: "" });
});
