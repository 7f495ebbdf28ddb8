import Negotiator from "negotiator";
import { defaultLocale, isLocale, type Locale, locales } from "./locales.ts";

/**
 * Negotiates the language of a request by `Accept-Language`; German when it accepts none of ours.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9110#name-accept-language
 */
export function negotiateLocale(headers: Pick<Headers, "get">): Locale {
  const accepted = new Negotiator({
    headers: { "accept-language": headers.get("accept-language") ?? undefined },
  }).language([...locales]);
  return isLocale(accepted) ? accepted : defaultLocale;
}
