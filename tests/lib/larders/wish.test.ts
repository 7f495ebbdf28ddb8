import { describe, expect, test } from "vitest";
import { slugsOf, wishAddress } from "#lib/larders/address.ts";
import { entriesOf } from "#lib/larders/entries.ts";
import type { LexiconRow } from "#lib/larders/entry.ts";
import { findEntries, findEntry } from "#lib/larders/find.ts";
import { type Kind, kinds } from "#lib/larders/kinds.ts";
import { balanceOf } from "#lib/larders/needs.ts";
import { mostPicks, readWish } from "#lib/larders/wish.ts";
import { staples } from "#lib/seed/ingredients/aisles.ts";
import de from "#messages/de.json";
import en from "#messages/en.json";
import { ingredients } from "#tests/support/catalogue.ts";

/** The lexicon of the sample site; the id of an ingredient is its key. */
const rows: LexiconRow[] = Object.entries(ingredients).map(([key, { names }]) => ({
  id: key,
  key,
  isStaple: staples.includes(key),
  season: [],
  hasPage: false,
  texts: (["de", "en"] as const).map((locale) => ({ locale, slug: `${key}-${locale}`, ...names[locale] })),
}));
const entries = {
  de: entriesOf(rows, "de", de.larders.kinds as Record<Kind, string>),
  en: entriesOf(rows, "en", en.larders.kinds as Record<Kind, string>),
};

function entry(key: string) {
  const found = entries.de.find((one) => one.key === key);
  if (!found) throw new Error(`nothing to pick is called ${key}`);
  return found;
}

describe("words for ingredients", () => {
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
    ["Hähnchen", "chicken-thigh"],
    ["Nüsse", "nut"],
    ["cheese", "cheese"],
    ["Mehl", "flour"],
    ["rote zw", "red-onion"],
  ])("%s is %s in either language", (word, key) => {
    expect(findEntry(entries.de, word)?.key).toBe(key);
    expect(findEntry(entries.en, word)?.key).toBe(key);
  });

  test("beginnings offer several, best first, and nothing is offered for what means nothing", () => {
    expect(findEntries(entries.de, "Zwie", 8).map(({ key }) => key)).toContain("onion");
    expect(findEntries(entries.de, "kä", 8)[0]?.key).toBe("cheese");
    expect(findEntries(entries.de, "e", 3)).toHaveLength(3);
    for (const nothing of ["", "  ", "xyzzy", "<script>", "' or 1=1", "𝕏".repeat(5000)]) {
      expect(findEntries(entries.de, nothing, 8)).toEqual([]);
    }
  });

  test("every word of an address is one thing only", () => {
    for (const locale of ["de", "en"] as const) {
      const slugs = entries[locale].map(({ slug }) => slug);
      expect(new Set(slugs).size).toBe(slugs.length);
      for (const one of entries[locale]) {
        expect(one.slug).toMatch(/^[a-z0-9-]+$/);
        expect(findEntry(entries[locale], one.slug)).toBe(one);
      }
    }
  });
});

describe("what counts for what", () => {
  test("a broad word for what is narrower", () => {
    expect(entry("cheese").covers.toSorted()).toEqual(["feta", "italian-hard-cheese", "mozzarella", "parmesan"]);
    expect(entry("egg").covers.toSorted()).toEqual(["egg", "egg-white", "egg-yolk"]);
    expect(entry("lemon").covers).toContain("lemon-juice");
    expect(entry("tomato").covers.toSorted()).toEqual(["cherry-tomato", "tomato"]);
    expect(entry("onion").covers.toSorted()).toEqual(["onion", "red-onion", "shallot"]);
  });

  test("nothing for what is broader, fresh or kept in another way", () => {
    expect(entry("feta").covers).toEqual(["feta"]);
    expect(entry("egg-yolk").covers).toEqual(["egg-yolk"]);
    expect(entry("tomato-paste").covers).toEqual(["tomato-paste"]);
    expect(entry("canned-tomatoes").covers.toSorted()).toEqual(["canned-tomatoes", "chopped-tomatoes"]);
    expect(entry("mint").covers).toEqual(["mint"]);
    expect(entry("dried-mint").covers).toEqual(["dried-mint"]);
    expect(entry("strawberry").covers).toEqual(["strawberry"]);
  });

  test("leaving out means whatever it is in", () => {
    expect(entry("nut").excludes).toEqual(
      expect.arrayContaining(["almond", "ground-almond", "flaked-almond", "amaretto"]),
    );
    expect(entry("whole-milk").excludes).toEqual(expect.arrayContaining(["butter", "feta", "whipping-cream"]));
    expect(entry("whole-milk").excludes).not.toContain("oat-drink");
    expect(entry("gluten").excludes).toEqual(expect.arrayContaining(["plain-flour", "spaghetti", "soy-sauce"]));
    expect(entry("egg").excludes).toContain("mayonnaise");
    expect(entry("alcohol").excludes).toContain("white-wine");
    expect(entry("alcohol").covers).toEqual([]);
  });
});

describe("a wish in an address", () => {
  const read = (params: Record<string, string | string[]>) => readWish(params, entries.de, "de");
  const keysOf = (wish: ReturnType<typeof read>) => ({
    have: wish.have.map(({ key }) => key),
    without: wish.without.map(({ key }) => key),
  });

  test("is written as it is read", () => {
    const wish = read({ habe: ["Kürbis, Sahne", "Erdapfel"], ohne: "Nüsse", kaufen: "3", page: "2" });
    expect(keysOf(wish)).toEqual({ have: ["hokkaido-pumpkin", "whipping-cream", "potato"], without: ["nut"] });
    expect(wishAddress("de", { ...slugsOf(wish), page: wish.page })).toBe(
      "/de/aufbrauchen?habe=hokkaidokuerbis&habe=schlagsahne&habe=kartoffel&ohne=nuesse&kaufen=3&page=2",
    );
    expect(wishAddress("en")).toBe("/en/use-up");
  });

  test("takes the same thing once, and says what it cannot take", () => {
    const wish = read({ habe: ["kartoffel", "Erdapfel", "Salz", "xyzzy", "Gluten"], ohne: "blafasel" });
    expect(keysOf(wish)).toEqual({ have: ["potato"], without: [] });
    expect(wish.staples.map(({ key }) => key)).toEqual(["salt"]);
    expect(wish.unknown).toEqual(["xyzzy", "Gluten", "blafasel"]);
  });

  test("never fails", () => {
    const bad = ["-1", "1e9", "abc", "", "0x1", "999999999999", "3.5", "' or 1=1 --", "<b>", "a".repeat(10_000)];
    for (const value of bad) {
      const wish = read({ habe: value, ohne: value, kaufen: value, page: value });
      expect(wish.buy).toBe(null);
      expect(wish.page).toBe(1);
    }
    expect(read({ kaufen: ["0", "5"] }).buy).toBe(0);
  });

  test("is cut where nobody has so much at home", () => {
    const many = entries.de.filter(({ covers }) => covers.length > 0).map(({ slug }) => slug);
    const wish = read({ habe: [...many, ...many.map((slug) => `${slug}x`), ...many] });
    expect(wish.have.length).toBeLessThanOrEqual(mostPicks);
    expect(wish.isCut).toBe(true);
    expect(read({ habe: many.slice(0, mostPicks) }).isCut).toBe(false);
  });
});

test("a recipe's ingredients are used up, missing or in the cupboard", () => {
  const need = (ingredientId: string, isStaple = false) => ({ ingredientId, name: ingredientId, isStaple });
  expect(balanceOf([need("a"), need("b"), need("salt", true), need("b")], new Set(["a"]))).toEqual({
    used: ["a"],
    missing: ["b"],
    staples: ["salt"],
  });
});

test("every kind stands for something, and has a name in both languages", () => {
  for (const kind of kinds) {
    expect(entry(kind).excludes.length, kind).toBeGreaterThan(0);
    expect(en.larders.kinds[kind]).toBeTruthy();
  }
});
