import { describe, expect, test } from "vitest";
import { toStorableQuery } from "#lib/business/statistics/storable-query.ts";
import { parseAmountText } from "#lib/content/recipe-drafts/editing/amount-text.ts";
import { detectLanguage } from "#lib/content/recipe-import/detect-language.ts";
import { splitList } from "#lib/content/recipe-import/ingredient-section.ts";
import { readFacts, readServings } from "#lib/content/recipe-import/recipe-facts.ts";
import { parseRecipeText } from "#lib/content/recipe-import/recipe-text.ts";
import { extractRecipe } from "#lib/content/recipe-import/schema-org/extract-recipe.ts";
import { splitInstructions } from "#lib/content/recipe-import/schema-org/split-instructions.ts";
import { listUnreadFacts } from "#lib/content/recipe-import/unread-facts.ts";
import { splitSentences } from "#lib/content/recipes/cook-mode/sentences.ts";
import { parseServingsAmount } from "#lib/content/recipes/servings-amount.ts";
import { findMatchRanges } from "#lib/content/search/match-ranges.ts";
import { parseQuery } from "#lib/content/search/query-parser.ts";
import { findHead } from "#lib/content/search-index/compound-splitter.ts";
import { extractConcepts } from "#lib/content/search-index/concepts.ts";
import { parseInline, toPlainText } from "#lib/content/stories/inline-markup.ts";
import { readRuns } from "#lib/content/story-drafts/editing/inline-runs.ts";
import { changeTextAmounts } from "#lib/kitchen/adaptations/text-amounts.ts";
import { isDescriptive } from "#lib/measures/kitchen-text/descriptive-words.ts";
import { parseIngredientLine } from "#lib/measures/kitchen-text/ingredient-line.ts";
import { parseMinutes } from "#lib/measures/kitchen-text/minutes.ts";
import { extractTrailingQuantity } from "#lib/measures/kitchen-text/trailing-quantity.ts";
import { parseTypedDuration } from "#lib/measures/kitchen-text/typed-duration.ts";
import { lintText, lintTranslation } from "#lib/measures/markup/lint.ts";
import { proposeMarkup } from "#lib/measures/markup/propose.ts";
import { parseQuantities } from "#lib/measures/units/parse-quantity.ts";
import { parseTypedNumber } from "#lib/measures/units/typed-number.ts";
import { isReservedName } from "#lib/people/users/names/reserved-names.ts";
import { checkCaptions } from "#lib/platform/media/videos/captions.ts";
import { metaDescription } from "#lib/platform/seo/meta-description.ts";
import { keepTogether } from "#lib/platform/text/keep-together.ts";
import { slugify } from "#lib/platform/text/slugify.ts";
import { containsWebAddress, splitLinks } from "#lib/platform/text/text-links.ts";
import { isValidUserName, normalizeUserName } from "#lib/platform/text/user-name.ts";
import { normalizeUserText } from "#lib/platform/text/user-text.ts";
import { countWork } from "./support/linear-time/count-work.ts";

const rows = [
  { ingredient: "egg", occurrence: 1, amount: 2, unitCode: null, names: { one: "Ei", many: "Eier" } },
  { ingredient: "flour", occurrence: 1, amount: 500, unitCode: "g", names: { one: "Mehl", many: "Mehl" } },
];
const page = (text: string) =>
  `<html><script type="application/ld+json">${JSON.stringify({
    "@context": "https://schema.org",
    "@type": "Recipe",
    name: text,
    description: text,
    recipeIngredient: [text],
    recipeInstructions: text,
    recipeYield: text,
    totalTime: text,
  })}</script>${text}</html>`;

/** Everything that reads what a reader writes, or what an imported page says. */
const readers: Record<string, (text: string) => unknown> = {
  changeTextAmounts: (text) => changeTextAmounts(text, []),
  checkCaptions: (text) => checkCaptions(text),
  containsWebAddress,
  detectLanguage,
  extractConcepts: (text) => extractConcepts(text, "de"),
  extractRecipe: (text) => extractRecipe(page(text), "https://example.org/"),
  extractTrailingQuantity,
  findHead,
  findMatchRanges: (text) => findMatchRanges(text.slice(0, 200), text, "de"),
  isDescriptive,
  isReservedName,
  isValidUserName,
  lintText: (text) => lintText(text, []),
  lintTranslation: (text) => lintTranslation(text, text),
  listUnreadFacts,
  metaDescription: (text) => metaDescription(text, ""),
  normalizeUserName,
  keepTogether,
  normalizeUserText,
  parseAmountText: (text) => parseAmountText(text, "g"),
  parseIngredientLine: (text) => parseIngredientLine(text, "de"),
  parseInline: (text) => parseInline(text),
  parseMinutes,
  parseQuantities,
  parseQuery: (text) => parseQuery(text, "de"),
  parseRecipeText: (text) => parseRecipeText(text),
  parseServingsAmount,
  parseTypedDuration,
  parseTypedNumber: (text) => parseTypedNumber(text, "g"),
  proposeMarkup: (text) => proposeMarkup(text, rows),
  readFacts,
  readRuns,
  readServings,
  slugify,
  splitInstructions,
  splitLinks,
  splitList: (text) => splitList(text, "de"),
  splitSentences: (text) => splitSentences(text, "de"),
  toPlainText,
  toStorableQuery,
};

const hostile = [
  "1",
  " ",
  "\u00a0",
  "a",
  "A ",
  "(",
  ")",
  "()",
  "[",
  "[]",
  "[a](",
  "{",
  "{}",
  "{1 g",
  ",",
  ", ",
  ";",
  " ;",
  "/",
  "1/",
  "1/2 ",
  "½",
  "1½",
  "-",
  "–",
  " – ",
  "1-",
  "x",
  "2x",
  "2 x ",
  "\r\n",
  "\n\n",
  "\n-",
  "*",
  "**",
  "**a",
  "#",
  ":",
  ": ",
  ".",
  "1.",
  "1. ",
  "e\u0301",
  // Eighteen characters in NFKC.
  "\ufdfa",
  "\u0301",
  "👨‍👩‍👧",
  "<a",
  "<a>",
  "<!--",
  "&",
  "&amp;",
  "http://",
  "www.a.de ",
  "@",
  "\\",
  '"',
  "'",
  "|",
  "ge",
  "Saft ",
  "fein abgeriebene ",
  "zwei ",
  "ein paar ",
  "1 Stunde ",
  "1 h 1 ",
  "je 1 ",
  "Ei ",
  "2 Eier ",
  "500 g Mehl, ",
];

/** Texts of a length; the end keeps expressions from matching at once. */
const texts = (length: number) =>
  hostile.flatMap((piece) => {
    const repeated = piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
    return [repeated, `${repeated}!`, `Mehl${repeated}g`];
  });

describe.each(Object.entries(readers))("%s", (_, read) => {
  test("looks at twice as much in a text of twice the length", () => {
    const long = texts(1600);
    for (const [index, short] of texts(800).entries()) {
      const text = long[index] ?? "";
      const [work, more] = [short, text].map((one) => countWork(() => read(one)));
      expect(more, JSON.stringify(short.slice(0, 40))).toBeLessThan(3 * (work ?? 0) + 20_000);
    }
  });
});
