import Negotiator from "negotiator";
import { getActiveLocales, isActiveLocale, toActiveLocale } from "./active-locales.ts";
import { defaultLocale, type Locale } from "./locales.ts";

/**
 * Negotiates the language of a request by `Accept-Language` among those that are switched on;
 * German, or the only language of the site, when it accepts none of ours.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9110#name-accept-language
 */
export function negotiateLocale(headers: Pick<Headers, "get">): Locale {
  const accepted = new Negotiator({
    headers: { "accept-language": headers.get("accept-language") ?? undefined },
  }).language([...getActiveLocales()]);
  return isActiveLocale(accepted) ? accepted : toActiveLocale(defaultLocale);
}
