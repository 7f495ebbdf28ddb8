import { sql } from "drizzle-orm";
import { runSavedSearch } from "#app/[locale]/feed/run-saved-search.ts";
import { findDishes } from "#app/[locale]/what-to-cook-today/find-dishes.ts";
import { selectIds } from "#lib/content/cards/id-queries.ts";
import { countPages } from "#lib/content/cards/list-queries.ts";
import { listCardIds } from "#lib/content/cards/page-queries.ts";
import { countCards, listCards, listCardsById, pageSize } from "#lib/content/cards/queries.ts";
import { listIngredients } from "#lib/content/ingredients/queries.ts";
import { getRecipe } from "#lib/content/recipes/queries.ts";
import { searchItems, suggestItems } from "#lib/content/search/queries.ts";
import { buildSearchCondition } from "#lib/content/search/search-condition.ts";
import { listTerm } from "#lib/content/search-index/list-terms.ts";
import { listSitemapFiles, streamSitemapPages } from "#lib/content/sitemaps/queries.ts";
import { listTags } from "#lib/content/tags/queries.ts";
import { getSharedCookbook, listPublicCookbooks } from "#lib/kitchen/cookbooks/queries.ts";
import { listOwnCookbooks } from "#lib/kitchen/cookbooks/queries-own.ts";
import { listSavedIds } from "#lib/kitchen/cookbooks/saved-queries.ts";
import { listRecipeMatches } from "#lib/kitchen/pantry/recipe-match-queries.ts";
import { listLikedIds, listLikes, listLikesAfter } from "#lib/people/likes/queries.ts";
import { listLikeStates } from "#lib/people/likes/state-queries.ts";
import type { Preferences } from "#lib/people/preferences/preferences.ts";
import { listRecommendations } from "#lib/people/preferences/queries.ts";
import { getUser, listUsers } from "#lib/people/users/queries.ts";
import { db } from "#lib/platform/db/client.ts";
import type { AutomatedSearch } from "#lib/platform/db/tables/feeds.ts";
import { findSlug, invalidateSlugs } from "#lib/platform/routing/slugs.ts";

/** A call of the site that queries the database, with a name for the table of results. */
export interface BenchmarkCall {
  name: string;
  run: () => Promise<unknown>;
}

const locale = "de";

/** Lists all calls; they use the database `db` is connected to. */
export async function listBenchmarkCalls(): Promise<BenchmarkCall[]> {
  return [...(await lists()), ...(await pages()), ...(await searches()), ...(await personal())];
}

const saved = (name: string, search: Partial<AutomatedSearch>): BenchmarkCall => ({
  name: `saved search: ${name}`,
  run: () => runSavedSearch(locale, { type: "recipe", sort: "newest", size: 8, ...search }),
});

async function lists(): Promise<BenchmarkCall[]> {
  const recipes = { locale, type: "recipe" } as const;
  const [soup, dinner] = [await id("categories", "soups-and-stews"), await id("categories", "dinner")];
  const group = await ids(
    "select id from categories where parent_id = (select id from categories where key = 'group-course')",
  );
  const [butter, thyme] = [await id("ingredients", "butter"), await id("ingredients", "thyme")];
  const [author] = await ids(
    "select author_id as id from items where state = 'live' group by author_id order by count(*) desc limit 1",
  );
  const deepOffset = 480_000;
  const deep = { ...recipes, sort: "newest", page: deepOffset / pageSize + 1, size: pageSize } as const;
  const [entry] = await selectIds(recipes, { limit: 1, offset: deepOffset - 1 });
  const after = entry && { ...entry, offset: deepOffset };
  const list = (name: string, filter: Omit<Parameters<typeof listCards>[0], "locale">) => ({
    name,
    run: () => listCards({ locale, ...filter }),
  });
  return [
    list("newest recipes", recipes),
    list("newest recipes, page 10", { ...recipes, page: 10 }),
    list("newest recipes, page 40", { ...recipes, page: 40 }),
    { name: "newest recipes of the API, behind 480,000", run: () => listCardIds({ ...deep, after }) },
    list("most liked recipes", { ...recipes, sort: "popular" }),
    list("the community's", { ...recipes, authorType: "community" }),
    list("stories", { type: "article", storyType: "article" }),
    list("news", { storyType: "news" }),
    list("category", { ...recipes, categoryIds: [soup] }),
    list("category, page 10", { ...recipes, categoryIds: [dinner], page: 10 }),
    list("category, page 40", { ...recipes, categoryIds: [soup], page: 40 }),
    list("group of categories", { ...recipes, categoryIds: group }),
    list("group of categories, page 40", { ...recipes, categoryIds: group, page: 40 }),
    list("most liked of a category", { ...recipes, categoryIds: [soup], sort: "popular" }),
    list("tag", { tagKeys: ["vegan"] }),
    list("rare tag", { tagKeys: ["braising"] }),
    list("ingredient", { ...recipes, ingredientId: butter }),
    list("rarer ingredient", { ...recipes, ingredientId: thyme }),
    list("author with most recipes", { authorId: author }),
    { name: "count of a category", run: () => countCards({ ...recipes, categoryIds: [soup] }) },
    saved("newest of a category", { categoryId: soup, sort: "newest" }),
    saved("most liked of a tag", { tagKey: "vegan", sort: "likes" }),
    saved("best rated of a category", { categoryId: soup, sort: "rating" }),
    saved("the community's most liked", { community: true, sort: "likes" }),
    { name: "index of tags", run: () => listTags(locale) },
    { name: "index of ingredients", run: () => listIngredients(locale) },
    { name: "users who have published something", run: () => listUsers(locale) },
  ];
}

async function pages(): Promise<BenchmarkCall[]> {
  const { rows } = await db.execute<{ slug: string; id: string; category: string }>(sql`
    select slug, item_id as id, main_category_id as category from item_texts join items on items.id = item_id
    join bench.made on made.id = items.id where locale = 'de' and lot > 1 order by item_id limit 1`);
  const [{ slug, id: recipe, category } = { slug: "", id: "", category: "" }] = rows;
  const more = { locale, type: "recipe", size: 4 } as const;
  const [author = ""] = await slugs("select slug from users where id = (select id from bench.people where number = 0)");
  const [soup = ""] = await slugs(
    "select slug from category_texts join categories on id = category_id where key = 'soups-and-stews' and locale = 'de'",
  );
  const clearSlug = () => invalidateSlugs("/recipes/[slug]", [slug]);
  return [
    { name: "recipe", run: () => getRecipe(locale, slug) },
    { name: "more of its category", run: () => listCards({ ...more, categoryIds: [category], notIds: [recipe] }) },
    { name: "more that many like", run: () => listCards({ ...more, notIds: [recipe], sort: "popular" }) },
    {
      name: "right slug",
      run: () => {
        clearSlug();
        return findSlug("/recipes/[slug]", locale, slug);
      },
    },
    { name: "pages of a category, for the address", run: () => countPages("/categories/[slug]", locale, soup) },
    { name: "pages of all recipes, for the address", run: () => countPages("/recipes", locale) },
    { name: "profile", run: () => getUser(locale, author) },
    { name: "cookbooks", run: () => listPublicCookbooks(locale) },
    { name: "cookbook", run: () => getSharedCookbook(locale, "kochbuch-1") },
    { name: "sitemaps", run: () => listSitemapFiles() },
    { name: "first part of the first sitemap of recipes", run: () => firstPart(1) },
    { name: "first part of the 90th sitemap of recipes", run: () => firstPart(90) },
    { name: "what to cook: vegan, dinner, quick", run: () => whatToCook("vegan", "dinner", "under-30-mins") },
    { name: "what to cook: anything, breakfast", run: () => whatToCook("all", "breakfast", "all") },
  ];
}

const firstPart = async (number: number) => {
  for await (const part of (await streamSitemapPages({ kind: "recipes", number })) ?? []) return part;
};
const whatToCook = (diet: string, meal: string, other: string) => findDishes(locale, { diet, meal, other }, new Date());

async function searches(): Promise<BenchmarkCall[]> {
  const find = (search: string, more: Partial<Parameters<typeof searchItems>[0]> = {}, name = `“${search}”`) => ({
    name: `search ${name}`,
    run: () => searchItems({ locale, search, ...more }),
  });
  const typeahead = (search: string): BenchmarkCall => ({
    name: `search while typing “${search}”`,
    run: () => suggestItems({ locale, search, size: 5 }),
  });
  const list = (name: string, lists: string[], more: Partial<Parameters<typeof searchItems>[0]> = {}) => ({
    name: `filtered list: ${name}`,
    run: () => searchItems({ locale, search: "", listTerms: lists, sort: "newest", ...more }),
  });
  const [rare = "", medium = "", frequent = ""] = await Promise.all([15_000, 3000, 1].map(inventedWord));
  const recipes = listTerm.type("recipe");
  const soups = [recipes, listTerm.category("soups-and-stews")];
  return [
    find(rare, {}, "for a rare word"),
    find(medium, {}, "for a word of some hundred titles"),
    find(frequent, {}, "for a word of every thirtieth title"),
    find("Suppe"),
    find("Suppe", { sort: "newest" }, "“Suppe”, newest"),
    find("Suppe", { sort: "title" }, "“Suppe” by title"),
    find("Suppe", { sort: "rating" }, "“Suppe”, best rated"),
    find("Suppe", { sort: "rating", page: 10 }, "“Suppe”, best rated, page 10"),
    find("Rezepte", { sort: "rating" }, "“Rezepte”, best rated"),
    find("Kürbissuppe"),
    find("Kürbis Suppe vegan"),
    find("Suppe ohne Ei"),
    find("Suppe unter 25 Minuten"),
    find("Rezepte"),
    find("Suppe", { filters: { diet: ["vegan"], time: ["30"] } }, "“Suppe”, two facets"),
    find("Kuchen", { page: 10 }, "“Kuchen”, page 10"),
    find("kartofelsalat"),
    find("Suppe Tiramisu Negroni Xylophon", {}, "that finds nothing"),
    find("Bolognese", {}, "for a dish that is missing"),
    find("Zwiebel Butter Steuererklärung", {}, "of which two frequent words match"),
    find("vegane Waffeln Suppe", {}, "with a diet that nothing matches"),
    find("kürbissupe mit ingwr"),
    find("mapotofu"),
    typeahead("kü"),
    typeahead("suppe tiramisu neg"),
    typeahead("kürbiss"),
    list("all recipes, facets", [recipes], { size: 1 }),
    list("category, facets", soups, { size: 1 }),
    list("category, vegan", soups, { filters: { diet: ["vegan"] } }),
    list("category, vegan, most liked", soups, { filters: { diet: ["vegan"] }, sort: "likes" }),
    list("category, vegan, best rated", soups, { filters: { diet: ["vegan"] }, sort: "rating" }),
    list("all recipes, best rated", [recipes], { sort: "rating" }),
    list("the community's, by time", [recipes, listTerm.author("community")], { sort: "time" }),
    list("rare tag, quick and easy", [listTerm.tag("braising")], { filters: { time: ["60"], difficulty: ["easy"] } }),
    { name: "use up: three things, buy at most 2", run: () => matchPantry(["cherry-tomato", "basil", "garlic"], 2) },
    { name: "use up: butter and eggs, buy anything", run: () => matchPantry(["butter", "egg"], null) },
    { name: "suggestions for a taste", run: () => listRecommendations(locale, preferences) },
  ];
}

const preferences: Preferences = { goals: ["quick"], diet: "vegetarian", cuisines: ["italian"], intolerances: [] };

async function matchPantry(keys: string[], buy: Parameters<typeof listRecipeMatches>[0]["buy"]) {
  const picks = await Promise.all(keys.map(async (key) => [await id("ingredients", key)]));
  return listRecipeMatches({ locale, picks, excluded: [], buy });
}

async function personal(): Promise<BenchmarkCall[]> {
  const [userId = ""] = await ids("select id from bench.people where number = 0");
  const after = { page: 100, value: new Date(Date.now() - 365 * 86_400_000).toISOString(), itemId: userId };
  const matching = buildSearchCondition("Suppe", locale);
  const first = await listLikes({ userId, locale, page: 1 });
  return [
    { name: "ids of 20,000 likes", run: () => listLikedIds(userId) },
    { name: "likes", run: () => listLikes({ userId, locale, page: 1 }) },
    { name: "likes, further on", run: () => listLikesAfter({ userId, locale, after }) },
    { name: "likes, A–Z", run: () => listLikes({ userId, locale, page: 1, sort: "title" }) },
    { name: "likes, search", run: () => listLikes({ userId, locale, page: 1, matching }) },
    { name: "states of a page", run: () => listLikeStates(userId, first.ids) },
    { name: "saved items of a page", run: () => listSavedIds(userId, first.ids) },
    { name: "cards of likes", run: () => listCardsById(locale, first.ids.slice(0, pageSize)) },
    { name: "200 own cookbooks", run: () => listOwnCookbooks({ userId, locale }) },
  ];
}

async function id(table: "categories" | "ingredients", key: string): Promise<string> {
  const [found] = await ids(`select id from ${table} where key = '${key}'`);
  if (!found) throw new Error(`There is no ${key} in ${table}.`);
  return found;
}

async function ids(query: string): Promise<string[]> {
  return (await db.execute<{ id: string }>(sql.raw(query))).rows.map((row) => row.id);
}

async function slugs(query: string): Promise<string[]> {
  return (await db.execute<{ slug: string }>(sql.raw(query))).rows.map((row) => row.slug);
}

async function inventedWord(number: number): Promise<string> {
  const { rows } = await db.execute<{ word: string }>(sql`select word from bench.words where number = ${number}`);
  return rows[0]?.word ?? "";
}
