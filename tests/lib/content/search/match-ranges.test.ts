import { expect, test } from "vitest";
import { findContainedRanges, findMatchRanges } from "#lib/content/search/match-ranges.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";

/** The title with its matching letters in brackets. */
function mark(title: string, ranges: [number, number][]): string {
  return ranges.toReversed().reduce((text, [start, end]) => {
    return `${text.slice(0, start)}[${text.slice(start, end)}]${text.slice(end)}`;
  }, title);
}

test.each<[string, string, Locale, string]>([
  ["kürb", "Ofenkürbissuppe mit Kernöl", "de", "Ofen[kürb]issuppe mit Kernöl"],
  ["kurb", "Kürbissuppe", "de", "[Kürb]issuppe"],
  ["kuerb", "Kürbissuppe", "de", "[Kürb]issuppe"],
  ["kase", "Käsespätzle", "de", "[Käse]spätzle"],
  ["käse", "Kaesekuchen", "de", "[Kaese]kuchen"],
  ["kase", "Ka\u0308sekuchen", "de", "[Ka\u0308se]kuchen"],
  ["weiss", "Weißbrot", "de", "[Weiß]brot"],
  ["suppe", "Rote Linsensuppe", "de", "Rote Linsen[suppe]"],
  ["salat", "Griechischer Bauernsalat", "de", "Griechischer Bauern[salat]"],
  ["erdbeer", "Erdbeer-Milchshake", "de", "[Erdbeer]-Milchshake"],
  ["linsen sup", "Rote Linsensuppe", "de", "Rote Linsen[sup]pe"],
  ["rote linsen", "Rote Linsensuppe", "de", "[Rote] [Linsen]suppe"],
  ["tomate ras", "Rasche Tomaten", "de", "[Ras]che [Tomate]n"],
  ["spaghetti pom", "Spaghetti al pomodoro", "en", "[Spaghetti] al [pom]odoro"],
])("%s matches letters of %s (%s)", (search, title, locale, expected) => {
  expect(mark(title, findMatchRanges(title, search, locale))).toBe(expected);
});

test.each<[string, string, Locale]>([
  // Found by an ingredient: the letters stand inside of another word.
  ["ei", "Reis mit Huhn", "de"],
  ["ei salat", "Eisbergwürfel", "de"],
  // Corrected or found by meaning.
  ["kartofelsalat", "Berliner Kartoffelsalat", "de"],
  ["karfiol", "Gerösteter Blumenkohl", "de"],
  // Excluded.
  ["kuchen ohne ei", "Eiersalat", "de"],
  ["rice", "Prices of saffron", "en"],
  ["", "Kürbissuppe", "de"],
  ["??", "Kürbissuppe", "de"],
])("%s matches no letters of %s (%s)", (search, title, locale) => {
  expect(findMatchRanges(title, search, locale)).toEqual([]);
});

test("ranges do not overlap and have letters", () => {
  for (const search of ["s su sup supp suppe", "linsen linsensuppe", "ß", "ae oe ue"]) {
    const ranges = findMatchRanges("Süße Linsensuppe, große Suppe", search, "de");
    let position = 0;
    for (const [start, end] of ranges) {
      expect(start).toBeGreaterThanOrEqual(position);
      expect(end).toBeGreaterThan(start);
      position = end;
    }
  }
});

test("topics contain the last word, preferably at the beginning of a word", () => {
  expect(mark("Eis und Reis", findContainedRanges("Eis und Reis", "eis", "de"))).toBe("[Eis] und Reis");
  expect(mark("Basmatireis", findContainedRanges("Basmatireis", "reis", "de"))).toBe("Basmati[reis]");
});
