import "server-only";
import { and, desc, eq, getTableColumns, isNull, or, type SQL, sql } from "drizzle-orm";
import { cached, cacheTags } from "#lib/platform/cache/cache.ts";
import { db } from "#lib/platform/db/client.ts";
import { vacancies } from "#lib/platform/db/tables/company/vacancies.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import { type Page, readPage } from "#lib/platform/http/pagination.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { timeZone } from "#lib/platform/time/time-zone.ts";
import type { VacancyView } from "./vacancy.ts";

export type Vacancy = typeof vacancies.$inferSelect;

const pageSize = 24;
const maxOpenVacancies = 100;

/** Condition: readers see it, including its last day. */
function isOpen(): SQL | undefined {
  const today = sql`(now() at time zone ${sql.raw(`'${timeZone}'`)})::date`;
  return and(isNull(vacancies.endedAt), or(isNull(vacancies.closesOn), sql`${vacancies.closesOn} >= ${today}`));
}

/** Lists the open positions in one language, newest first. */
export const listOpenVacancies = cached(
  "vacancies",
  () => [cacheTags.vacancies],
  async (locale: Locale): Promise<VacancyView[]> => {
    const rows = await db
      .select()
      .from(vacancies)
      .where(isOpen())
      .orderBy(desc(vacancies.createdAt), vacancies.id)
      .limit(maxOpenVacancies);
    return rows.map(({ title, text, createdAt, version: _, endedAt: __, ...facts }) => ({
      ...facts,
      title: title[locale],
      text: text[locale],
      postedAt: createdAt.toISOString(),
    }));
  },
);

/**
 * Lists one page of all positions for editors, newest first. A page beyond the last one is the last
 * one.
 */
export async function listVacancies(requestedPage: number): Promise<Page<Vacancy & { isOpen: boolean }>> {
  const count = await db.$count(vacancies);
  return readPage({ count, pageSize, requestedPage }, ({ limit, offset }) =>
    db
      .select({ ...getTableColumns(vacancies), isOpen: sql<boolean>`${isOpen()}` })
      .from(vacancies)
      .orderBy(desc(vacancies.createdAt), vacancies.id)
      .limit(limit)
      .offset(offset),
  );
}

/** Finds a position, open or not; null if there is none. */
export async function findVacancy(id: string): Promise<Vacancy | null> {
  const [vacancy] = await db.select().from(vacancies).where(eq(vacancies.id, id));
  return vacancy ?? null;
}

/** Locks a position, so that of two editors who change it at once the second one waits. */
export async function lockVacancy(tx: Transaction, id: string): Promise<Vacancy | null> {
  const [vacancy] = await tx.select().from(vacancies).where(eq(vacancies.id, id)).for("update");
  return vacancy ?? null;
}
