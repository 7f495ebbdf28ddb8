import "server-only";
import { eq } from "drizzle-orm";
import { recordChange } from "#lib/platform/audit-log/record-change.ts";
import { cacheTags } from "#lib/platform/cache/cache-tags.ts";
import { getReturnedId } from "#lib/platform/db/save-rows.ts";
import { vacancies } from "#lib/platform/db/tables/company/vacancies.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import { changeAsEditor, type DeskTarget, requireCurrent } from "#lib/platform/desk-resources/desk-change.ts";
import type { DeskChange } from "#lib/platform/desk-resources/expire-change.ts";
import { currentTime } from "#lib/platform/time/clock.ts";
import { lockVacancy, type Vacancy } from "./queries.ts";

export type VacancyContent = Omit<typeof vacancies.$inferInsert, "id" | "version" | "createdAt" | "endedAt">;

/**
 * Publishes a new position.
 *
 * @throws DeskError "forbidden"
 */
export function createVacancy(editorId: string, content: VacancyContent): Promise<DeskChange> {
  return changeAsEditor(editorId, async (tx) => {
    const id = getReturnedId(await tx.insert(vacancies).values(content).returning({ id: vacancies.id }));
    await record(tx, { editorId, id }, "create", content.title.de);
    return changeOf(id);
  });
}

/**
 * Changes a position that has not ended.
 *
 * @throws DeskError "forbidden", "missing", "conflict"
 */
export function changeVacancy(target: DeskTarget, content: VacancyContent): Promise<DeskChange> {
  return changeAsEditor(target.editorId, async (tx) => {
    const { id, version } = await lockRunning(tx, target);
    await tx
      .update(vacancies)
      .set({ ...content, version: version + 1 })
      .where(eq(vacancies.id, id));
    await record(tx, target, "update", content.title.de);
    return changeOf(id);
  });
}

/**
 * Ends a position for good: readers no longer see it.
 *
 * @throws DeskError "forbidden", "missing", "conflict"
 */
export function endVacancy(target: DeskTarget): Promise<DeskChange> {
  return changeAsEditor(target.editorId, async (tx) => {
    const { id, version, title } = await lockRunning(tx, target);
    await tx
      .update(vacancies)
      .set({ endedAt: currentTime(), version: version + 1 })
      .where(eq(vacancies.id, id));
    await record(tx, target, "unpublish", title.de);
    return changeOf(id);
  });
}

const changeOf = (id: string): DeskChange => ({ id, tags: [cacheTags.vacancies] });

async function record(
  tx: Transaction,
  { editorId: actorId, id: subjectId }: Pick<DeskTarget, "editorId" | "id">,
  action: "create" | "update" | "unpublish",
  subjectName: string,
): Promise<void> {
  await recordChange(tx, { actorId, action, subjectType: "vacancy", subjectId, subjectName });
}

/** A position that has ended is missing. */
async function lockRunning(tx: Transaction, { id, version }: DeskTarget): Promise<Vacancy> {
  const vacancy = await lockVacancy(tx, id);
  return requireCurrent(vacancy?.endedAt ? null : vacancy, version);
}
