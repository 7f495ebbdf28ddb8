import { pgTable, text } from "drizzle-orm/pg-core";
import type { Locale } from "#lib/i18n/locales.ts";
import { id, timestamptz } from "./columns.ts";

/** Newsletter subscriptions: requested, confirmed and cancelled, with the proof of consent. */
export const newsletterSubscriptions = pgTable("newsletter_subscriptions", {
  id: id(),
  /** Lower case. */
  email: text().notNull().unique(),
  locale: text().$type<Locale>().notNull(),
  /** Version of the consent text the form showed. */
  consent: text().notNull(),
  /** Page section the form was in. */
  location: text().notNull(),
  requestedAt: timestamptz().notNull().defaultNow(),
  confirmedAt: timestamptz(),
  unsubscribedAt: timestamptz(),
});
