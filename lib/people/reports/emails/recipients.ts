import "server-only";
import { defaultLocale, type Locale } from "#lib/platform/i18n/locales.ts";

/** Who gets a mail about a report or a decision. */
interface ReportRecipient {
  to: string;
  locale: Locale;
}

interface Reporter {
  /** The address given in the form. */
  reporterEmail: string | null;
  /** Language of the form. */
  locale: Locale;
  /** The account of the reporter, if there is one. */
  account: { email: string | null; locale: Locale | null } | null;
}

/** The reporter, in the language of the account or else of the form; null without an address. */
export function toReporter({ reporterEmail, locale, account }: Reporter): ReportRecipient | null {
  const to = reporterEmail ?? account?.email;
  return to ? { to, locale: account?.locale ?? locale } : null;
}

/** The writer of content; null for one without an account. */
export function toWriter(author: { email: string | null; locale: Locale | null } | null): ReportRecipient | null {
  return author?.email ? { to: author.email, locale: author.locale ?? defaultLocale } : null;
}
