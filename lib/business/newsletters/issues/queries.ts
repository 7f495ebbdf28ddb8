import "server-only";
import { and, asc, count, desc, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import { db } from "#lib/platform/db/client.ts";
import {
  newsletterIssues,
  newsletterIssueTexts,
  newsletterSubscriptions,
} from "#lib/platform/db/tables/newsletters.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import { type Page, readPage } from "#lib/platform/http/pagination.ts";
import { toActiveLocale } from "#lib/platform/i18n/active-locales.ts";
import { type Locale, type Localized, locales } from "#lib/platform/i18n/locales.ts";
import type { Issue, IssueText } from "./issue.ts";

const pageSize = 20;

/** Lists one page of all issues, the newest first. A page beyond the last one is the last one. */
export async function listIssues(requestedPage: number): Promise<Page<Issue>> {
  const newest = [desc(newsletterIssues.createdAt), asc(newsletterIssues.id)];
  const total = await db.$count(newsletterIssues);
  return readPage({ count: total, pageSize, requestedPage }, async ({ limit, offset }) =>
    toIssues(
      await db
        .select()
        .from(newsletterIssues)
        .orderBy(...newest)
        .limit(limit)
        .offset(offset),
    ),
  );
}

/** The issue with this id, or null. */
export async function getIssue(id: string): Promise<Issue | null> {
  const [issue] = await toIssues(await db.select().from(newsletterIssues).where(eq(newsletterIssues.id, id)));
  return issue ?? null;
}

/** The issue with this number, or null. */
export async function findIssueByNumber(number: number): Promise<Issue | null> {
  const [issue] = await toIssues(await db.select().from(newsletterIssues).where(eq(newsletterIssues.number, number)));
  return issue ?? null;
}

/** The latest issue with exactly these recipes and stories, or null. */
export async function findIssueByItems(itemIds: readonly string[], tx: Transaction | typeof db = db) {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select id from newsletter_issues where not is_sample and (
      select array_agg(item_id order by position) from newsletter_issue_items where issue_id = newsletter_issues.id
    ) = ${sql.param([...itemIds])}::uuid[]
    order by created_at desc limit 1`);
  return rows[0]?.id ?? null;
}

/** Condition on `newsletter_subscriptions`: gets the newsletter. */
export function isActiveSubscription() {
  return and(isNotNull(newsletterSubscriptions.confirmedAt), isNull(newsletterSubscriptions.unsubscribedAt));
}

/**
 * How many confirmed subscribers get the newsletter in a language. Those of a language that is
 * switched off get it in another one.
 */
export async function countRecipients(): Promise<Localized<number>> {
  const rows = await db
    .select({ locale: newsletterSubscriptions.locale, count: count() })
    .from(newsletterSubscriptions)
    .where(isActiveSubscription())
    .groupBy(newsletterSubscriptions.locale);
  return mapLocales((locale) =>
    rows.reduce((sum, row) => (toActiveLocale(row.locale) === locale ? sum + row.count : sum), 0),
  );
}

const emptyText: IssueText & { slug: string | null } = { subject: "", preheader: "", intro: "", slug: null };

async function toIssues(rows: (typeof newsletterIssues.$inferSelect)[]): Promise<Issue[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const texts = await db.select().from(newsletterIssueTexts).where(inArray(newsletterIssueTexts.issueId, ids));
  return rows.map(
    ({ id, version, state, number, isSample, createdAt, plannedAt, missedAt, startedAt, sentAt, ...row }) => ({
      id,
      version,
      state,
      number,
      isSample,
      createdAt,
      plannedAt,
      missedAt,
      startedAt,
      sentAt,
      counts: {
        sent: row.sentCount,
        hardBounces: row.hardBounceCount,
        softBounces: row.softBounceCount,
        complaints: row.complaintCount,
        unsubscribes: row.unsubscribeCount,
      },
      texts: mapLocales((locale) => texts.find((text) => text.issueId === id && text.locale === locale) ?? emptyText),
    }),
  );
}

function mapLocales<Value>(getValue: (locale: Locale) => Value): Localized<Value> {
  return Object.fromEntries(locales.map((locale) => [locale, getValue(locale)])) as Localized<Value>;
}
