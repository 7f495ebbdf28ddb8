import { extractConcepts } from "#lib/content/search-index/concepts.ts";
import { getAncestors, isAttribute } from "#lib/content/search-index/vocabulary.ts";
import { stem, tokenize } from "#lib/measures/kitchen-text/normalize.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { parseQuery, type Term } from "./query-parser.ts";

/** Of few pages, all of which are in memory: they have no index in the database. */
interface Page {
  title: string;
}

/** A page whose text is searched, too. */
interface TextPage extends Page {
  text: string;
}

/** Share of the weight of a query that a page must match. */
const minCoverage = 0.6;
/** A word in the title counts as much as this many in the text. */
const titleFactor = 3;
const narrowerFactor = 0.5;
/** Weight of a word that no page has; a word of one page in fifteen has 2.8. */
const unknownWeight = 1;
/** Words with this many first letters in common are taken for forms of one word. */
const minCommonStart = 5;

/**
 * Finds the questions a query is about by the words of question and answer, rare words first
 * (inverse document frequency). At least one word must be in the question.
 */
export function findQuestions<Found extends TextPage>(search: string, locale: Locale, pages: Found[]): Found[] {
  const { terms } = parseQuery(search, locale);
  const scores = pages.map((page) => {
    const [title, text] = [getWords(page.title, locale), getWords(page.text, locale)];
    return terms.map((term) => Math.max(titleFactor * matchTerm(title, term, locale), matchTerm(text, term, locale)));
  });
  const weights = terms.map((_, index) => {
    const count = scores.filter((score) => score[index]).length;
    return count > 0 ? Math.log(1 + pages.length / count) : unknownWeight;
  });
  const ranked = pages.flatMap((page, index) => {
    const score = scores[index] ?? [];
    const isCovered = sumUp(weights.filter((_, term) => score[term])) >= sumUp(weights) * minCoverage;
    const isAsked = score.some((one) => one > 1);
    return isCovered && isAsked
      ? [{ page, score: sumUp(weights.map((weight, term) => weight * (score[term] ?? 0))) }]
      : [];
  });
  return ranked.sort((a, b) => b.score - a.score).map(({ page }) => page);
}

const sumUp = (numbers: number[]) => numbers.reduce((sum, one) => sum + one, 0);

/** Finds the ingredient a query names, unless it names another ingredient or a dish as well. */
export function findIngredient<Found extends Page>(search: string, locale: Locale, pages: Found[]): Found | null {
  const named = parseQuery(search, locale).terms.filter(
    ({ conceptGroups }) => !conceptGroups.flat().every(isAttribute),
  );
  const [term, ...others] = named;
  if (!term || others.length > 0 || term.conceptGroups.length > 1) return null;
  const keys = new Set(term.conceptGroups.flat());
  return (
    pages.find(({ title }) => {
      const concepts = extractConcepts(title, locale);
      return concepts.length > 0 && concepts.every((concept) => keys.has(concept));
    }) ?? null
  );
}

interface Words {
  concepts: ReadonlySet<string>;
  /** With the concepts themselves. */
  broader: ReadonlySet<string>;
  stems: ReadonlySet<string>;
}

/** The texts are those of few pages, so that each is read only once. */
const wordsByText = new Map<string, Words>();
const maxKeptTexts = 2000;

function getWords(text: string, locale: Locale): Words {
  const key = `${locale} ${text}`;
  const known = wordsByText.get(key);
  if (known) return known;
  const concepts = extractConcepts(text, locale, true);
  const words = {
    concepts: new Set(concepts),
    broader: new Set(concepts.flatMap(getAncestors)),
    stems: new Set(tokenize(text, locale).map((word) => stem(word, locale))),
  };
  if (wordsByText.size >= maxKeptTexts) wordsByText.clear();
  wordsByText.set(key, words);
  return words;
}

/** 1 for a term that a text has, less for something narrower (chicken is meat), 0 otherwise. */
function matchTerm({ concepts, broader, stems }: Words, { text, conceptGroups }: Term, locale: Locale): number {
  const areAllIn = (known: ReadonlySet<string>) =>
    conceptGroups.length > 0 && conceptGroups.every((keys) => keys.some((key) => known.has(key)));
  const isForm = (word: string) => stems.has(word) || [...stems].some((other) => haveCommonStart(word, other));
  if (areAllIn(concepts) || tokenize(text, locale).every((word) => isForm(stem(word, locale)))) return 1;
  return areAllIn(broader) ? narrowerFactor : 0;
}

/** Whether two stems are forms of one word: "brosel" and "broselt". */
function haveCommonStart(a: string, b: string): boolean {
  const [shorter, longer] = a.length < b.length ? [a, b] : [b, a];
  return shorter.length >= minCommonStart && longer.startsWith(shorter);
}
