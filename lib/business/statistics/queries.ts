import "server-only";
import { type SQL, sql } from "drizzle-orm";
import { db } from "#lib/platform/db/client.ts";
import type { ItemType } from "#lib/platform/db/tables/items.ts";
import { type Page, readPage } from "#lib/platform/http/pagination.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { type DayCount, type MeasureCounts, type ShownMeasure, shownMeasures } from "./measures.ts";
import { listDays, type Period } from "./period.ts";

/** An item with what was counted in a period. */
export interface ItemRow extends MeasureCounts {
  id: string;
  type: ItemType;
  title: string;
}

const pageSize = 25;

const sumColumns = sql.join(
  shownMeasures.map(
    (name) =>
      sql`coalesce(sum(count) filter (where measure = ${sql.raw(`'${name}'`)}), 0)::int as ${sql.identifier(name)}`,
  ),
  sql`, `,
);
const within = ({ from, to }: Period) => sql`day between ${from}::date and ${to}::date`;
/** Of all items, or of those of an author. */
const isBy = (authorId: string | null) => (authorId ? sql`author_id = ${authorId}` : sql`true`);

/**
 * Lists a page of the items with any count in a period, the highest count of `order` first, of
 * equal ones that which is read most. Titles are in this language, else in the other one. With an
 * author only theirs.
 */
export async function listItemCounts(
  locale: Locale,
  period: Period,
  { order, page: requestedPage, authorId }: { order: ShownMeasure; page: number; authorId: string | null },
): Promise<Page<ItemRow>> {
  const counted = sql`from item_statistics where ${within(period)}
    and exists (select from items where id = item_id and ${isBy(authorId)})`;
  const [total] = await select<{ count: number }>(sql`select count(distinct item_id)::int as count ${counted}`);
  const count = total?.count ?? 0;
  return readPage({ count, pageSize, requestedPage }, ({ limit, offset }) =>
    select<ItemRow>(sql`
      select id, type, coalesce(${titleIn(locale)}, '') as title, counts.*
      from (
        select item_id, ${sumColumns} ${counted} group by item_id
        order by ${sql.identifier(order)} desc, read desc, item_id limit ${limit} offset ${offset}
      ) as counts join items on id = item_id
      order by ${sql.identifier(order)} desc, read desc, id`),
  );
}

/** Sums of everything in a period, or of everything by an author. */
export async function getTotals(period: Period, authorId: string | null): Promise<MeasureCounts> {
  const [totals] = await select<MeasureCounts>(
    sql`select ${sumColumns} from item_statistics where ${within(period)} ${onlyBy(authorId)}`,
  );
  return totals as MeasureCounts;
}

/** How often all items, those of an author or one of them were read on each day of a period. */
export async function listReads(
  period: Period,
  { authorId = null, itemId }: { authorId?: string | null; itemId?: string },
): Promise<DayCount[]> {
  const rows = await select<DayCount>(sql`
    select day::text, sum(count)::int as count from item_statistics
    where ${within(period)} and measure = 'read' ${itemId ? sql`and item_id = ${itemId}` : sql``}
      ${onlyBy(authorId)}
    group by day`);
  return listDays(period).map((day) => ({ day, count: rows.find((row) => row.day === day)?.count ?? 0 }));
}

/** Deleted items have no author, and count in the sums of everything. */
function onlyBy(authorId: string | null): SQL {
  return authorId ? sql`and item_id in (select id from items where ${isBy(authorId)})` : sql``;
}

async function select<Row>(query: SQL): Promise<Row[]> {
  return (await db.execute(query)).rows as Row[];
}

/** The title of `items.id`, in another language where this one has none. */
function titleIn(locale: Locale): SQL {
  return sql`(select title from item_texts where item_texts.item_id = items.id
    order by locale = ${locale} desc limit 1)`;
}
