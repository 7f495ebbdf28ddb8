import { expect, test } from "vitest";
import { removeSelected, searchAddress } from "#lib/content/search/address.ts";
import { parseSearchParams } from "#lib/content/search/search-params.ts";

test("an address has no defaults and is parsed back to the same input", () => {
  expect(searchAddress("de", {})).toBe("/de/suche");
  expect(searchAddress("en", { search: "soup", type: null, page: 1 })).toBe("/en/search?search=soup");
  const input = { search: "Käse & Brot +1", type: "recipes", page: 2 } as const;
  const { searchParams } = new URL(searchAddress("de", input), "https://tischlein.example");
  expect(parseSearchParams(Object.fromEntries(searchParams), "de")).toEqual({
    ...input,
    sort: "relevance",
    selected: {},
  });
});

test("removes one value or a whole facet", () => {
  const selected = { diet: ["vegan", "low-carb"], time: ["30"] };
  expect(removeSelected(selected, "diet", "vegan")).toEqual({ diet: ["low-carb"], time: ["30"] });
  expect(removeSelected(selected, "diet")).toEqual({ diet: [], time: ["30"] });
});
