import { address } from "#lib/i18n/address.ts";
import type { Locale, Localized } from "#lib/i18n/locales.ts";
import { answersTo, questions, type Taste, toTaste } from "./choices.ts";

export type Params = Record<string, string | string[] | undefined>;

/** What the address of the result page says: the answers, and which round of suggestions. Whatever else stands there is passed over. */
export function parseResult(params: Params): { taste: Taste; round: number } {
  const { round } = params;
  const isRound = typeof round === "string" && /^[1-9]\d?$/.test(round);
  return { taste: toTaste((question) => [params[question] ?? []].flat()), round: isRound ? Number(round) : 1 };
}

/** Address of the result page for a taste. */
export function resultAddress(locale: Locale, taste: Taste, round = 1): string {
  const query = new URLSearchParams(
    questions.flatMap((question) => answersTo(question, taste).map((key) => [question, key])),
  );
  if (round > 1) query.set("round", String(round));
  const path = address(locale, "/quiz/result");
  return query.size > 0 ? `${path}?${query}` : path;
}

/** The same in every language, for alternates. */
export function resultAddresses(taste: Taste): Localized {
  return { de: resultAddress("de", taste), en: resultAddress("en", taste) };
}
