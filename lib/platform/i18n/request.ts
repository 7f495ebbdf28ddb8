import { notFound } from "next/navigation";
import * as rootParams from "next/root-params";
import { getRequestConfig } from "next-intl/server";
import { timeZone } from "#lib/platform/time/time-zone.ts";
import { isLocale } from "./locales.ts";
import { loadMessages } from "./messages.ts";

/**
 * Messages of next-intl for a request: in `locale` when the caller passes it (route handlers,
 * actions), else in the language of the `[locale]` segment.
 */
export default getRequestConfig(async ({ locale: requested }) => {
  const locale = requested ?? (await rootParams.locale());
  if (!isLocale(locale)) notFound();
  return { locale, timeZone, messages: await loadMessages(locale) };
});
