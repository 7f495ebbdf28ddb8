import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { searchItems } from "#lib/content/search/queries.ts";
import { indexItems } from "#lib/content/search-index/index-items.ts";
import { listTerm } from "#lib/content/search-index/list-terms.ts";
import { refreshSearchIndex } from "#lib/content/search-index/refresh-index.ts";
import { createStory } from "#lib/content/stories/mutations.ts";
import { setLike } from "#lib/people/likes/mutations.ts";
import { setUserType } from "#lib/people/users/role-mutations.ts";
import { db } from "#lib/platform/db/client.ts";
import { items } from "#lib/platform/db/tables/items.ts";
import { searchDocs, searchWords } from "#lib/platform/db/tables/search.ts";
import { tags } from "#lib/platform/db/tables/tags.ts";
import { slugify } from "#lib/platform/text/slugify.ts";
import { createMember } from "#tests/support/accounts.ts";
import { importEntry } from "#tests/support/content/import-entry.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import {
  createAnna,
  createDietTag,
  createDinnerCategory,
  createFlourAndEgg,
  createJonas,
  createTestRecipe,
  recipeTexts,
} from "#tests/support/fixtures.ts";

setUpDatabase();

let cook: string;
let spaetzle: string;
let soup: string;

beforeAll(async () => {
  cook = await createAnna();
  const friend = await createJonas();
  const { flour, egg } = await createFlourAndEgg();
  const row = (ingredientId: string, amount: number, unit?: string) =>
    ({ groupPosition: 0, ingredientId, amount, unit, characteristic: {}, addition: {} }) as const;
  const pumpkin = await importEntry("ingredients", {
    key: "pumpkin",
    hasPage: false,
    kcal: 26,
    fat: 0,
    protein: 1,
    carbohydrate: 5,
    texts: {
      de: { slug: "kuerbis", singular: "Kürbis", plural: "Kürbisse" },
      en: { slug: "pumpkin", singular: "pumpkin", plural: "pumpkins" },
    },
  });
  spaetzle = await createTestRecipe(cook, { ingredients: [row(flour, 400, "g"), row(egg, 4)] });
  soup = await createTestRecipe(cook, {
    ingredients: [row(pumpkin, 800, "g")],
    publishedAt: new Date("2025-12-01T12:00:00Z"),
    duration: { preparation: 10, baking: 0, resting: 0 },
    mainCategoryId: await createDinnerCategory(),
    tagIds: [await createDietTag("vegan"), await createDietTag("secretive", true)],
    texts: { de: recipeTexts("kuerbissuppe", "Kürbissuppe"), en: recipeTexts("pumpkin-soup", "Pumpkin soup") },
  });
  await setLike({ userId: friend, itemId: soup, liked: true });
  await createTestRecipe(cook, { state: "draft", texts: { de: recipeTexts("entwurf", "Geheimsuppe") } });
  await createTestRecipe(cook, {
    publishedAt: new Date("2999-01-01"),
    texts: { de: recipeTexts("morgen", "Suppe von morgen") },
  });
});

const createArticle = (title: string, itsTags: { id: string }[] = []) =>
  createStory({
    authorId: cook,
    state: "live",
    isSponsored: false,
    storyType: "article",
    publishedAt: new Date("2026-01-01T12:00:00Z"),
    texts: { de: { slug: slugify(title), title, summary: "", keywords: "", body: [] } },
    categoryIds: [],
    tagIds: itsTags.map(({ id }) => id),
  });

async function found(search: string, more: Partial<Parameters<typeof searchItems>[0]> = {}) {
  const result = await searchItems({ locale: "de", search, ...more });
  if (!result) throw new Error("the search took too long");
  return result;
}

describe("a pumpkin soup", () => {
  test.each([
    "Kürbissuppe",
    "Kuerbissuppe",
    "KÜRBISSUPPE",
    "kurbissuppe",
    "Kürbissuppen",
    "Suppe mit Kürbis",
    "pumpkin soup",
    "Kürbisuppe",
    "Suppe ohne Ei",
    "Suppe unter 15 Minuten",
    "vegane Suppe",
    "schnelles Abendessen",
    "Suppe -Ei",
  ])("is found by %s", async (search) => {
    expect((await found(search)).ids).toEqual([soup]);
  });

  test.each(["Kürbissuppe ohne Suppe", "Suppe unter 5 Minuten", "Suppe Karfiol", "secretive", "Geheimsuppe", "morgen"])(
    "is not found by %s",
    async (search) => {
      expect((await found(search)).ids).toEqual([]);
    },
  );
});

test("an exclusion looks at the ingredients", async () => {
  expect((await found("Abendessen ohne Mehl")).ids).toEqual([soup]);
  expect((await found("Spätzle")).ids).toEqual([spaetzle]);
  expect((await found("Spätzle ohne Eier")).ids).toEqual([]);
});

test("what has no list of ingredients is free of nothing", async () => {
  const story = await createArticle("Suppe am Abend");
  expect((await found("Suppe")).ids.toSorted()).toEqual([soup, story].toSorted());
  for (const search of ["Suppe ohne Ei", "Suppe -Nüsse", "nussfreie Suppe", "dairy-free soup", "Suppe ohne Backofen"])
    expect((await found(search)).ids, search).toEqual([soup]);
  // What is no food is only not spoken of.
  expect((await found("Suppe ohne Quastenflosser")).ids.toSorted()).toEqual([soup, story].toSorted());
  await db.delete(items).where(eq(items.id, story));
});

test("corrects a word that occurs nowhere and reports it", async () => {
  expect((await found("Spätzel")).corrections).toEqual([{ typed: "Spätzel", meant: "Spätzle" }]);
  expect((await found("Spätzle")).corrections).toEqual([]);
});

test("words of unpublished items are never suggested", async () => {
  const known = (await db.select().from(searchWords)).map(({ word }) => word);
  expect(known).toContain("kurbissuppe");
  expect(known).not.toContain("geheimsuppe");
});

test("no typed text makes the search fail", async () => {
  const typed = [
    "'",
    '"',
    "& | !",
    ":*",
    "%",
    "\\",
    "<script>alert(1)</script>",
    "a".repeat(200),
    "☃",

    "-",
    "!!",
  ];
  for (const search of typed) expect((await found(search)).ids, search).toEqual([]);
  for (const search of ["'; drop table items; --", "suppe' or '1'='1", "<b>x</b>", "a & (b | !c):*"])
    await expect(found(search)).resolves.toBeDefined();
});

test("a query of stop words finds all recipes", async () => {
  expect((await found("Rezepte")).counts).toEqual({ recipe: 2, article: 0 });
});

test("facet counts follow the filters of other facets only", async () => {
  const all = await found("Abendessen oder Rezepte");
  expect(all.counts.recipe).toBe(1);
  const { facets, ids } = await found("Rezepte", { filters: { time: ["20"] } });
  expect(ids).toEqual([soup]);
  expect(facets.time.find(({ key }) => key === "60")?.count).toBe(2);
  expect(facets.diet).toEqual([{ key: "vegan", count: 1 }]);
  expect((await found("Rezepte", { filters: { time: ["20", "60"] } })).ids).toHaveLength(2);
  expect((await found("Rezepte", { filters: { time: ["60"], diet: ["vegan"] } })).ids).toEqual([soup]);
  expect((await found("Rezepte", { filters: { diet: ["nonsense' | '"] } })).ids).toEqual([]);
});

test("a query that names no dish finds recipes only, with and without filters", async () => {
  const vegan = await db.select().from(tags).where(eq(tags.key, "vegan"));
  const story = await createArticle("Ohne alles", vegan);
  const filters = { diet: ["vegan"] };
  for (const search of ["Rezepte", "ohne Nüsse", "unter 30 Minuten"]) {
    expect((await found(search)).counts.article, search).toBe(0);
    const { counts, facets } = await found(search, { filters });
    expect(counts, search).toEqual({ recipe: 1, article: 0 });
    expect((await found(search)).facets.diet, search).toEqual(facets.diet);
  }
  expect((await found("", { filters })).counts).toEqual({ recipe: 1, article: 1 });
  await db.delete(items).where(eq(items.id, story));
});

describe("a list is a search by list terms", () => {
  const list = async (listTerms: string[], more: Partial<Parameters<typeof searchItems>[0]> = {}) =>
    found("", { listTerms, sort: "newest", ...more });

  test("of a type, a category and its group, a tag, an ingredient", async () => {
    expect((await list([listTerm.type("recipe")])).ids).toEqual([spaetzle, soup]);
    expect((await list([listTerm.type("recipe"), listTerm.category("dinner")])).ids).toEqual([soup]);
    expect((await list([listTerm.tag("vegan")])).ids).toEqual([soup]);
    expect((await list([listTerm.tag("secretive")])).ids).toEqual([]);
    expect((await list([listTerm.ingredient("egg")])).ids).toEqual([spaetzle]);
    expect((await list([listTerm.type("article")])).ids).toEqual([]);
    expect((await list([listTerm.category("nonsense' & '")])).ids).toEqual([]);
  });

  test("combined with facets, orders and words", async () => {
    const { facets, ids } = await list([listTerm.type("recipe")], { filters: { time: ["20"] }, sort: "likes" });
    expect(ids).toEqual([soup]);
    expect(facets.diet).toEqual([{ key: "vegan", count: 1 }]);
    expect((await list([listTerm.tag("vegan")])).facets.diet).toEqual([{ key: "vegan", count: 1 }]);
    expect((await list([listTerm.ingredient("egg")], { search: "Suppe" })).ids).toEqual([]);
    const { relaxations } = await list([listTerm.ingredient("egg")], { filters: { diet: ["vegan"] } });
    expect(relaxations).toEqual([{ facet: "diet", count: 1 }]);
  });

  test("a recipe is in the community's list while its author has that role", async () => {
    const community = [listTerm.author("community")];
    const { email, id } = await createMember();
    const own = await createTestRecipe(id, { texts: { de: recipeTexts("eigene", "Eigene Spätzle") } });
    expect((await list(community)).ids).toContain(own);
    await setUserType(email, "editor");
    expect((await list(community)).ids).not.toContain(own);
    expect((await list([listTerm.type("recipe")])).ids).toContain(own);
    await db.delete(items).where(eq(items.id, own));
  });
});

test("sorts by every order", async () => {
  const ids = async (sort: "newest" | "likes" | "time" | "title" | "calories") =>
    (await found("Rezepte", { sort })).ids;
  expect(await ids("newest")).toEqual([spaetzle, soup]);
  expect(await ids("likes")).toEqual([soup, spaetzle]);
  expect(await ids("time")).toEqual([soup, spaetzle]);
  expect(await ids("title")).toEqual([spaetzle, soup]);
  expect(await ids("calories")).toHaveLength(2);
});

test("paginates", async () => {
  const second = await found("Rezepte", { sort: "newest", size: 1, page: 2 });
  expect(second.ids).toEqual([soup]);
  expect(second.pagination).toEqual({ page: 2, pages: 2, count: 2 });
  expect((await found("Rezepte", { page: 9999 })).ids).toEqual([]);
});

test("indexes all items after a change of the vocabulary, otherwise only missing ones", async () => {
  expect(await refreshSearchIndex()).toBe(4);
  expect(await refreshSearchIndex()).toBe(0);
  await db.delete(searchDocs);
  expect(await refreshSearchIndex()).toBe(4);
  await indexItems(db, [soup]);
  expect((await found("Kürbissuppe")).ids).toEqual([soup]);
});

describe("without hits, names what to remove", () => {
  test.each([
    ["Suppe Karfiol", {}, [{ word: "Karfiol", search: "Suppe", count: 1 }]],
    ["Suppe unter 5 Minuten", {}, [{ word: "5 min", search: "Suppe", count: 1 }]],
    ["Spätzle", { diet: ["vegan"] }, [{ facet: "diet", count: 1 }]],
    ["Karfiol", {}, []],
  ])("%s %j", async (search, filters, ways) => {
    expect((await found(search, { filters })).relaxations).toEqual(ways);
  });

  test("with hits, suggests no relaxation", async () => {
    expect((await found("Suppe")).relaxations).toEqual([]);
  });
});

test("returns null when a statement times out", async () => {
  await db.execute(sql`alter function normalize_text(text, text) rename to normalize_text_fast`);
  await db.execute(sql`create function normalize_text(value text, locale text) returns text language plpgsql volatile as
    $$ begin perform pg_sleep(3); return value; end $$`);
  try {
    expect(await searchItems({ locale: "de", search: "quastenflosser" })).toBeNull();
  } finally {
    await db.execute(sql`drop function normalize_text(text, text)`);
    await db.execute(sql`alter function normalize_text_fast(text, text) rename to normalize_text`);
  }
});
