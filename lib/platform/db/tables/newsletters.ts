import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { createdAt, id, timestamptz } from "./columns.ts";
import { items } from "./items.ts";

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
  /** What ended the subscription; null when its reader did. */
  endReason: text().$type<"bounce" | "complaint">(),
});

const newsletterIssueStates = ["draft", "sending", "sent"] as const;
export type NewsletterIssueState = (typeof newsletterIssueStates)[number];

/**
 * Issues of the newsletter. The counters stay when deliveries are deleted: they hold no personal
 * data.
 */
export const newsletterIssues = pgTable(
  "newsletter_issues",
  {
    id: id(),
    /** Counts the changes of its content. Saving on top of an older version is a conflict. */
    version: integer().notNull().default(1),
    state: text().$type<NewsletterIssueState>().notNull().default("draft"),
    /** Consecutive; given when sending starts. */
    number: integer().unique(),
    /** Came with the sample content and was sent to no subscriber. */
    isSample: boolean().notNull().default(false),
    createdAt: createdAt(),
    /** When a draft is to be sent. */
    plannedAt: timestamptz(),
    /** The latest planned time at which a draft was not sent: it was incomplete, or too late. */
    missedAt: timestamptz(),
    startedAt: timestamptz(),
    sentAt: timestamptz(),
    /** When the next emails may be queued, and the subscription up to which they are, by id. */
    nextBatchAt: timestamptz(),
    lastSubscriptionId: uuid(),
    sentCount: integer().notNull().default(0),
    hardBounceCount: integer().notNull().default(0),
    softBounceCount: integer().notNull().default(0),
    complaintCount: integer().notNull().default(0),
    unsubscribeCount: integer().notNull().default(0),
  },
  (t) => [
    index("newsletter_issues_archive_idx").on(t.startedAt.desc(), t.id).where(sql`${t.state} <> 'draft'`),
    index("newsletter_issues_sending_idx").on(t.startedAt).where(sql`${t.state} = 'sending'`),
    index("newsletter_issues_planned_idx").on(t.plannedAt).where(sql`${t.plannedAt} is not null`),
    index("newsletter_issues_created_idx").on(t.createdAt.desc(), t.id),
    check("newsletter_issues_state_check", sql`${t.state} in ('draft', 'sending', 'sent')`),
    check("newsletter_issues_planned_check", sql`${t.plannedAt} is null or ${t.state} = 'draft'`),
  ],
);

export const newsletterIssueTexts = pgTable(
  "newsletter_issue_texts",
  {
    issueId: uuid()
      .notNull()
      .references(() => newsletterIssues.id, { onDelete: "cascade" }),
    locale: text().$type<Locale>().notNull(),
    /** Of its page in the archive; given when sending starts. */
    slug: text(),
    subject: text().notNull().default(""),
    /** What mail programs show behind the subject. */
    preheader: text().notNull().default(""),
    intro: text().notNull().default(""),
  },
  (t) => [
    primaryKey({ columns: [t.issueId, t.locale] }),
    unique("newsletter_issue_texts_slug_key").on(t.locale, t.slug),
  ],
);

/** Recipes and stories of an issue, in their order. */
export const newsletterIssueItems = pgTable(
  "newsletter_issue_items",
  {
    issueId: uuid()
      .notNull()
      .references(() => newsletterIssues.id, { onDelete: "cascade" }),
    itemId: uuid()
      .notNull()
      .references(() => items.id, { onDelete: "cascade" }),
    position: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.issueId, t.itemId] }), index("newsletter_issue_items_item_idx").on(t.itemId)],
);

/** Emails of an issue, one per subscription; the id is that of the email in the outbox. */
export const newsletterDeliveries = pgTable(
  "newsletter_deliveries",
  {
    id: uuid().primaryKey(),
    issueId: uuid()
      .notNull()
      .references(() => newsletterIssues.id, { onDelete: "cascade" }),
    subscriptionId: uuid()
      .notNull()
      .references(() => newsletterSubscriptions.id, { onDelete: "cascade" }),
    queuedAt: timestamptz().notNull().defaultNow(),
    bounce: text().$type<"soft" | "hard">(),
    bouncedAt: timestamptz(),
    complainedAt: timestamptz(),
    /** Until the next issue. */
    unsubscribedAt: timestamptz(),
  },
  (t) => [
    unique("newsletter_deliveries_subscription_key").on(t.issueId, t.subscriptionId),
    index("newsletter_deliveries_latest_idx").on(t.subscriptionId, t.queuedAt.desc()),
    index("newsletter_deliveries_queued_idx").on(t.queuedAt),
  ],
);
