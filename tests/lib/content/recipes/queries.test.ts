import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { getRecipe } from "#lib/content/recipes/queries.ts";
import { setLike } from "#lib/people/likes/mutations.ts";
import { setRating } from "#lib/people/ratings/mutations.ts";
import { db } from "#lib/platform/db/client.ts";
import { ratings } from "#lib/platform/db/tables/ratings.ts";
import { users } from "#lib/platform/db/tables/users.ts";
import { createMember } from "#tests/support/accounts.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import {
  createAnna,
  createDietTag,
  createFlourAndEgg,
  createTestRecipe,
  recipeTexts,
} from "#tests/support/fixtures.ts";

setUpDatabase();

beforeAll(async () => {
  const cook = await createAnna();
  const { flour, egg } = await createFlourAndEgg();
  const steps = [{ heading: "Teig rühren", text: "Alles 5 Minuten schlagen." }];
  await createTestRecipe(cook, {
    ingredients: [
      { groupPosition: 0, ingredientId: flour, amount: 400, unit: "g", characteristic: {}, addition: {} },
      {
        groupPosition: 1,
        ingredientId: egg,
        amount: 4,
        characteristic: { de: "verquirlt", en: "beaten" },
        addition: { de: "etwa {200 g}", en: "about {200 g}" },
      },
    ],
    steps: [{ ingredients: [{ position: 0 }, { position: 1, amount: 1 }], utensils: [] }],
    tagIds: [await createDietTag("vegetarian"), await createDietTag("brand-content", true)],
    texts: {
      de: recipeTexts("kaesespaetzle", "Käsespätzle", { groups: ["Teig", "Dazu"], steps }),
      en: recipeTexts("cheese-spaetzle", "Cheese spaetzle", { groups: ["Dough", "Besides"], steps }),
    },
  });
  await createTestRecipe(cook, { texts: { de: recipeTexts("linsen", "Linsen") } });
  await createTestRecipe(cook, { state: "draft", texts: { de: recipeTexts("entwurf", "Entwurf") } });
});

test("finds a recipe in German", async () => {
  const recipe = await getRecipe("de", "kaesespaetzle");
  expect(recipe).toMatchObject({
    title: "Käsespätzle",
    duration: { preparation: 20, baking: 15, resting: 10, total: 45 },
    servings: { amount: 4, type: "portion" },
    nutrition: null,
    badge: "vegetarian",
    alternates: { de: "/de/rezepte/kaesespaetzle", en: "/en/recipes/cheese-spaetzle" },
  });
  expect(recipe?.groups).toMatchObject([
    { heading: "Teig", ingredients: [{ amount: 400, unit: "g", name: "Mehl", href: "/de/zutaten/mehl" }] },
    { heading: "Dazu", ingredients: [{ amount: 4, unit: "", name: "Eier", characteristic: "verquirlt", href: null }] },
  ]);
  expect(recipe?.groups[1]?.ingredients[0]).toMatchObject({
    addition: "etwa 200\u00a0g",
    noteParts: ["verquirlt", ", ", "etwa ", { type: "amount", from: 200, group: 1 }],
  });
});

test("gives a step its own amount and the name in its number", async () => {
  const recipe = await getRecipe("en", "cheese-spaetzle");
  expect(recipe?.steps[0]?.ingredients).toMatchObject([
    { amount: 400, name: "flour" },
    { amount: 1, name: "egg" },
  ]);
});

test("leaves hidden tags out", async () => {
  expect((await getRecipe("de", "kaesespaetzle"))?.tags.map((entry) => entry.slug)).toEqual(["vegetarian"]);
});

test("finds no draft and no slug of another language", async () => {
  expect(await getRecipe("de", "entwurf")).toBeNull();
  expect(await getRecipe("de", "cheese-spaetzle")).toBeNull();
  expect(await getRecipe("de", "gibt-es-nicht")).toBeNull();
});

test("rounds the mean rating to tenths and returns null without ratings", async () => {
  expect((await getRecipe("de", "kaesespaetzle"))?.rating).toBeNull();
  const itemId = (await getRecipe("de", "kaesespaetzle"))?.id ?? "";
  for (const stars of [5, 4, 5]) await db.insert(ratings).values({ itemId, stars, userId: (await createMember()).id });
  expect((await getRecipe("de", "kaesespaetzle"))?.rating).toEqual({ average: 4.7, count: 3 });
  expect((await getRecipe("en", "cheese-spaetzle"))?.rating).toEqual({ average: 4.7, count: 3 });
});

test("shows no sample ratings, and tells sample likes from those of users", async () => {
  const { id: itemId = "" } = (await getRecipe("de", "linsen")) ?? {};
  const sample = (await createMember()).id;
  await db.update(users).set({ isSample: true }).where(eq(users.id, sample));
  await setRating({ userId: sample, itemId, stars: 5 });
  for (const userId of [sample, (await createMember()).id]) await setLike({ userId, itemId, liked: true });
  expect(await getRecipe("de", "linsen")).toMatchObject({
    likeCount: 2,
    userLikeCount: 1,
    rating: null,
  });
});
