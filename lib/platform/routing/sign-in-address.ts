import type { Locale } from "#lib/platform/i18n/locales.ts";
import { address } from "./address.ts";
import { withReturnTo } from "./return-to.ts";

/** Address of the page to sign in, from which readers return to `next`, a path of this site. */
export function signInAddress(locale: Locale, next: string | null): string {
  return withReturnTo(address(locale, "/login"), next);
}

/** Address of the page to sign up, from which readers return to `next`, a path of this site. */
export function signUpAddress(locale: Locale, next: string | null): string {
  return withReturnTo(address(locale, "/signup"), next);
}
