import { expect, test } from "vitest";
import { type FacetSlugs, translateListParams } from "#lib/content/search/translate-params.ts";
import { type FacetKind, facetKinds } from "#lib/content/search-index/facets.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";

const words: Record<string, [FacetKind, string, string][]> = {
  de: [
    ["meal", "breakfast", "fruehstueck"],
    ["diet", "vegan", "vegan"],
    ["diet", "vegetarian", "vegetarisch"],
    ["difficulty", "easy", "einfach"],
    ["time", "30", "30"],
  ],
  en: [
    ["meal", "breakfast", "breakfast"],
    ["diet", "vegan", "vegan"],
    ["diet", "vegetarian", "vegetarian"],
    ["difficulty", "easy", "easy"],
    ["time", "30", "30"],
  ],
};
const slugsOf = (locale: Locale) =>
  Object.fromEntries(
    facetKinds.map((kind) => [
      kind,
      (words[locale] ?? []).filter(([one]) => one === kind).map(([, key, slug]) => ({ key, slug })),
    ]),
  ) as FacetSlugs[Locale];
const slugs: FacetSlugs = { de: slugsOf("de"), en: slugsOf("en") };

const toParams = (query: string) => {
  const params = new URLSearchParams(query);
  return Object.fromEntries([...params.keys()].map((name) => [name, params.getAll(name)]));
};
const translate = (query: string, locale: Locale) => {
  const translated = translateListParams(toParams(query), locale, slugs);
  return translated && String(translated);
};

const pairs = [
  ["zeit=30", "time=30"],
  ["mahlzeit=fruehstueck&ernaehrung=vegan&ernaehrung=vegetarisch", "meal=breakfast&diet=vegan&diet=vegetarian"],
  [
    "search=Suppe&type=recipes&aufwand=einfach&sortierung=zeit&page=2",
    "search=Suppe&type=recipes&difficulty=easy&sort=time&page=2",
  ],
  ["sortierung=beliebteste", "sort=likes"],
] as const;

test.each(pairs)("%s is %s in English", (german, english) => {
  expect(translate(german, "en")).toBe(english);
  expect(translate(english, "de")).toBe(german);
  expect(translate(german, "de")).toBeNull();
  expect(translate(english, "en")).toBeNull();
});

test("translates a value of the other language under a name of its own", () => {
  expect(translate("diet=vegetarisch", "en")).toBe("diet=vegetarian");
  expect(translate("sort=titel", "en")).toBe("sort=title");
});

test("keeps what it does not know", () => {
  expect(translate("utm_source=brief&diet=nothing&sort=__proto__", "en")).toBeNull();
  expect(translate("ernaehrung=nichts&utm_source=brief", "en")).toBe("diet=nichts&utm_source=brief");
  expect(translateListParams({}, "de", slugs)).toBeNull();
});

test("a value stated in both languages remains once", () => {
  expect(translate("diet=vegan&ernaehrung=vegan", "en")).toBe("diet=vegan");
});
