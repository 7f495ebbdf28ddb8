import { type PageKey, pageKeys } from "#lib/db/tables/items.ts";
import { address } from "#lib/i18n/address.ts";
import { type Locale, type Localized, locales } from "#lib/i18n/locales.ts";
import { quizQuestions, quizWords } from "#lib/i18n/quiz-words.ts";
import { quizAddress } from "#lib/i18n/resolve.ts";
import { type PlainRoute, pathnames } from "#lib/i18n/routing.ts";

/** Routes that are pages of their own: neither a list of answers nor a page that an editor has to write first. */
export function listPlainRoutes(): PlainRoute[] {
  return Object.keys(pathnames).filter(
    (route): route is PlainRoute => !route.includes("[") && route !== "/search" && !pageKeyOf(route),
  );
}

/** The static page behind a route, if it is one. */
function pageKeyOf(route: string): PageKey | undefined {
  return pageKeys.find((key) => route === `/${key}`);
}

/** Addresses of a route in both languages. */
export function pathsOf(route: PlainRoute): Localized {
  return perLocale((locale) => address(locale, route));
}

/** Addresses of every combination of "what to cook today". */
export function listQuizPaths(): Localized[] {
  const combinations = quizQuestions.reduce<string[][]>(
    (begun, question) => begun.flatMap((keys) => Object.keys(quizWords[question]).map((key) => [...keys, key])),
    [[]],
  );
  return combinations.map((keys) => perLocale((locale) => quizAddress(locale, keys)));
}

function perLocale(path: (locale: Locale) => string): Localized {
  return Object.fromEntries(locales.map((locale) => [locale, path(locale)])) as Localized;
}
