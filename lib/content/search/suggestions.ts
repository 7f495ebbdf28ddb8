import { normalizeText, tokenize } from "#lib/measures/kitchen-text/normalize.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { findContainedRanges, type MatchRange } from "./match-ranges.ts";

/** A page that is offered while a reader is typing. */
export interface Topic {
  title: string;
  href: string;
  /** A word or two about the page. */
  note: string;
}

/** A page with the letters of its title that match. */
export interface Suggestion extends Topic {
  marks: MatchRange[];
}

/** The answer of `GET /api/search/suggestions`. */
export interface Suggestions {
  /** Recipes and stories, each with the address of a small picture. */
  items: (Suggestion & { picture: string | null /** The note without abbreviations. */; spokenNote: string })[];
  /** Nothing matches all words; the items come closest. */
  areClosest: boolean;
  /** Pages of ingredients and categories, and questions of the hotline. */
  topics: Suggestion[];
}

/** Shorter words match too many pages, above all within their words. */
const minWordLength = 2;
const minContainedLength = 3;

/**
 * Finds pages by the last word typed: first those whose title begins with it, then those with a
 * word that contains it.
 */
export function findTopics(search: string, locale: Locale, pages: Topic[], maxTopics: number): Suggestion[] {
  const lastWord = tokenize(search, locale).at(-1) ?? "";
  if (lastWord.length < minWordLength) return [];
  const ranked = pages.flatMap(({ title, href, note }) => {
    if (normalizeText(title, locale).startsWith(lastWord)) return [{ title, href, note, rank: 0 }];
    const contains =
      lastWord.length >= minContainedLength && tokenize(title, locale).some((word) => word.includes(lastWord));
    return contains ? [{ title, href, note, rank: 1 }] : [];
  });
  return ranked
    .sort((a, b) => a.rank - b.rank)
    .slice(0, maxTopics)
    .map(({ rank: _, ...topic }) => ({ ...topic, marks: findContainedRanges(topic.title, lastWord, locale) }));
}
