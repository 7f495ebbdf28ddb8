import "server-only";
import { sql } from "drizzle-orm";
import { db } from "#lib/platform/db/client.ts";
import { type Page, readPage } from "#lib/platform/http/pagination.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import type { Period } from "./period.ts";

/** A search without a result. */
interface FailedSearchRow {
  locale: Locale;
  query: string;
  count: number;
  /** How many items that come close were shown last. */
  closestCount: number;
}

const pageSize = 25;

/** Lists a page of the searches without a result in a period, the most frequent first. */
export async function listFailedSearches(period: Period, requestedPage: number): Promise<Page<FailedSearchRow>> {
  const counted = sql`from search_statistics where day between ${period.from}::date and ${period.to}::date`;
  const total = await db.execute<{ count: number }>(
    sql`select count(distinct (locale, query))::int as count ${counted}`,
  );
  const count = total.rows[0]?.count ?? 0;
  return readPage({ count, pageSize, requestedPage }, async ({ limit, offset }) => {
    const { rows } = await db.execute(sql`
      select locale, query, sum(count)::int as count,
        (array_agg(closest_count order by day desc))[1] as "closestCount"
      ${counted} group by locale, query order by 3 desc, query, locale limit ${limit} offset ${offset}`);
    return rows as unknown as FailedSearchRow[];
  });
}
