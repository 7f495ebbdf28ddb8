import { beforeAll, expect, test } from "vitest";
import { db } from "#lib/db/client.ts";
import { ratings } from "#lib/db/tables/ratings.ts";
import { getRecipe } from "#lib/recipes/queries.ts";
import { newMember } from "#tests/support/accounts.ts";
import { ownDatabase } from "#tests/support/database.ts";
import { anna, kaesespaetzle, larder, tag, words } from "#tests/support/kitchen.ts";

ownDatabase();

beforeAll(async () => {
  const cook = await anna();
  const { flour, egg } = await larder();
  const steps = [{ heading: "Teig rühren", text: "Alles 5 Minuten schlagen." }];
  await kaesespaetzle(cook, {
    ingredients: [
      { groupPosition: 0, ingredientId: flour, amount: 400, unit: "g", characteristic: {}, addition: {} },
      {
        groupPosition: 1,
        ingredientId: egg,
        amount: 4,
        characteristic: { de: "verquirlt", en: "beaten" },
        addition: {},
      },
    ],
    steps: [{ ingredients: [{ position: 0 }, { position: 1, amount: 1 }], utensils: [] }],
    tagIds: [await tag("vegetarian"), await tag("brand-content", true)],
    texts: {
      de: words("kaesespaetzle", "Käsespätzle", { groups: ["Teig", "Dazu"], steps }),
      en: words("cheese-spaetzle", "Cheese spaetzle", { groups: ["Dough", "Besides"], steps }),
    },
  });
  await kaesespaetzle(cook, { state: "draft", texts: { de: words("entwurf", "Entwurf") } });
});

test("a recipe in German", async () => {
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
});

test("a step that uses a part says so, and the noun follows the part", async () => {
  const recipe = await getRecipe("en", "cheese-spaetzle");
  expect(recipe?.steps[0]?.ingredients).toMatchObject([
    { amount: 400, name: "flour" },
    { amount: 1, name: "egg" },
  ]);
});

test("hidden tags stay hidden", async () => {
  expect((await getRecipe("de", "kaesespaetzle"))?.tags.map((entry) => entry.slug)).toEqual(["vegetarian"]);
});

test("what is not public, or not of this language, is not there", async () => {
  expect(await getRecipe("de", "entwurf")).toBeNull();
  expect(await getRecipe("de", "cheese-spaetzle")).toBeNull();
  expect(await getRecipe("de", "gibt-es-nicht")).toBeNull();
});

test("what it has been given: the mean to the tenth, and nothing at all as long as nobody has rated it", async () => {
  expect((await getRecipe("de", "kaesespaetzle"))?.rating).toBeNull();
  const itemId = (await getRecipe("de", "kaesespaetzle"))?.id ?? "";
  for (const stars of [5, 4, 5]) await db.insert(ratings).values({ itemId, stars, userId: (await newMember()).id });
  expect((await getRecipe("de", "kaesespaetzle"))?.rating).toEqual({ average: 4.7, count: 3 });
  expect((await getRecipe("en", "cheese-spaetzle"))?.rating).toEqual({ average: 4.7, count: 3 });
});
