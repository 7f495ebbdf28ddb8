import { expect, test } from "vitest";
import { searchAddress } from "#lib/content/search/address.ts";
import { maxSearchLength, parseSearchParams } from "#lib/content/search/search-params.ts";

const nothing = { search: "", type: null, page: 1, sort: "relevance", selected: {} };
const parseSearch = (params: Parameters<typeof parseSearchParams>[0]) => parseSearchParams(params, "de");

test("an empty query has defaults only", () => {
  expect(parseSearch({})).toEqual(nothing);
  expect(parseSearch({ search: " \t\n ", type: "", page: "" })).toEqual(nothing);
});

test("removes space around words and repeated space between them", () => {
  expect(parseSearch({ search: "  Plätzchen \n ohne   Ei " }).search).toBe("Plätzchen ohne Ei");
});

test.each([
  ["a\0b", "a b"],
  ["\0", ""],
  ["\uD83C", ""],
  ["Pizza \uD83C\uDF55", "Pizza 🍕"],
  ["x\uDF55y", "xy"],
  ["Ku\u0308rbis", "Kürbis"],
  ["K\u00fcr\u00adbis\u00adsuppe", "Kürbissuppe"],
  ["\u202eKürbis\u200b", "Kürbis"],
  ["\u001b[31mrot", "[31mrot"],
])("%j becomes %j", (typed, search) => {
  expect(parseSearch({ search: typed }).search).toBe(search);
});

test("truncates a long search between characters", () => {
  const { search } = parseSearch({ search: "🍕".repeat(10_000) });
  expect([...search]).toHaveLength(maxSearchLength);
  expect(search.isWellFormed()).toBe(true);
});

test("uses the first of repeated parameters", () => {
  expect(parseSearch({ search: ["suppe", "brot"], type: ["stories", "recipes"], page: ["3", "4"] })).toEqual({
    ...nothing,
    search: "suppe",
    type: "stories",
    page: 3,
  });
});

test.each(["0", "-1", "1.5", "1e3", "01", "99999", "NaN", "²"])("ignores the page %s", (page) => {
  expect(parseSearch({ page }).page).toBe(1);
});

test.each(["recipe", "toString", "RECIPES", "__proto__"])("ignores the type %s", (type) => {
  expect(parseSearch({ type }).type).toBeNull();
});

const selection = {
  search: "suppe",
  type: "recipes",
  page: 3,
  sort: "newest",
  selected: { time: ["30"], diet: ["vegan", "glutenfrei"], cuisine: ["italienisch"] },
} as const;

test.each(["de", "en"] as const)("filters and order have their own names in %s", (locale) => {
  const { search, type, page, sort, selected } = selection;
  const mutable = { time: [...selected.time], diet: [...selected.diet], cuisine: [...selected.cuisine] };
  const address = searchAddress(locale, { search, type, page, sort, selected: mutable });
  const { searchParams } = new URL(address, "https://tischlein.example");
  const params = Object.fromEntries([...searchParams.keys()].map((name) => [name, searchParams.getAll(name)]));
  expect(parseSearchParams(params, locale)).toEqual(selection);
  expect(address).toContain(locale === "de" ? "ernaehrung=vegan&ernaehrung=glutenfrei" : "diet=vegan&diet=glutenfrei");
});

test("ignores orders that stories do not have", () => {
  for (const [sortierung, sort] of [
    ["bewertung", "rating"],
    ["zeit", "time"],
  ] as const) {
    expect(parseSearch({ sortierung }).sort).toBe(sort);
    expect(parseSearch({ sortierung, type: "recipes" }).sort).toBe(sort);
    expect(parseSearch({ sortierung, type: "stories" }).sort).toBe("relevance");
    expect(searchAddress("de", { search: "brot", type: "recipes", sort })).toContain(`&sortierung=${sortierung}`);
    expect(searchAddress("de", { search: "brot", type: "stories", sort })).toBe("/de/suche?search=brot&type=stories");
  }
  expect(parseSearch({ sortierung: "titel", type: "stories" }).sort).toBe("title");
});

test("drops invalid filters and limits their number", () => {
  const odd = ["", "<b>", "'; drop", "A", "x".repeat(100), "\0", "../../..", "vegan", "vegan"];
  expect(parseSearch({ ernaehrung: odd, unknown: "x", zeit: "30" }).selected).toEqual({
    diet: ["vegan"],
    time: ["30"],
  });
  const many = Array.from({ length: 1000 }, (_, number) => `v${number}`);
  expect(parseSearch({ ernaehrung: many }).selected.diet).toHaveLength(20);
  for (const sortierung of ["passt", "constructor", "newest", "relevance", ""])
    expect(parseSearch({ sortierung }).sort).toBe("relevance");
});
