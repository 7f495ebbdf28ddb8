import { beforeAll, expect, test } from "vitest";
import { findTopIds, searchItems } from "#lib/content/search/queries.ts";
import { listTerm } from "#lib/content/search-index/list-terms.ts";
import { updateSearchRanks } from "#lib/content/search-index/update-ranks.ts";
import { setLike } from "#lib/people/likes/mutations.ts";
import { deleteRating, setRating } from "#lib/people/ratings/mutations.ts";
import type { Stars } from "#lib/people/ratings/stars.ts";
import { createMember } from "#tests/support/accounts.ts";
import { setUpDatabase } from "#tests/support/database.ts";
import { createAnna, createJonas, createTestRecipe, recipeTexts } from "#tests/support/fixtures.ts";

setUpDatabase();

let cook: string;
let readers: string[];
const dishes: Record<string, string> = {};
const list: Parameters<typeof searchItems>[0] = {
  locale: "de",
  search: "",
  listTerms: [listTerm.type("recipe")],
  sort: "rating",
};

beforeAll(async () => {
  cook = await createAnna();
  readers = [await createJonas()];
  for (let more = 0; more < 3; more++) readers.push((await createMember()).id);
  const names = ["one enthusiast", "four fans", "one critic", "liked", "new", "old"];
  for (const [day, name] of names.toReversed().entries()) {
    dishes[name] = await createTestRecipe(cook, {
      publishedAt: new Date(Date.UTC(2026, 0, 10 + (name === "old" ? 0 : day + 1))),
      texts: { de: recipeTexts(name.replace(" ", "-"), name) },
    });
  }
  await setLike({ userId: readers[0] ?? "", itemId: dishes.liked ?? "", liked: true });
  await rate("one enthusiast", [5]);
  await rate("four fans", [5, 5, 4, 5]);
  await rate("one critic", [1]);
  await updateSearchRanks();
});

async function rate(name: string, stars: (Stars | null)[]) {
  for (const [place, one] of stars.entries()) {
    const key = { userId: readers[place] ?? "", itemId: dishes[name] ?? "" };
    expect(one === null ? await deleteRating(key) : await setRating({ ...key, stars: one })).toBe(true);
  }
}

const nameOf = (id: string) => Object.keys(dishes).find((name) => dishes[name] === id) ?? id;
async function names(more: Partial<Parameters<typeof searchItems>[0]> = {}) {
  return (await searchItems({ ...list, ...more }))?.ids.map(nameOf);
}

const inOrder = ["four fans", "one enthusiast", "one critic", "liked", "new", "old"];

test("ranks many good ratings above a single perfect one, and unrated recipes last by likes and date", async () => {
  expect(await names()).toEqual(inOrder);
  expect(await names({ search: "Rezepte", listTerms: [] })).toEqual(inOrder);
  expect((await findTopIds({ ...list, size: 2 }))?.map(nameOf)).toEqual(inOrder.slice(0, 2));
});

test("lists each recipe once across all pages", async () => {
  const pages = [1, 2, 3, 4].map(async (page) => (await names({ size: 2, page })) ?? []);
  expect((await Promise.all(pages)).flat()).toEqual(inOrder);
});

test("a new, changed or deleted rating counts immediately", async () => {
  await rate("new", [5, 5, 5, 5]);
  expect((await names())?.slice(0, 2)).toEqual(["new", "four fans"]);
  await rate("new", [1, 1, 1, 1]);
  expect((await names())?.slice(0, 4)).toEqual(["four fans", "one enthusiast", "one critic", "new"]);
  await rate("new", [null, null, null, null]);
  expect(await names()).toEqual(inOrder);
});
