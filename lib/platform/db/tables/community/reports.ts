import { sql } from "drizzle-orm";
import { type AnyPgColumn, boolean, check, index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { createdAt, id, timestamptz } from "../columns.ts";
import { users } from "../users.ts";

/** What can be reported. `address` is a page of the site that belongs to no user. */
export const reportTargetTypes = ["recipe", "story", "comment", "cookbook", "user", "address"] as const;
export type ReportTargetType = (typeof reportTargetTypes)[number];

/** Why something is reported, the most severe reason first: the queue has this order. */
export const reportReasons = [
  "child_abuse",
  "self_harm",
  "violence",
  "hate",
  "sexual",
  "harassment",
  "allergen_error",
  "copyright",
  "spam",
  "other",
] as const;
export type ReportReason = (typeof reportReasons)[number];

/** What editors decide about reported content. `dismiss` finds no violation. */
const reportActions = ["dismiss", "hide", "restore", "warn", "ban", "unban"] as const;
export type ReportAction = (typeof reportActions)[number];

/** What a decision against a writer is based on: a law, or the terms of use. */
export const decisionGrounds = ["law", "terms"] as const;
export type DecisionGround = (typeof decisionGrounds)[number];

const userOrNull = () => uuid().references(() => users.id, { onDelete: "set null" });

/** The reported or decided thing; without foreign key, because the content may be deleted. */
const target = () => ({
  targetType: text().$type<ReportTargetType>().notNull(),
  /** Null for an `address`. */
  targetId: uuid(),
  /** Site-relative address of the page. */
  targetAddress: text().notNull(),
});

/**
 * Reports by readers and notices of illegal content. A report without a name and an address stays
 * when the account behind it is deleted.
 */
export const reports = pgTable(
  "reports",
  {
    id: id(),
    /** Number that the reporter gets and may refer to. */
    reference: text().notNull().unique(),
    ...target(),
    reason: text().$type<ReportReason>().notNull(),
    /** Plain text; may be empty in a report that is no notice. */
    text: text().notNull(),
    /** A notice by Article 16 of Regulation (EU) 2022/2065, with statement of good faith. */
    isNotice: boolean().notNull().default(false),
    /** Null when sent without an account, and after the account was deleted. */
    reporterId: userOrNull(),
    reporterName: text(),
    /** Lower case; the address given in the form, which need not be that of the account. */
    reporterEmail: text(),
    /** Language of the page it was sent from. */
    locale: text().$type<Locale>().notNull(),
    /** Null while it is open. */
    decisionId: uuid().references((): AnyPgColumn => reportDecisions.id, { onDelete: "cascade" }),
    createdAt: createdAt(),
  },
  (t) => [
    index("reports_open_idx").on(t.createdAt, t.id).where(sql`${t.decisionId} is null`),
    index("reports_target_idx").on(t.targetType, t.targetId, t.createdAt),
    index("reports_decision_idx").on(t.decisionId),
    index("reports_reporter_idx").on(t.reporterId),
    // What is sent again in the same words is one open report, so that none with other words is
    // lost: strangers can name an address. A report without reporter and address is always new.
    uniqueIndex("reports_reporter_key")
      .on(t.reporterId, t.targetType, t.targetId, t.isNotice, sql`md5(${t.text})`)
      .where(sql`${t.decisionId} is null and ${t.reporterId} is not null`),
    uniqueIndex("reports_email_key")
      .on(t.reporterEmail, t.targetType, t.targetId, t.isNotice, sql`md5(${t.text})`)
      .where(sql`${t.decisionId} is null and ${t.reporterId} is null and ${t.reporterEmail} is not null`),
    check("reports_target_check", sql`(${t.targetType} = 'address') = (${t.targetId} is null)`),
    check(
      "reports_target_type_check",
      sql`${t.targetType} in ('recipe', 'story', 'comment', 'cookbook', 'user', 'address')`,
    ),
    check(
      "reports_reason_check",
      sql`${t.reason} in ('child_abuse', 'self_harm', 'violence', 'hate', 'sexual', 'harassment',
        'allergen_error', 'copyright', 'spam', 'other')`,
    ),
  ],
);

/** Decisions about reported content, each with its statement of reasons. */
export const reportDecisions = pgTable(
  "report_decisions",
  {
    id: id(),
    ...target(),
    /** Title of the content, or name of the user, at the time of the decision. */
    targetTitle: text().notNull(),
    /** Who wrote the content; null without an account. */
    authorId: userOrNull(),
    /** Null after the account was deleted. */
    editorId: userOrNull(),
    action: text().$type<ReportAction>().notNull(),
    /** Null for decisions that restrict nothing. */
    ground: text().$type<DecisionGround>(),
    /** The provision of the law or section of the terms; empty without a ground. */
    rule: text().notNull().default(""),
    /** Facts and reasons, for the writer and the reporters. */
    text: text().notNull(),
    /** End of a ban; null for other decisions and a ban without end. */
    bannedUntil: timestamptz(),
    /** Whether an admin has imposed a ban: then only admins lift it. */
    isByAdmin: boolean().notNull().default(false),
    /** When a hidden recipe or story would have expired. */
    formerExpiresAt: timestamptz(),
    createdAt: createdAt(),
  },
  (t) => [
    index("report_decisions_target_idx").on(t.targetType, t.targetId, t.createdAt),
    index("report_decisions_author_idx").on(t.authorId, t.createdAt),
    index("report_decisions_editor_idx").on(t.editorId),
    index("report_decisions_created_idx").on(t.createdAt),
    check("report_decisions_action_check", sql`${t.action} in ('dismiss', 'hide', 'restore', 'warn', 'ban', 'unban')`),
    check("report_decisions_ground_check", sql`(${t.action} in ('hide', 'warn', 'ban')) = (${t.ground} is not null)`),
    check("report_decisions_ground_kind_check", sql`${t.ground} in ('law', 'terms')`),
  ],
);

const objectionStates = ["open", "rejected", "accepted"] as const;
export type ObjectionState = (typeof objectionStates)[number];

/**
 * Objections to decisions (Article 20 of Regulation (EU) 2022/2065): at most one by the writer and
 * one by each reporter.
 */
export const reportObjections = pgTable(
  "report_objections",
  {
    id: id(),
    decisionId: uuid()
      .notNull()
      .references(() => reportDecisions.id, { onDelete: "cascade" }),
    /** The report whose sender objects; null when the writer does. */
    reportId: uuid().references(() => reports.id, { onDelete: "cascade" }),
    text: text().notNull(),
    locale: text().$type<Locale>().notNull(),
    state: text().$type<ObjectionState>().notNull().default("open"),
    /** What the editors reply; empty while it is open. */
    answer: text().notNull().default(""),
    /** Another editor than that of the decision. */
    editorId: userOrNull(),
    createdAt: createdAt(),
    decidedAt: timestamptz(),
  },
  (t) => [
    uniqueIndex("report_objections_author_key").on(t.decisionId).where(sql`${t.reportId} is null`),
    uniqueIndex("report_objections_report_key").on(t.decisionId, t.reportId).where(sql`${t.reportId} is not null`),
    index("report_objections_open_idx").on(t.createdAt, t.id).where(sql`${t.state} = 'open'`),
    index("report_objections_report_idx").on(t.reportId),
    index("report_objections_editor_idx").on(t.editorId),
    check("report_objections_state_check", sql`${t.state} in ('open', 'rejected', 'accepted')`),
    check("report_objections_decided_check", sql`(${t.state} = 'open') = (${t.decidedAt} is null)`),
  ],
);
