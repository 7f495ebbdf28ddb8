import { notFound } from "next/navigation";
import * as rootParams from "next/root-params";
import { getRequestConfig } from "next-intl/server";
import { isLocale, type Locale } from "./locales.ts";

/** Times and dates are shown as on a clock in Berlin, wherever the server stands. */
const timeZone = "Europe/Berlin";

/** The words for a request: of `locale` where a caller knows it (route handlers, actions), else of the [locale] segment. */
export default getRequestConfig(async ({ locale: requested }) => {
  const locale = requested ?? (await rootParams.locale());
  if (!isLocale(locale)) notFound();
  return { locale, timeZone, messages: await messagesOf(locale) };
});

async function messagesOf(locale: Locale) {
  return locale === "de" ? (await import("#messages/de.json")).default : (await import("#messages/en.json")).default;
}
