import Negotiator from "negotiator";
import { limitList } from "#lib/platform/text/limit-list.ts";
import { getActiveLocales, isActiveLocale, toActiveLocale } from "./active-locales.ts";
import { defaultLocale, type Locale } from "./locales.ts";

/**
 * Negotiates the language of a request by `Accept-Language` among those that are switched on;
 * German, or the only language of the site, when it accepts none of ours.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9110#name-accept-language
 */
export function negotiateLocale(headers: Pick<Headers, "get">): Locale {
  const header = headers.get("accept-language");
  const accepted = new Negotiator({
    headers: { "accept-language": header === null ? undefined : limitList(header) },
  }).language([...getActiveLocales()]);
  return isActiveLocale(accepted) ? accepted : toActiveLocale(defaultLocale);
}
