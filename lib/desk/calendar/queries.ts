import "server-only";
import { and, eq, sql } from "drizzle-orm";
import { db } from "#lib/platform/db/client.ts";
import type { ModuleData } from "#lib/platform/db/tables/feeds.ts";
import { items } from "#lib/platform/db/tables/items.ts";
import { newsletterIssues } from "#lib/platform/db/tables/newsletters.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import { isPublicItem } from "#lib/platform/db/visibility.ts";
import { getActiveLocales } from "#lib/platform/i18n/active-locales.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { toLocalInput } from "#lib/platform/time/local-time.ts";
import { timeZone } from "#lib/platform/time/time-zone.ts";
import type { CalendarEntry, EntryKind } from "./entry.ts";

const maxEntries = 1000;

interface Row extends Record<string, unknown> {
  kind: EntryKind;
  subject: CalendarEntry["subject"];
  id: string;
  title: string | null;
  type: ModuleData["type"] | null;
  at: string;
}

/** An entry whose module has no heading has the type of the module instead of a title. */
export interface ListedEntry extends CalendarEntry {
  moduleType: ModuleData["type"] | null;
}

/**
 * Lists what happens from a day to another one, in order.
 *
 * @param from ISO date in Berlin
 * @param to ISO date in Berlin, inclusive
 */
export async function listEntries(locale: Locale, from: string, to: string): Promise<ListedEntry[]> {
  const isWithin = (column: ReturnType<typeof sql>) =>
    sql`(${column} at time zone ${sql.raw(`'${timeZone}'`)})::date between ${from}::date and ${to}::date`;
  const subject = sql`case type when 'recipe' then 'recipe' else 'story' end`;
  const title = sql`(select title from item_texts where item_id = items.id order by (locale = ${locale}) desc limit 1)`;
  const isListed = sql`state = 'live' and not exists (
    select from stories where item_id = items.id and story_type = 'static_page')`;
  const heading = sql`coalesce(data->'heading'->>${locale}::text, data->'overline'->>${locale}::text)`;
  const { rows } = await db.execute<Row>(sql`
    select 'publication' as kind, ${subject} as subject, id, ${title} as title, null as type, published_at as at
      from items where ${isListed} and ${isWithin(sql`published_at`)}
    union all select 'expiry', ${subject}, id, ${title}, null, expires_at
      from items where ${isListed} and ${isWithin(sql`expires_at`)}
    union all select 'moduleStart', 'module', id, ${heading}, data->>'type', starts_at
      from feed_modules where ${isWithin(sql`starts_at`)}
    union all select 'moduleEnd', 'module', id, ${heading}, data->>'type', ends_at
      from feed_modules where ${isWithin(sql`ends_at`)}
    union all select 'newsletter', 'newsletter', id, (
        select subject from newsletter_issue_texts where issue_id = newsletter_issues.id
        order by (locale = ${locale}) desc limit 1), null, coalesce(started_at, planned_at)
      from newsletter_issues where ${isWithin(sql`coalesce(started_at, planned_at)`)}
    order by at, title limit ${maxEntries}`);
  return rows.map(({ type, ...row }) => {
    const at = new Date(row.at);
    const [date = "", time = ""] = toLocalInput(at).split("T");
    return { ...row, title: row.title ?? "", at: at.toISOString(), date, time, moduleType: type };
  });
}

/** Locks a draft of the newsletter that is planned, with its German subject, to move its time. */
export async function lockPlannedIssue(tx: Transaction, id: string) {
  const { plannedAt, state } = newsletterIssues;
  const [issue] = await tx
    .select({ plannedAt })
    .from(newsletterIssues)
    .where(and(eq(newsletterIssues.id, id), eq(state, "draft")))
    .for("update");
  if (!issue?.plannedAt) return null;
  const { rows } = await tx.execute<{ subject: string }>(
    sql`select subject from newsletter_issue_texts where issue_id = ${id} order by locale limit 1`,
  );
  return { plannedAt: issue.plannedAt, title: rows[0]?.subject ?? "" };
}

/**
 * Whether an issue of the newsletter has content in each language of the site that is public at a
 * time.
 */
export async function hasContentAt(tx: Transaction, issueId: string, at: Date): Promise<boolean> {
  const { rows } = await tx.execute<{ locale: Locale }>(sql`
    select distinct item_texts.locale from newsletter_issue_items
      join items on items.id = newsletter_issue_items.item_id join item_texts on item_texts.item_id = items.id
      where issue_id = ${issueId} and ${isPublicItem(at)}`);
  return getActiveLocales().every((one) => rows.some(({ locale }) => locale === one));
}

/** Locks a live recipe or story with its title and all its slugs, to move its dates. */
export async function lockItem(tx: Transaction, id: string) {
  const [item] = await tx
    .select({
      type: items.type,
      state: items.state,
      authorId: items.authorId,
      publishedAt: items.publishedAt,
      expiresAt: items.expiresAt,
    })
    .from(items)
    .where(eq(items.id, id))
    .for("update");
  if (item?.state !== "live") return null;
  const { rows } = await tx.execute<{ slug: string; title: string }>(
    sql`select slug, title from item_texts where item_id = ${id} order by locale`,
  );
  return { ...item, title: rows[0]?.title ?? "", slugs: rows.map(({ slug }) => slug) };
}
