import "server-only";
import { and, desc, eq, isNull, or, type SQL, sql } from "drizzle-orm";
import { cached, cacheTags } from "#lib/cache/cache.ts";
import { db } from "#lib/db/client.ts";
import { vacancies } from "#lib/db/tables/company/vacancies.ts";
import type { Transaction } from "#lib/db/transaction.ts";
import { toPageCount } from "#lib/http/pagination.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { timeZone } from "#lib/time/time-zone.ts";
import type { VacancyView } from "./vacancy.ts";

export type Vacancy = typeof vacancies.$inferSelect;

interface VacancyPage {
  data: (Vacancy & { isOpen: boolean })[];
  meta: { pagination: { page: number; pages: number; count: number } };
}

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
export async function listVacancies(requestedPage: number): Promise<VacancyPage> {
  const count = await db.$count(vacancies);
  const pages = toPageCount(count, pageSize);
  const page = Math.min(requestedPage, pages);
  const rows = await db
    .select({ vacancy: vacancies, isOpen: sql<boolean>`${isOpen()}` })
    .from(vacancies)
    .orderBy(desc(vacancies.createdAt), vacancies.id)
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return {
    data: rows.map(({ vacancy, isOpen }) => ({ ...vacancy, isOpen })),
    meta: { pagination: { page, pages, count } },
  };
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
