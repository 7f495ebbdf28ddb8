import type { Locale, Localized } from "#lib/platform/i18n/locales.ts";
import english from "./english.json" with { type: "json" };
import everydayEnglish from "./everyday-english.json" with { type: "json" };
import everydayGerman from "./everyday-german.json" with { type: "json" };
import type { EverydayGrades, EverydayQuery } from "./everyday-judgements.ts";
import german from "./german.json" with { type: "json" };
import itemSlugs from "./judged-items.json" with { type: "json" };
import { type JudgedQuery, parseGrades } from "./judgements.ts";

/** The files name groups of queries, for those who add one. */
const toQueries = <Query>(groups: object) => Object.values(groups).flat() as Query[];

/**
 * Queries with the keys of relevant recipes and stories by grade. Without grades, nothing may be
 * found. Half of them are held out of tuning.
 */
export const judgedQueries: Localized<JudgedQuery[]> = { de: toQueries(german), en: toQueries(english) };

/**
 * Queries as readers type them: dishes that exist and dishes that do not, leftovers, moods, typing
 * errors, split and joined words, questions, ingredients. Judged before the search was tuned for
 * them.
 */
export const everydayQueries: Localized<EverydayQuery[]> = {
  de: toQueries(everydayGerman),
  en: toQueries(everydayEnglish),
};

/** English slugs of the judged recipes and stories by their key. */
export const judgedItemSlugs: Readonly<Record<string, string>> = itemSlugs;

export interface GradedSearch {
  search: string;
  grades: Map<string, number>;
  /** Only items of `judgedItems` count. */
  isEveryday: boolean;
}

/** All queries of a language whose recipes and stories are judged. */
export function listGradedSearches(locale: Locale): GradedSearch[] {
  const everyday = everydayQueries[locale].map(([search, grades]) => [search, withoutPages(grades)] as const);
  return [
    ...judgedQueries[locale].map(([search, grades]) => ({ search, grades: parseGrades(grades), isEveryday: false })),
    ...everyday
      .filter(([, grades]) => Object.keys(grades).length > 0)
      .map(([search, grades]) => ({ search, grades: parseGrades(grades), isEveryday: true })),
  ];
}

/** The grades of recipes and stories, without answers of the hotline and pages of ingredients. */
export function withoutPages({ hotline: _, ingredients: __, ...grades }: EverydayGrades): EverydayGrades {
  return grades;
}
