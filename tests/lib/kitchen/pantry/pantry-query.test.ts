import { describe, expect, test, vi } from "vitest";
import { editDistance } from "#lib/content/search-index/edit-distance.ts";
import { pantryAddress, toSlugs } from "#lib/kitchen/pantry/address.ts";
import { buildIngredientOptions } from "#lib/kitchen/pantry/build-ingredient-options.ts";
import { calculateCoverage } from "#lib/kitchen/pantry/coverage.ts";
import { findIngredientOption, findIngredientOptions } from "#lib/kitchen/pantry/find-ingredient.ts";
import { type IngredientGroup, ingredientGroups } from "#lib/kitchen/pantry/ingredient-groups.ts";
import type { IngredientRow } from "#lib/kitchen/pantry/ingredient-option.ts";
import { maxPicks, parsePantryQuery } from "#lib/kitchen/pantry/pantry-query.ts";
import de from "#messages/de.json";
import en from "#messages/en.json";
import { ingredients } from "#tests/support/catalogue.ts";
import { staples } from "#tests/support/sample/ingredients.ts";

vi.mock("#lib/content/search-index/edit-distance.ts", { spy: true });

/** The ingredients of the sample site; their id is their key. */
const rows: IngredientRow[] = Object.entries(ingredients).map(([key, { names }]) => ({
  id: key,
  key,
  isStaple: staples.includes(key),
  season: [],
  hasPage: false,
  texts: (["de", "en"] as const).map((locale) => ({ locale, slug: `${key}-${locale}`, ...names[locale] })),
}));
const options = {
  de: buildIngredientOptions(rows, "de", de.pantry.kinds as Record<IngredientGroup, string>),
  en: buildIngredientOptions(rows, "en", en.pantry.kinds as Record<IngredientGroup, string>),
};

function optionOf(key: string) {
  const found = options.de.find((one) => one.key === key);
  if (!found) throw new Error(`no ingredient option "${key}"`);
  return found;
}

describe("findIngredientOption", () => {
  test.each([
    ["Kartoffel", "potato"],
    ["Erdapfel", "potato"],
    ["Erdäpfel", "potato"],
    ["spud", "potato"],
    ["spuds", "potato"],
    ["POTATOES", "potato"],
    ["kartofel", "potato"],
    ["Kürbis", "hokkaido-pumpkin"],
    ["kuerbis", "hokkaido-pumpkin"],
    ["Kurbisse", "hokkaido-pumpkin"],
    ["squash", "hokkaido-pumpkin"],
    ["Schlagobers", "whipping-cream"],
    ["cream", "whipping-cream"],
    ["Paradeiser", "tomato"],
    ["Tomaten", "tomato"],
    ["zucchini", "courgette"],
    ["Topfen", "low-fat-quark"],
    ["Hähnchen", "whole-chicken"],
    ["Nüsse", "nut"],
    ["cheese", "cheese"],
    ["Mehl", "flour"],
    ["rote zw", "red-onion"],
  ])("finds %s as %s in both languages", (word, key) => {
    expect(findIngredientOption(options.de, word)?.key).toBe(key);
    expect(findIngredientOption(options.en, word)?.key).toBe(key);
  });

  test("finds several options for a prefix, best first, and none for nonsense", () => {
    expect(findIngredientOptions(options.de, "Zwie", 8).map(({ key }) => key)).toContain("onion");
    expect(findIngredientOptions(options.de, "kä", 8)[0]?.key).toBe("cheese");
    expect(findIngredientOptions(options.de, "e", 3)).toHaveLength(3);
    for (const nothing of ["", "  ", "xyzzy", "<script>", "' or 1=1", "𝕏".repeat(5000)]) {
      expect(findIngredientOptions(options.de, nothing, 8)).toEqual([]);
    }
  });

  test("gives every option its own slug", () => {
    for (const locale of ["de", "en"] as const) {
      const slugs = options[locale].map(({ slug }) => slug);
      expect(new Set(slugs).size).toBe(slugs.length);
      for (const one of options[locale]) {
        expect(one.slug).toMatch(/^[a-z0-9-]+$/);
        expect(findIngredientOption(options[locale], one.slug)).toBe(one);
      }
    }
  });
});

describe("covered and excluded ingredients", () => {
  test("a broad term covers narrower ones", () => {
    expect(optionOf("cheese").covers.toSorted()).toEqual([
      "cream-cheese",
      "emmental",
      "feta",
      "italian-hard-cheese",
      "mountain-cheese",
      "mozzarella",
      "parmesan",
      "pecorino",
    ]);
    expect(optionOf("egg").covers.toSorted()).toEqual(["egg", "egg-white", "egg-yolk"]);
    expect(optionOf("lemon").covers).toContain("lemon-juice");
    expect(optionOf("tomato").covers.toSorted()).toEqual(["cherry-tomato", "tomato"]);
    expect(optionOf("onion").covers.toSorted()).toEqual(["onion", "red-onion", "shallot"]);
    expect(optionOf("whole-chicken").covers.toSorted()).toEqual(["chicken-thigh", "whole-chicken"]);
  });

  test("what an ingredient is made of does not replace it, nor does another cut", () => {
    expect(optionOf("egg").covers).not.toContain("tagliatelle");
    expect(optionOf("pasta").covers).toContain("tagliatelle");
    expect(optionOf("potato").covers).toEqual(["potato"]);
    expect(optionOf("potato-starch").covers.toSorted()).toEqual(["cornstarch", "potato-starch"]);
    expect(optionOf("minced-beef").covers.toSorted()).toEqual(["minced-beef", "mixed-mince"]);
    expect(optionOf("goulash-beef").covers).toEqual(["goulash-beef"]);
    expect(optionOf("orange").covers).toEqual(["orange"]);
  });

  test("no term covers broader, fresh or preserved variants", () => {
    expect(optionOf("feta").covers).toEqual(["feta"]);
    expect(optionOf("egg-yolk").covers).toEqual(["egg-yolk"]);
    expect(optionOf("tomato-paste").covers).toEqual(["tomato-paste"]);
    expect(optionOf("canned-tomatoes").covers.toSorted()).toEqual(["canned-tomatoes", "chopped-tomatoes"]);
    expect(optionOf("mint").covers).toEqual(["mint"]);
    expect(optionOf("dried-mint").covers).toEqual(["dried-mint"]);
    expect(optionOf("strawberry").covers).toEqual(["strawberry"]);
  });

  test("an exclusion includes everything that contains it", () => {
    expect(optionOf("nut").excludes).toEqual(
      expect.arrayContaining(["almond", "ground-almond", "flaked-almond", "amaretto"]),
    );
    expect(optionOf("whole-milk").excludes).toEqual(expect.arrayContaining(["butter", "feta", "whipping-cream"]));
    expect(optionOf("whole-milk").excludes).not.toContain("oat-drink");
    expect(optionOf("gluten").excludes).toEqual(expect.arrayContaining(["plain-flour", "spaghetti", "soy-sauce"]));
    expect(optionOf("egg").excludes).toContain("mayonnaise");
    expect(optionOf("alcohol").excludes).toContain("white-wine");
    expect(optionOf("alcohol").covers).toEqual([]);
  });
});

describe("parsePantryQuery", () => {
  const read = (params: Record<string, string | string[]>) => parsePantryQuery(params, options.de, "de");
  const keysOf = (query: ReturnType<typeof read>) => ({
    have: query.have.map(({ key }) => key),
    without: query.without.map(({ key }) => key),
  });

  test("parses what pantryAddress() writes", () => {
    const query = read({ habe: ["Kürbis, Sahne", "Erdapfel"], ohne: "Nüsse", kaufen: "3", page: "2" });
    expect(keysOf(query)).toEqual({ have: ["hokkaido-pumpkin", "whipping-cream", "potato"], without: ["nut"] });
    expect(pantryAddress("de", { ...toSlugs(query), page: query.page })).toBe(
      "/de/aufbrauchen?habe=hokkaidokuerbis&habe=schlagsahne&habe=kartoffel&ohne=nuesse&kaufen=3&page=2",
    );
    expect(pantryAddress("en")).toBe("/en/use-up");
  });

  test("removes duplicates and reports staples and unknown words", () => {
    const query = read({ habe: ["kartoffel", "Erdapfel", "Salz", "xyzzy", "Gluten"], ohne: "blafasel" });
    expect(keysOf(query)).toEqual({ have: ["potato"], without: [] });
    expect(query.staples.map(({ key }) => key)).toEqual(["salt"]);
    expect(query.unknown).toEqual(["xyzzy", "Gluten", "blafasel"]);
  });

  test("ignores invalid values", () => {
    const bad = ["-1", "1e9", "abc", "", "0x1", "999999999999", "3.5", "' or 1=1 --", "<b>", "a".repeat(10_000)];
    for (const value of bad) {
      const query = read({ habe: value, ohne: value, kaufen: value, page: value });
      expect(query.buy).toBe(null);
      expect(query.page).toBe(1);
    }
    expect(read({ kaufen: ["0", "5"] }).buy).toBe(0);
  });

  test("looks for misspellings of a handful of words, among names of about their length", () => {
    vi.mocked(editDistance).mockClear();
    const unknown = Array.from(
      { length: 2 * maxPicks },
      (_, index) => `qxqxq${String.fromCharCode(97 + (index % 26), 97 + index / 26)}xq`,
    );
    const query = read({ habe: unknown.slice(0, maxPicks), ohne: unknown.slice(maxPicks) });
    expect(query.unknown).toHaveLength(2 * maxPicks);
    const calls = vi.mocked(editDistance).mock.calls;
    expect(new Set(calls.map(([, typed]) => typed)).size).toBe(5);
    expect(calls.filter(([name, typed, limit]) => Math.abs(name.length - typed.length) > limit)).toEqual([]);
  });

  test("finds what is spelled right and one misspelling, after many unknown words", () => {
    const unknown = Array.from({ length: maxPicks - 2 }, (_, index) => `qx${index}`);
    expect(keysOf(read({ habe: [...unknown, "Kartoffel"], ohne: "milck" })).have).toEqual(["potato"]);
    expect(keysOf(read({ habe: ["qx", "kartofel"] })).have).toEqual(["potato"]);
  });

  test("truncates too many picks", () => {
    const many = options.de.filter(({ covers }) => covers.length > 0).map(({ slug }) => slug);
    const query = read({ habe: [...many, ...many.map((slug) => `${slug}x`), ...many] });
    expect(query.have.length).toBeLessThanOrEqual(maxPicks);
    expect(query.isTruncated).toBe(true);
    expect(read({ habe: many.slice(0, maxPicks) }).isTruncated).toBe(false);
  });
});

test("splits the ingredients of a recipe into used, missing and staples", () => {
  const need = (ingredientId: string, isStaple = false) => ({ ingredientId, name: ingredientId, isStaple });
  expect(calculateCoverage([need("a"), need("b"), need("salt", true), need("b")], new Set(["a"]))).toEqual({
    used: ["a"],
    missing: ["b"],
    staples: ["salt"],
  });
});

test("every group has ingredients and a name in both languages", () => {
  for (const kind of ingredientGroups) {
    expect(optionOf(kind).excludes.length, kind).toBeGreaterThan(0);
    expect(en.pantry.kinds[kind]).toBeTruthy();
  }
});
