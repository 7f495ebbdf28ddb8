import type { Locale, Localized } from "#lib/platform/i18n/locales.ts";
import { routeAddress } from "./address.ts";
import { choiceKinds, choiceWord } from "./what-to-cook-words.ts";

/**
 * Site-relative address of a combination of "what to cook today".
 *
 * @param keys keys of the choices, in the order of `choiceKinds`
 */
export function whatToCookAddress(locale: Locale, keys: readonly string[]): string {
  const words = choiceKinds.map((question, n) => [question, choiceWord(question, keys[n] ?? "", locale)]);
  return routeAddress(locale, "/what-to-cook-today/[diet]/[meal]/[other]", Object.fromEntries(words));
}

/** Anchor of a recipe page that "surprise me" has led to. */
export const surpriseAnchor = "surprise";

/** Address that redirects to a random recipe for the choices of the page it is followed from. */
export const surpriseHref = (locale: Locale) => `/api/what-to-cook-today/surprise?locale=${locale}`;

/**
 * Address of a recipe as a surprise: it keeps the choices for the next one.
 *
 * @param keys keys of the choices, in the order of `choiceKinds`
 */
export function surpriseAddress(locale: Locale, href: string, keys: readonly string[]): string {
  const words = choiceKinds.map((question, n) => [question, choiceWord(question, keys[n] ?? "", locale)]);
  return `${href}?${new URLSearchParams(words)}#${surpriseAnchor}`;
}

/** Addresses of a combination in all languages, for alternates. */
export function whatToCookAddresses(keys: readonly string[]): Localized {
  return { de: whatToCookAddress("de", keys), en: whatToCookAddress("en", keys) };
}
