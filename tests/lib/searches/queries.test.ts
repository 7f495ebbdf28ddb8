import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { db } from "#lib/db/client.ts";
import { items } from "#lib/db/tables/items.ts";
import { searchDocs, searchWords } from "#lib/db/tables/searches.ts";
import { tags } from "#lib/db/tables/taxonomy.ts";
import { setLike } from "#lib/likes/mutations.ts";
import { indexItems } from "#lib/search/index-items.ts";
import { refreshSearch } from "#lib/search/refresh.ts";
import { scope } from "#lib/search/scopes.ts";
import { searchItems } from "#lib/searches/queries.ts";
import { createStory } from "#lib/stories/mutations.ts";
import { setUserType } from "#lib/users/standing.ts";
import { newMember } from "#tests/support/accounts.ts";
import { ownDatabase } from "#tests/support/database.ts";
import { anna, dinner, jonas, kaesespaetzle, larder, tag, words } from "#tests/support/kitchen.ts";

ownDatabase();

let cook: string;
let spaetzle: string;
let soup: string;

beforeAll(async () => {
  cook = await anna();
  const friend = await jonas();
  const { flour, egg } = await larder();
  const row = (ingredientId: string, amount: number, unit?: string) =>
    ({ groupPosition: 0, ingredientId, amount, unit, characteristic: {}, addition: {} }) as const;
  spaetzle = await kaesespaetzle(cook, { ingredients: [row(flour, 400, "g"), row(egg, 4)] });
  soup = await kaesespaetzle(cook, {
    publishedAt: new Date("2025-12-01T12:00:00Z"),
    duration: { preparation: 10, baking: 0, resting: 0 },
    mainCategoryId: await dinner(),
    tagIds: [await tag("vegan"), await tag("secretive", true)],
    texts: { de: words("kuerbissuppe", "Kürbissuppe"), en: words("pumpkin-soup", "Pumpkin soup") },
  });
  await setLike({ userId: friend, itemId: soup, liked: true });
  await kaesespaetzle(cook, { state: "draft", texts: { de: words("entwurf", "Geheimsuppe") } });
  await kaesespaetzle(cook, {
    publishedAt: new Date("2999-01-01"),
    texts: { de: words("morgen", "Suppe von morgen") },
  });
});

async function found(search: string, more: Partial<Parameters<typeof searchItems>[0]> = {}) {
  const result = await searchItems({ locale: "de", search, ...more });
  if (!result) throw new Error("the search took too long");
  return result;
}

describe("a soup with pumpkin", () => {
  test.each([
    ...[
      "Kürbissuppe",
      "Kuerbissuppe",
      "KÜRBISSUPPE",
      "kurbissuppe",
      "Kürbissuppen",
      "Suppe mit Kürbis",
      "pumpkin soup",
    ],
    ...["Kürbisuppe", "Suppe ohne Ei", "Suppe unter 15 Minuten", "vegane Suppe", "schnelles Abendessen", "Suppe -Ei"],
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

test("what is left out is asked of the ingredients", async () => {
  expect((await found("Abendessen ohne Mehl")).ids).toEqual([soup]);
  expect((await found("Spätzle")).ids).toEqual([spaetzle]);
  expect((await found("Spätzle ohne Eier")).ids).toEqual([]);
});

test("a word that stands nowhere is taken for its neighbour, and that is said", async () => {
  expect((await found("Spätzel")).corrections).toEqual([{ typed: "Spätzel", meant: "Spätzle" }]);
  expect((await found("Spätzle")).corrections).toEqual([]);
});

test("what readers must not see is no suggestion either", async () => {
  const known = (await db.select().from(searchWords)).map(({ word }) => word);
  expect(known).toContain("kurbissuppe");
  expect(known).not.toContain("geheimsuppe");
});

test("nothing that is typed makes the search fail", async () => {
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

test("words without a meaning of their own ask for everything", async () => {
  expect((await found("Rezepte")).counts).toEqual({ recipe: 2, article: 0 });
});

test("counts follow the choice, except within the facet itself", async () => {
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

test("whoever names no dish means recipes, narrowed down or not", async () => {
  const story = await createStory({
    authorId: cook,
    state: "live",
    isSponsored: false,
    storyType: "article",
    publishedAt: new Date("2026-01-01T12:00:00Z"),
    texts: { de: { slug: "ohne-alles", title: "Ohne alles", summary: "", words: "", body: [] } },
    categoryIds: [],
    tagIds: (await db.select().from(tags).where(eq(tags.key, "vegan"))).map(({ id }) => id),
  });
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

describe("a list is a search for what stands in it", () => {
  const list = async (scope: string[], more: Partial<Parameters<typeof searchItems>[0]> = {}) =>
    found("", { scope, sort: "newest", ...more });

  test("of a type, a category and its group, a tag, an ingredient", async () => {
    expect((await list([scope.type("recipe")])).ids).toEqual([spaetzle, soup]);
    expect((await list([scope.type("recipe"), scope.category("dinner")])).ids).toEqual([soup]);
    expect((await list([scope.tag("vegan")])).ids).toEqual([soup]);
    expect((await list([scope.tag("secretive")])).ids).toEqual([]);
    expect((await list([scope.ingredient("egg")])).ids).toEqual([spaetzle]);
    expect((await list([scope.type("article")])).ids).toEqual([]);
    expect((await list([scope.category("nonsense' & '")])).ids).toEqual([]);
  });

  test("with facets, orders and words of its own", async () => {
    const { facets, ids } = await list([scope.type("recipe")], { filters: { time: ["20"] }, sort: "likes" });
    expect(ids).toEqual([soup]);
    expect(facets.diet).toEqual([{ key: "vegan", count: 1 }]);
    expect((await list([scope.tag("vegan")])).facets.diet).toEqual([{ key: "vegan", count: 1 }]);
    expect((await list([scope.ingredient("egg")], { search: "Suppe" })).ids).toEqual([]);
    const { loosened } = await list([scope.ingredient("egg")], { filters: { diet: ["vegan"] } });
    expect(loosened).toEqual([{ facet: "diet", count: 1 }]);
  });

  test("the community's are those its authors have written, whoever they are by now", async () => {
    const community = [scope.author("community")];
    const { email, id } = await newMember();
    const own = await kaesespaetzle(id, { texts: { de: words("eigene", "Eigene Spätzle") } });
    expect((await list(community)).ids).toContain(own);
    await setUserType(email, "editor");
    expect((await list(community)).ids).not.toContain(own);
    expect((await list([scope.type("recipe")])).ids).toContain(own);
    await db.delete(items).where(eq(items.id, own));
  });
});

test("sorts", async () => {
  const ids = async (sort: "newest" | "likes" | "time" | "title" | "calories") =>
    (await found("Rezepte", { sort })).ids;
  expect(await ids("newest")).toEqual([spaetzle, soup]);
  expect(await ids("likes")).toEqual([soup, spaetzle]);
  expect(await ids("time")).toEqual([soup, spaetzle]);
  expect(await ids("title")).toEqual([spaetzle, soup]);
  expect(await ids("calories")).toHaveLength(2);
});

test("pages", async () => {
  const second = await found("Rezepte", { sort: "newest", size: 1, page: 2 });
  expect(second.ids).toEqual([soup]);
  expect(second.pagination).toEqual({ page: 2, pages: 2, count: 2 });
  expect((await found("Rezepte", { page: 9999 })).ids).toEqual([]);
});

test("the search reads everything again when it has learnt words, and otherwise only what it has not read", async () => {
  expect(await refreshSearch()).toBe(4);
  expect(await refreshSearch()).toBe(0);
  await db.delete(searchDocs);
  expect(await refreshSearch()).toBe(4);
  await indexItems(db, [soup]);
  expect((await found("Kürbissuppe")).ids).toEqual([soup]);
});

describe("where nothing fits, what to let go of is named", () => {
  test.each([
    ["Suppe Karfiol", {}, [{ word: "Karfiol", search: "Suppe", count: 1 }]],
    ["Suppe unter 5 Minuten", {}, [{ word: "5 min", search: "Suppe", count: 1 }]],
    ["Spätzle", { diet: ["vegan"] }, [{ facet: "diet", count: 1 }]],
    ["Karfiol", {}, []],
  ])("%s %j", async (search, filters, ways) => {
    expect((await found(search, { filters })).loosened).toEqual(ways);
  });

  test("where something fits, nothing is", async () => {
    expect((await found("Suppe")).loosened).toEqual([]);
  });
});

test("a statement that takes too long is cut, which is an answer", async () => {
  await db.execute(sql`alter function fold(text, text) rename to fold_at_once`);
  await db.execute(sql`create function fold(value text, locale text) returns text language plpgsql volatile as
    $$ begin perform pg_sleep(3); return value; end $$`);
  try {
    expect(await searchItems({ locale: "de", search: "quastenflosser" })).toBeNull();
  } finally {
    await db.execute(sql`drop function fold(text, text)`);
    await db.execute(sql`alter function fold_at_once(text, text) rename to fold`);
  }
});
