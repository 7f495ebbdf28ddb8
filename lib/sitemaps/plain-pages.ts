import { type PageKey, pageKeys } from "#lib/db/tables/items.ts";
import type { Localized } from "#lib/i18n/locales.ts";
import { quizAddresses } from "#lib/i18n/quiz-address.ts";
import { quizQuestions, quizWords } from "#lib/i18n/quiz-words.ts";
import { type PlainRoute, pathnames, type Route, readsQuery } from "#lib/i18n/routing.ts";

/**
 * Routes that are pages of their own: neither a list of answers (what needs using up is a page before anybody has asked) nor a page that
 * an editor has to write first.
 */
export function listPlainRoutes(): PlainRoute[] {
  return Object.keys(pathnames).filter(
    (route): route is PlainRoute =>
      !route.includes("[") && (!readsQuery(route as Route) || route === "/use-up") && !pageKeyOf(route),
  );
}

/** The static page behind a route, if it is one. */
function pageKeyOf(route: string): PageKey | undefined {
  return pageKeys.find((key) => route === `/${key}`);
}

/** Addresses of every combination of "what to cook today". */
export function listQuizPaths(): Localized[] {
  const combinations = quizQuestions.reduce<string[][]>(
    (begun, question) => begun.flatMap((keys) => Object.keys(quizWords[question]).map((key) => [...keys, key])),
    [[]],
  );
  return combinations.map(quizAddresses);
}
