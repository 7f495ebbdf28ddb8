import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { listFacetValues } from "#lib/content/search/facet-queries.ts";
import { getTag, listTags } from "#lib/content/tags/queries.ts";
import { db } from "#lib/platform/db/client.ts";
import { items } from "#lib/platform/db/tables/items.ts";
import { importEntry } from "#tests/support/content/import-entry.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import { createAnna, createDietTag, createJonas, createTestRecipe, recipeTexts } from "#tests/support/fixtures.ts";

setUpDatabase();

const season = (key: string, summary?: string) => {
  const text = { slug: key, title: key, summary };
  return importEntry("tags", { key, type: "season", texts: { de: text, en: text } });
};

beforeAll(async () => {
  const tagIds = [
    await season("winter"),
    await season("autumn", "Der Ofen darf wieder an."),
    await season("spring"),
    await createDietTag("vegan"),
    await createDietTag("draft", true),
  ];
  await createTestRecipe(await createAnna(), { tagIds });
  await createRareRecipes();
});

/** Of these recipes with a tag of their own, one is public. */
async function createRareRecipes(): Promise<void> {
  const cook = await createJonas();
  const tagIds = [await createDietTag("rare")];
  const make = (slug: string, changes: Parameters<typeof createTestRecipe>[1]) =>
    createTestRecipe(cook, { tagIds, texts: { de: recipeTexts(slug, slug) }, ...changes });
  await make("da", {});
  await make("entwurf", { state: "draft" });
  await make("morgen", { publishedAt: new Date("2999-01-01") });
  const gone = await make("vorbei", {});
  await db
    .update(items)
    .set({ expiresAt: new Date("2026-01-02") })
    .where(eq(items.id, gone));
}

test("sorts seasons by the calendar and leaves out hidden tags", async () => {
  const keys = (await listTags("de")).map(({ key }) => key);
  expect(keys).toEqual(["rare", "vegan", "spring", "autumn", "winter"]);
  expect((await listFacetValues("de")).season.map(({ key }) => key)).toEqual(["spring", "autumn", "winter"]);
});

test("counts live, published and unexpired items only", async () => {
  expect((await listTags("de")).find(({ key }) => key === "rare")?.count).toBe(1);
});

test("returns the summary of a tag if there is one", async () => {
  expect(await getTag("de", "autumn")).toMatchObject({ type: "season", summary: "Der Ofen darf wieder an." });
  expect(await getTag("de", "winter")).toMatchObject({ summary: "" });
  expect(await getTag("de", "draft")).toBeNull();
});
