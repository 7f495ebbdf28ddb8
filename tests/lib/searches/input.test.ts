import { expect, test } from "vitest";
import { searchAddress } from "#lib/searches/address.ts";
import { longestSearch, parseSearch } from "#lib/searches/input.ts";

const nothing = { search: "", type: null, page: 1 };

test("an empty query asks for nothing", () => {
  expect(parseSearch({})).toEqual(nothing);
  expect(parseSearch({ search: " \t\n ", type: "", page: "" })).toEqual(nothing);
});

test("words are kept, the space around and between them is not", () => {
  expect(parseSearch({ search: "  Plätzchen \n ohne   Ei " }).search).toBe("Plätzchen ohne Ei");
});

test.each([
  ["a\0b", "a b"],
  ["\0", ""],
  ["\uD83C", ""],
  ["Pizza \uD83C\uDF55", "Pizza 🍕"],
  ["x\uDF55y", "xy"],
  ["Ku\u0308rbis", "Kürbis"],
  ["\u001b[31mrot", "[31mrot"],
])("%j becomes %j", (typed, search) => {
  expect(parseSearch({ search: typed }).search).toBe(search);
});

test("a search is never longer than the field allows, and no character is cut in two", () => {
  const { search } = parseSearch({ search: "🍕".repeat(10_000) });
  expect([...search]).toHaveLength(longestSearch);
  expect(search.isWellFormed()).toBe(true);
});

test("of a parameter given twice the first counts", () => {
  expect(parseSearch({ search: ["suppe", "brot"], type: ["stories", "recipes"], page: ["3", "4"] })).toEqual({
    search: "suppe",
    type: "stories",
    page: 3,
  });
});

test.each(["0", "-1", "1.5", "1e3", "01", "99999", "NaN", "²"])("%s is no page", (page) => {
  expect(parseSearch({ page }).page).toBe(1);
});

test.each(["recipe", "toString", "RECIPES", "__proto__"])("%s is no type", (type) => {
  expect(parseSearch({ type }).type).toBeNull();
});

test("an address leaves out what is as by default, and is read back as it was", () => {
  expect(searchAddress("de", {})).toBe("/de/suche");
  expect(searchAddress("en", { search: "soup", type: null, page: 1 })).toBe("/en/search?search=soup");
  const input = { search: "Käse & Brot +1", type: "recipes", page: 2 } as const;
  const { searchParams } = new URL(searchAddress("de", input), "https://tischlein.example");
  expect(parseSearch(Object.fromEntries(searchParams))).toEqual(input);
});
