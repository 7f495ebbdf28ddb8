import { inArray } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { findRelatedIds } from "#app/[locale]/recipes/[slug]/find-related.ts";
import { getRecipe } from "#lib/content/recipes/queries.ts";
import { db } from "#lib/platform/db/client.ts";
import { itemTexts } from "#lib/platform/db/tables/items.ts";
import { liveRecipes } from "#tests/support/catalogue.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import { SampleKeys } from "#tests/support/sample/sample-keys.ts";
import { createSampleSite } from "#tests/support/sample-site.ts";

setUpDatabase();

/** What each recipe of the sample site shows, by keys. */
const shown = new Map<string, string[]>();

beforeAll(async () => {
  await createSampleSite(new SampleKeys());
  const ids = new Map<string, string[]>();
  for (const { key, slug } of liveRecipes) {
    const recipe = await getRecipe("de", slug.de);
    if (!recipe) throw new Error(`no recipe ${slug.de}`);
    ids.set(key, await findRelatedIds("de", recipe, 4));
  }
  const texts = await db
    .select()
    .from(itemTexts)
    .where(inArray(itemTexts.itemId, [...ids.values()].flat()));
  const keyOf = new Map(
    liveRecipes.map(({ key, slug }) => [
      texts.find((text) => text.locale === "de" && text.slug === slug.de)?.itemId,
      key,
    ]),
  );
  for (const [key, related] of ids)
    shown.set(
      key,
      related.map((id) => keyOf.get(id) ?? "unknown"),
    );
}, 120_000);

const cookies = "lebkuchen vanilla-crescents star-cookies chocolate-chip-cookies";
const cakes = "baked-cheesecake brownies banana-bread cinnamon-rolls lemon-gugelhupf stollen";
const desserts = "tiramisu chocolate-mousse apple-crumble french-apple-tart candied-pumpkin";
const soups =
  "borscht chicken-soup chili-sin-carne gazpacho goulash miso-soup ramen-bowl red-lentil-soup roasted-pumpkin-soup";
const pasta = "bolognese carbonara lasagne spaghetti-pomodoro kaesespaetzle";
const cocktails = "aperitivo-spritz fruit-cup gin-cucumber-longdrink negroni paloma";
const asian =
  "pad-thai kung-pao-chicken mapo-tofu egg-fried-rice ramen-bowl butter-chicken lentil-curry chilled-tofu miso-soup";
const starters = "tomato-bruschetta hummus guacamole tzatziki chilled-tofu caprese rosemary-focaccia spanish-tortilla";

/** What an editor would show below twenty recipes: all four are to be among these. */
const judged: Record<string, string> = {
  "star-cookies": `${cookies} stollen`,
  "chocolate-chip-cookies": `${cookies} brownies banana-bread`,
  stollen: `${cookies} ${cakes} yeast-dough`,
  brownies: `${cakes} chocolate-mousse chocolate-chip-cookies`,
  "lemon-gugelhupf": `${cakes} scones`,
  tiramisu: `${desserts} baked-cheesecake brownies`,
  "french-apple-tart": `${desserts} ${cakes}`,
  "quiche-lorraine": "leek-quiche pumpkin-quiche flammkuchen spanish-tortilla avocado-toast carbonara",
  "leek-quiche": "quiche-lorraine pumpkin-quiche flammkuchen spanish-tortilla avocado-toast shakshuka pizza-margherita",
  "roasted-pumpkin-soup": `${soups} pumpkin-quiche ratatouille lentil-curry`,
  goulash: `${soups} beef-roulades bolognese moussaka`,
  bolognese: `${pasta} goulash moussaka`,
  carbonara: `${pasta} quiche-lorraine flammkuchen`,
  "pad-thai": `${asian} paella salmon-sheet-pan`,
  "kung-pao-chicken": `${asian} roast-chicken`,
  "wiener-schnitzel":
    "frikadellen beef-roulades goose-legs roast-chicken kaesespaetzle lasagne moussaka salmon-sheet-pan potato-salad",
  "goose-legs": "roast-chicken beef-roulades frikadellen kaesespaetzle goulash potato-salad",
  "greek-salad": "shopska-salad potato-salad tzatziki ratatouille gazpacho",
  hummus: `${starters} miso-soup`,
  negroni: cocktails,
};

test("twenty pages show what an editor would show", () => {
  expect(Object.keys(judged)).toHaveLength(20);
  const misplaced = Object.entries(judged).flatMap(([page, fitting]) =>
    (shown.get(page) ?? []).filter((key) => !fitting.split(" ").includes(key)).map((key) => `${page} → ${key}`),
  );
  expect(misplaced).toEqual([]);
});

test("every page shows four, and every recipe of a course of five the others of it", () => {
  expect([...shown].filter(([, related]) => new Set(related).size !== 4)).toEqual([]);
  for (const page of cocktails.split(" "))
    expect(new Set([page, ...(shown.get(page) ?? [])])).toEqual(new Set(cocktails.split(" ")));
});

test("no recipe stands on more than eight pages, and only few on none", () => {
  const counts = new Map(
    liveRecipes.map(({ key }) => [key, [...shown.values()].filter((related) => related.includes(key)).length]),
  );
  expect([...counts].filter(([, count]) => count > 8)).toEqual([]);
  expect([...counts].filter(([, count]) => count === 0).length).toBeLessThanOrEqual(5);
});

test("vegan recipes lead to vegan ones, vegetarian ones to both", () => {
  const dietOf = (key: string) => {
    const tags = liveRecipes.find((one) => one.key === key)?.tags ?? [];
    return tags.includes("vegan") ? 2 : tags.includes("vegetarian") ? 1 : 0;
  };
  const wrong = [...shown]
    .filter(([page]) => !cocktails.split(" ").includes(page))
    .flatMap(([page, related]) => related.filter((key) => dietOf(key) < dietOf(page)).map((key) => `${page} → ${key}`));
  expect(wrong).toEqual([]);
});
