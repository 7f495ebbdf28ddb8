import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { db } from "#lib/db/client.ts";
import { items } from "#lib/db/tables/items.ts";
import { getOwnProfile } from "#lib/users/own-profile.ts";
import { listOwnRecipes } from "#lib/users/own-recipes.ts";
import { newMember } from "#tests/support/accounts.ts";
import { ownDatabase } from "#tests/support/database.ts";
import { kaesespaetzle, words } from "#tests/support/kitchen.ts";

ownDatabase();

let cook: string;

beforeAll(async () => {
  cook = (await newMember()).id;
  await kaesespaetzle(cook, { texts: { de: words("veroeffentlicht", "Veröffentlicht") } });
  const hidden = { publishedAt: undefined };
  await kaesespaetzle(cook, { ...hidden, state: "draft", texts: { de: words("entwurf", "Entwurf") } });
  await kaesespaetzle(cook, { ...hidden, state: "submitted", texts: { de: words("in-pruefung", "In Prüfung") } });
  const back = await kaesespaetzle(cook, { ...hidden, state: "rejected", texts: { de: words("zurueck", "Zurück") } });
  await db
    .update(items)
    .set({ rejection: { reason: "Ohne Bild geht es nicht.", fields: {} } })
    .where(eq(items.id, back));
  await kaesespaetzle((await newMember()).id, { texts: { de: words("fremd", "Fremd") } });
});

test("one sees one's own recipes in every state, those in the works first, and nobody else's", async () => {
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

test("what is written in one language only is shown with that text and leads to that page", async () => {
  const { data } = await listOwnRecipes("en", cook, 1);
  expect(data.at(-1)).toMatchObject({ title: "Veröffentlicht", href: "/de/rezepte/veroeffentlicht" });
});

test("pages beyond the last are the last", async () => {
  expect((await listOwnRecipes("de", cook, 9999)).meta.pagination.page).toBe(1);
});

test("the head counts recipes in all states", async () => {
  expect(await getOwnProfile("de", cook)).toMatchObject({ recipeCount: 4, likeCount: 0, cookbookCount: 0, bio: "" });
});
