import { currentTime } from "#lib/time/clock.ts";
import "server-only";
import { eq } from "drizzle-orm";
import { recordChange } from "#lib/audit-log/record-change.ts";
import { lockEditor } from "#lib/auth/editors.ts";
import { db } from "#lib/db/client.ts";
import { vacancies } from "#lib/db/tables/company/vacancies.ts";
import type { Transaction } from "#lib/db/transaction.ts";
import { VacancyError } from "./errors.ts";
import { lockVacancy, type Vacancy } from "./queries.ts";

interface Target {
  /** The editor who acts. */
  editorId: string;
  id: string;
  /** The version that the editor has read. */
  version: number;
}

export type VacancyContent = Omit<typeof vacancies.$inferInsert, "id" | "version" | "createdAt" | "endedAt">;

/**
 * Publishes a new position.
 *
 * @returns its id
 * @throws VacancyError "forbidden"
 */
export async function createVacancy(editorId: string, content: VacancyContent): Promise<string> {
  return db.transaction(async (tx) => {
    if (!(await lockEditor(tx, editorId))) throw new VacancyError("forbidden");
    const [created] = await tx.insert(vacancies).values(content).returning({ id: vacancies.id });
    if (!created) throw new Error("insert of a vacancy returned no row");
    await record(tx, { editorId, id: created.id }, "create", content.title.de);
    return created.id;
  });
}

/**
 * Changes a position that has not ended.
 *
 * @throws VacancyError
 */
export async function changeVacancy(target: Target, content: VacancyContent): Promise<void> {
  await db.transaction(async (tx) => {
    const { version } = await lockForEditor(tx, target);
    await tx
      .update(vacancies)
      .set({ ...content, version: version + 1 })
      .where(eq(vacancies.id, target.id));
    await record(tx, target, "update", content.title.de);
  });
}

/**
 * Ends a position for good: readers no longer see it.
 *
 * @throws VacancyError
 */
export async function endVacancy(target: Target): Promise<void> {
  await db.transaction(async (tx) => {
    const { version, title } = await lockForEditor(tx, target);
    await tx
      .update(vacancies)
      .set({ endedAt: currentTime(), version: version + 1 })
      .where(eq(vacancies.id, target.id));
    await record(tx, target, "unpublish", title.de);
  });
}

async function record(
  tx: Transaction,
  { editorId: actorId, id: subjectId }: Pick<Target, "editorId" | "id">,
  action: "create" | "update" | "unpublish",
  subjectName: string,
): Promise<void> {
  await recordChange(tx, { actorId, action, subjectType: "vacancy", subjectId, subjectName });
}

async function lockForEditor(tx: Transaction, { editorId, id, version }: Target): Promise<Vacancy> {
  if (!(await lockEditor(tx, editorId))) throw new VacancyError("forbidden");
  const vacancy = await lockVacancy(tx, id);
  if (!vacancy || vacancy.endedAt) throw new VacancyError("missing");
  if (vacancy.version !== version) throw new VacancyError("conflict");
  return vacancy;
}
