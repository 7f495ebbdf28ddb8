import { expect, test } from "vitest";
import { searchAddress, withoutChoice } from "#lib/searches/address.ts";
import { longestSearch, parseSearch as parseIn } from "#lib/searches/input.ts";

const nothing = { search: "", type: null, page: 1, sort: "relevance", chosen: {} };
const parseSearch = (params: Parameters<typeof parseIn>[0]) => parseIn(params, "de");

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
  ["K\u00fcr\u00adbis\u00adsuppe", "Kürbissuppe"],
  ["\u202eKürbis\u200b", "Kürbis"],
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
    ...nothing,
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
  expect(parseSearch(Object.fromEntries(searchParams))).toEqual({ ...nothing, ...input });
});

const choice = {
  search: "suppe",
  type: "recipes",
  page: 3,
  sort: "newest",
  chosen: { time: ["30"], diet: ["vegan", "glutenfrei"], cuisine: ["italienisch"] },
} as const;

test.each(["de", "en"] as const)("filters and order have short names in %s", (locale) => {
  const { search, type, page, sort, chosen } = choice;
  const mutable = { time: [...chosen.time], diet: [...chosen.diet], cuisine: [...chosen.cuisine] };
  const address = searchAddress(locale, { search, type, page, sort, chosen: mutable });
  const { searchParams } = new URL(address, "https://tischlein.example");
  const params = Object.fromEntries([...searchParams.keys()].map((name) => [name, searchParams.getAll(name)]));
  expect(parseIn(params, locale)).toEqual(choice);
  expect(address).toContain(locale === "de" ? "ernaehrung=vegan&ernaehrung=glutenfrei" : "diet=vegan&diet=glutenfrei");
});

test("stories are put in no order they do not have", () => {
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

test("filters that are none are left out, and never too many", () => {
  const odd = ["", "<b>", "'; drop", "A", "x".repeat(100), "\0", "../..", "vegan", "vegan"];
  expect(parseSearch({ ernaehrung: odd, unknown: "x", zeit: "30" }).chosen).toEqual({ diet: ["vegan"], time: ["30"] });
  const many = Array.from({ length: 1000 }, (_, number) => `v${number}`);
  expect(parseSearch({ ernaehrung: many }).chosen.diet).toHaveLength(20);
  for (const sortierung of ["passt", "constructor", "newest", "relevance", ""])
    expect(parseSearch({ sortierung }).sort).toBe("relevance");
});

test("one value can be taken back, or a facet as a whole", () => {
  const chosen = { diet: ["vegan", "low-carb"], time: ["30"] };
  expect(withoutChoice(chosen, "diet", "vegan")).toEqual({ diet: ["low-carb"], time: ["30"] });
  expect(withoutChoice(chosen, "diet")).toEqual({ diet: [], time: ["30"] });
});
