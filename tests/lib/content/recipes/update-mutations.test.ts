import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { getRecipe } from "#lib/content/recipes/queries.ts";
import { findFreeSlug, suitsTitle } from "#lib/content/recipes/slug-queries.ts";
import { type RecipeRevision, updateRecipe } from "#lib/content/recipes/update-mutations.ts";
import { db } from "#lib/platform/db/client.ts";
import { itemTexts } from "#lib/platform/db/tables/items.ts";
import { ratings } from "#lib/platform/db/tables/ratings.ts";
import { slugHistory } from "#lib/platform/db/tables/routing.ts";
import { expireSlugs, findSlug } from "#lib/platform/routing/slugs.ts";
import { createMember } from "#tests/support/accounts.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import { createAnna, createFlourAndEgg, createTestRecipe, recipeTexts } from "#tests/support/fixtures.ts";
import { emptyFacts } from "#tests/support/recipe.ts";

setUpDatabase();

let anna: string;
let flour: string;

beforeAll(async () => {
  anna = await createAnna();
  ({ flour } = await createFlourAndEgg());
});

const amounts = (amount: number) => [
  { groupPosition: 0, ingredientId: flour, amount, unit: "g", characteristic: {}, addition: {} },
];

/** What an author may change; `changes` overrides it. */
const revision = (slug: string, changes: Partial<RecipeRevision> = {}): RecipeRevision => ({
  ...emptyFacts,
  difficulty: "hard",
  duration: { preparation: 5, baking: 0, resting: 0 },
  servings: { amount: 4, type: "portion" },
  ingredients: amounts(100),
  utensils: [],
  steps: [],
  texts: { de: recipeTexts(slug, "Neu") },
  categoryIds: [],
  tagIds: [],
  ...changes,
});

const update = (id: string, change: RecipeRevision) => db.transaction((tx) => updateRecipe(tx, id, change));
const freeSlug = (title: string, itemId?: string) =>
  db.transaction((tx) => findFreeSlug(tx, { locale: "de", title, itemId }));
const nutrition = { kcal: 1, fat: 1, protein: 1, carbohydrate: 1 };

async function createSoup(slug: string, texts = { de: recipeTexts(slug, "Alt", { keywords: "eintopf" }) }) {
  return createTestRecipe(anna, { texts, ingredients: amounts(100), nutrition, ovenCelsius: 90 });
}

describe("a revised recipe", () => {
  test("has the new text and keeps ratings, keywords and what only editors write", async () => {
    const id = await createSoup("alt");
    const { id: userId } = await createMember();
    await db.insert(ratings).values({ userId, itemId: id, stars: 5 });
    await update(id, revision("alt"));
    expect(await getRecipe("de", "alt")).toMatchObject({
      id,
      title: "Neu",
      difficulty: "hard",
      nutrition,
      ovenCelsius: 90,
      rating: { average: 5 },
    });
    const [text] = await db.select().from(itemTexts).where(eq(itemTexts.itemId, id));
    expect(text?.keywords).toBe("eintopf");
  });

  test("loses its nutrition when amounts or servings change", async () => {
    for (const change of [
      { ingredients: amounts(101) },
      { servings: { amount: 5, type: "portion" } },
      { ingredients: [] },
    ] as Partial<RecipeRevision>[]) {
      const id = await createSoup("mit-naehrwerten");
      await update(id, revision("mit-naehrwerten", change));
      expect((await getRecipe("de", "mit-naehrwerten"))?.nutrition).toBeNull();
      await update(id, revision(`weg-${id}`));
    }
  });

  test("is found by its former slugs, and again by the first one", async () => {
    const id = await createSoup("eins");
    const find = (slug: string) => {
      expireSlugs();
      return findSlug("/recipes/[slug]", "de", slug);
    };
    await update(id, revision("zwei"));
    await update(id, revision("drei"));
    expect([await find("eins"), await find("zwei"), await find("drei")]).toEqual(["drei", "drei", "drei"]);
    await update(id, revision("eins"));
    expect([await find("eins"), await find("zwei"), await find("drei")]).toEqual(["eins", "eins", "eins"]);
    const history = await db.select({ slug: slugHistory.slug }).from(slugHistory).where(eq(slugHistory.targetId, id));
    expect(history.map(({ slug }) => slug).sort()).toEqual(["drei", "zwei"]);
  });

  test("is no longer there in a language without a text", async () => {
    const texts = { de: recipeTexts("zweisprachig", "Alt"), en: recipeTexts("bilingual", "Old") };
    const id = await createSoup("", texts);
    await update(id, revision("zweisprachig"));
    expect(await getRecipe("en", "bilingual")).toBeNull();
    expect((await getRecipe("de", "zweisprachig"))?.alternates).toEqual({ de: "/de/rezepte/zweisprachig" });
  });
});

describe("a free slug", () => {
  test("is none that another recipe has or had, but may be a recipe's own", async () => {
    const id = await createSoup("gulasch");
    expect(await freeSlug("Gulasch")).toBe("gulasch-2");
    expect(await freeSlug("Gulasch", id)).toBe("gulasch");
    await update(id, revision("rindergulasch"));
    expect(await freeSlug("Gulasch")).toBe("gulasch-2");
    expect(await freeSlug("Gulasch", id)).toBe("gulasch");
    await createSoup("gulasch-2");
    expect(await freeSlug("Gulasch!")).toBe("gulasch-3");
  });

  test("is found behind many of the same title", async () => {
    for (let n = 1; n <= 21; n++) await createSoup(n === 1 ? "pizza" : `pizza-${n}`);
    expect(await freeSlug("Pizza")).toBe("pizza-22");
  });

  test("is none of a page beside the recipes", async () => {
    const reserved = await freeSlug("Community");
    expect(reserved).toBe("community-2");
  });

  test.each([
    ["Käse & Äpfel", "kaese-aepfel"],
    ["🍲", "rezept"],
    ["<script>", "script"],
    ["x".repeat(120), "x".repeat(110)],
  ])("of %s is %s", async (title, slug) => {
    expect(await freeSlug(title)).toBe(slug);
  });
});

test.each([
  ["linsensuppe", "Linsensuppe", true],
  ["linsensuppe-3", "Linsensuppe", true],
  ["linsensuppe", "Linsen-Suppe", false],
  ["rezept", "🍲", false],
])("whether %s suits %s", (slug, title, suits) => {
  expect(suitsTitle(slug, title)).toBe(suits);
});
