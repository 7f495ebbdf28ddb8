import type { Locale, Localized } from "#lib/platform/i18n/locales.ts";
import { address } from "#lib/platform/routing/address.ts";
import { toAnswersQuery } from "./answers-query.ts";
import { type Preferences, toPreferences } from "./preferences.ts";

export type SearchParams = Record<string, string | string[] | undefined>;

/**
 * Parses the query of the result page: the answers, and the round of recommendations (1–99).
 * Ignores everything else.
 */
export function parseQuizResult(params: SearchParams): { preferences: Preferences; round: number } {
  const { round } = params;
  const isRound = typeof round === "string" && /^[1-9]\d?$/.test(round);
  return {
    preferences: toPreferences((question) => [params[question] ?? []].flat()),
    round: isRound ? Number(round) : 1,
  };
}

/** Builds the site-relative address of the result page. */
export function quizResultAddress(locale: Locale, preferences: Preferences, round = 1): string {
  const query = new URLSearchParams(toAnswersQuery(preferences));
  if (round > 1) query.set("round", String(round));
  const path = address(locale, "/quiz/result");
  return query.size > 0 ? `${path}?${query}` : path;
}

/** Builds the address of the result page in every language, for alternates. */
export function quizResultAddresses(preferences: Preferences): Localized {
  return { de: quizResultAddress("de", preferences), en: quizResultAddress("en", preferences) };
}
