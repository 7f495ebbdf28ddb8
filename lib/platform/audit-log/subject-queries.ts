import "server-only";
import { type SQL, sql } from "drizzle-orm";
import { db } from "#lib/platform/db/client.ts";
import type { AuditAction, AuditSubject } from "#lib/platform/db/tables/company/audit-log.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import { isPublicUser } from "#lib/platform/db/visibility.ts";
import type { AuditEntry } from "./queries.ts";

/** What leads to a subject that still exists: its slug where readers see it, else its id. */
export type SubjectKey = { id: string } | { slug: string };

/**
 * Selects the subjects that exist: partners by the slug of their profile, others by the id of their
 * page at the desk. What is not listed has no page of its own.
 */
const selections: Partial<Record<AuditSubject, (ids: SQL) => SQL>> = {
  recipe: (ids) => sql`select id, null as slug from items where type = 'recipe' and id in ${ids}`,
  story: (ids) => sql`select id, null as slug from items where type = 'article' and id in ${ids}`,
  picture: (ids) => sql`select id, null as slug from pictures where deleted_at is null and id in ${ids}`,
  clip: (ids) => selectIds("videos", ids),
  category: (ids) => selectIds("categories", ids),
  tag: (ids) => selectIds("tags", ids),
  ingredient: (ids) => selectIds("ingredients", ids),
  utensil: (ids) => selectIds("utensils", ids),
  author: (ids) => sql`select id, null as slug from users where new_type <> 'community' and id in ${ids}`,
  menu: (ids) => selectIds("menus", ids),
  partner: (ids) => sql`select users.id, slug from users join partners on user_id = users.id
    where ${isPublicUser()} and users.id in ${ids}`,
  account: (ids) => selectIds("users", ids),
  house_ad: (ids) => selectIds("house_ads", ids),
  vacancy: (ids) => selectIds("vacancies", ids),
  question: (ids) => selectIds("hotline_questions", ids),
  newsletter: (ids) => selectIds("newsletter_issues", ids),
};

/** Finds what leads to the subjects of these lines, by their ids. */
export async function findSubjectKeys(
  entries: readonly Pick<AuditEntry, "subjectType" | "subjectId">[],
): Promise<Map<string, SubjectKey>> {
  const found = await Promise.all(
    Object.entries(Object.groupBy(entries, ({ subjectType }) => subjectType)).map(async ([type, group]) => {
      const ids = new Set((group ?? []).flatMap(({ subjectId }) => subjectId ?? []));
      const select = selections[type as AuditSubject];
      if (!select || ids.size === 0) return [];
      const list = sql`(${sql.join(
        [...ids].map((id) => sql`${id}::uuid`),
        sql`, `,
      )})`;
      const { rows } = await db.execute<{ id: string; slug: string | null }>(select(list));
      return rows.map(({ id, slug }): [string, SubjectKey] => [id, slug === null ? { id } : { slug }]);
    }),
  );
  return new Map(found.flat());
}

/** The present title of a recipe or story, in German where there is one, for a line about it. */
export async function findItemTitle(tx: Transaction, itemId: string): Promise<string> {
  const { rows } = await tx.execute<{ title: string }>(
    sql`select title from item_texts where item_id = ${itemId} order by locale = 'de' desc limit 1`,
  );
  return rows[0]?.title ?? "";
}

/** Who has last done something to a subject; null when their account was deleted. */
export async function findLastActor(
  tx: Transaction,
  subject: { subjectType: AuditSubject; subjectId: string },
  action: AuditAction,
): Promise<string | null> {
  const { rows } = await tx.execute<{ actor_id: string | null }>(sql`select actor_id from audit_log
    where subject_type = ${subject.subjectType} and subject_id = ${subject.subjectId} and action = ${action}
    order by created_at desc limit 1`);
  return rows[0]?.actor_id ?? null;
}

function selectIds(table: string, ids: SQL): SQL {
  return sql`select id, null as slug from ${sql.identifier(table)} where id in ${ids}`;
}
