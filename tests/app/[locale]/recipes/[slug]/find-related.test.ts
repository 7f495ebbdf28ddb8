import { inArray } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { findRelatedIds } from "#app/[locale]/recipes/[slug]/find-related.ts";
import { getRecipe } from "#lib/content/recipes/queries.ts";
import { db } from "#lib/platform/db/client.ts";
import { itemTexts } from "#lib/platform/db/tables/items.ts";
import { recipes } from "#tests/support/catalogue.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import { SampleKeys } from "#tests/support/sample/sample-keys.ts";
import { createSampleSite } from "#tests/support/sample-site.ts";

setUpDatabase();
const keys = new SampleKeys();

beforeAll(async () => {
  await createSampleSite(keys);
});

async function listRelated(slug: string) {
  const recipe = await getRecipe("de", slug);
  if (!recipe) throw new Error(`no recipe ${slug}`);
  const ids = await findRelatedIds("de", recipe, 4);
  const slugs = await db.select().from(itemTexts).where(inArray(itemTexts.itemId, ids));
  const related = await Promise.all(
    slugs.filter(({ locale }) => locale === "de").map((text) => getRecipe("de", text.slug)),
  );
  return { recipe, ids, related: related.filter((one) => one !== null) };
}

const diets = ["vegan", "vegetarian", "gluten-free", "lactose-free", "low-carb", "alcohol-free"];

test("related recipes keep every diet of the recipe and are never the recipe itself", async () => {
  let compared = 0;
  for (const { slug, state = "live" } of recipes) {
    if (state !== "live") continue;
    const { recipe, ids, related } = await listRelated(slug.de);
    expect(ids).not.toContain(recipe.id);
    expect(new Set(ids).size).toBe(ids.length);
    const required = recipe.tags.map(({ key }) => key).filter((key) => diets.includes(key));
    for (const other of related) {
      compared++;
      expect(
        other.tags.map(({ key }) => key),
        `${slug.de} → ${other.slug}`,
      ).toEqual(expect.arrayContaining(required));
    }
  }
  expect(compared).toBeGreaterThan(80);
}, 60_000);

test("the same cuisine and main ingredient come first", async () => {
  const { ids } = await listRelated("spaghetti-al-pomodoro");
  const { categories } = (await listRelated("spaghetti-al-pomodoro")).recipe;
  expect(categories.map(({ group }) => group)).toContain("group-cuisine");
  const [first] = await db
    .select()
    .from(itemTexts)
    .where(inArray(itemTexts.itemId, ids.slice(0, 1)));
  const nearest = await getRecipe(first?.locale ?? "de", first?.slug ?? "");
  const isShared = (group: string) =>
    nearest?.categories.some((category) => category.group === group && categories.some(({ id }) => id === category.id));
  expect(isShared("group-cuisine")).toBe(true);
});
