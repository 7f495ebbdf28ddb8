import { notFound } from "next/navigation";
import * as rootParams from "next/root-params";
import { getRequestConfig } from "next-intl/server";
import { isLocale } from "./locales.ts";
import { messagesOf, timeZone } from "./words.ts";

/** The words for a request: of `locale` where a caller knows it (route handlers, actions), else of the [locale] segment. */
export default getRequestConfig(async ({ locale: requested }) => {
  const locale = requested ?? (await rootParams.locale());
  if (!isLocale(locale)) notFound();
  return { locale, timeZone, messages: await messagesOf(locale) };
});
