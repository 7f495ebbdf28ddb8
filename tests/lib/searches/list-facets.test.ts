import { beforeAll, expect, test } from "vitest";
import { scope } from "#lib/search/scopes.ts";
import { countListFacets, type ListFacets, splits } from "#lib/searches/list-facets.ts";
import { ownDatabase } from "#tests/support/database.ts";
import { anna, dinner, kaesespaetzle, tag, words } from "#tests/support/kitchen.ts";

ownDatabase();

let whole: ListFacets | null;

beforeAll(async () => {
  const cook = await anna();
  const mainCategoryId = await dinner();
  const vegan = await tag("vegan");
  const quick = { duration: { preparation: 10, baking: 0, resting: 0 } };
  await kaesespaetzle(cook, { mainCategoryId, ...quick, tagIds: [vegan] });
  await kaesespaetzle(cook, { mainCategoryId, texts: { de: words("zwei", "Zwei") } });
  await kaesespaetzle(cook, { texts: { de: words("drei", "Drei") }, tagIds: [vegan] });
  whole = await countListFacets("de", [scope.type("recipe"), scope.category("dinner")]);
});

test("a list is counted as a whole, and nothing that is not in it", () => {
  expect(whole).toMatchObject({ count: 2, isCapped: false });
  expect(whole?.facets.diet).toEqual([{ key: "vegan", count: 1 }]);
});

test("worth choosing is what leaves some and takes some away", () => {
  if (!whole) throw new Error("counting took too long");
  expect(splits(whole, "diet", "vegan")).toBe(true);
  expect(splits(whole, "time", "20")).toBe(true);
  expect(splits(whole, "time", "60")).toBe(false);
  expect(splits(whole, "diet", "vegetarian")).toBe(false);
  expect(splits({ ...whole, isCapped: true }, "time", "60")).toBe(true);
});

test("a list of nothing can be narrowed down by nothing", async () => {
  const nothing = await countListFacets("en", [scope.ingredient("unicorn")]);
  expect(nothing).toMatchObject({ count: 0, facets: { time: [], diet: [] } });
});
