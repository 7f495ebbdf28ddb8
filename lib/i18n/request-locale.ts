import Negotiator from "negotiator";
import { defaultLocale, isLocale, type Locale, locales } from "./locales.ts";

/** The language a request without one in its address asks for (`Accept-Language`), German where it asks for none of ours. */
export function localeOf(headers: Pick<Headers, "get">): Locale {
  const asked = new Negotiator({
    headers: { "accept-language": headers.get("accept-language") ?? undefined },
  }).language([...locales]);
  return isLocale(asked) ? asked : defaultLocale;
}
