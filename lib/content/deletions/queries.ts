import "server-only";
import { and, desc, eq, sql } from "drizzle-orm";
import { db } from "#lib/platform/db/client.ts";
import { type DeletedKind, deletedEntries } from "#lib/platform/db/tables/editing/deleted-entries.ts";
import { type Page, readPage } from "#lib/platform/http/pagination.ts";
import type { Locale, Localized } from "#lib/platform/i18n/locales.ts";
import { restoreDays } from "./limits.ts";

const pageSize = 30;

/** Something that the desk has deleted; drafts of stories are restored at their own page. */
export interface ListedDeletion {
  id: string;
  kind: DeletedKind | "story";
  /** Empty for a draft without a title. */
  label: string;
  deletedAt: Date;
  /** Null when it is not known, or the account was deleted since. */
  deletedBy: string | null;
}

const entries = sql`select deleted_entries.id, kind, label, deleted_at, users.name as deleted_by
  from deleted_entries left join users on users.id = deleted_by`;
// Deleting a draft saves no text: the last line of the audit log says who has done it.
const storyTitle = (locale: Locale) => sql`story_drafts.content #>> array['texts', ${locale}, 'title']`;
const stories = sql`select item_id, 'story',
    jsonb_build_object('de', ${storyTitle("de")}, 'en', ${storyTitle("en")}), deleted_at, (
    select users.name from audit_log left join users on users.id = actor_id
    where subject_type = 'story' and subject_id = item_id and action = 'delete'
    order by audit_log.created_at desc limit 1)
  from story_drafts where deleted_at is not null`;
const all = sql`(${entries} union all ${stories}) as deletions`;
const isRecent = sql`deleted_at > now() - make_interval(days => ${restoreDays})`;

/** One page of what can be restored, last deleted first. A page beyond the last is the last one. */
export async function listDeletions(locale: Locale, requestedPage: number): Promise<Page<ListedDeletion>> {
  const counted = await db.execute<{ count: number }>(sql`select count(*)::int as count from ${all} where ${isRecent}`);
  const count = counted.rows[0]?.count ?? 0;
  return readPage({ count, pageSize, requestedPage }, async ({ limit, offset }) => {
    const { rows } = await db.execute<Row>(sql`
      select id, kind, label, deleted_at as "deletedAt", deleted_by as "deletedBy" from ${all}
      where ${isRecent} order by deleted_at desc, id desc limit ${limit} offset ${offset}`);
    return rows.map(({ label, deletedAt, ...row }) => ({
      ...row,
      label: label[locale] || label.de || label.en || "",
      deletedAt: new Date(deletedAt),
    }));
  });
}

interface Row extends Record<string, unknown> {
  id: string;
  kind: ListedDeletion["kind"];
  label: Partial<Localized>;
  deletedAt: string;
  deletedBy: string | null;
}

/** What an editor has just deleted of a kind, for the message about it; null without any. */
export async function findLastDeletion(editorId: string, kind: DeletedKind) {
  const { id, label, deletedBy, deletedAt } = deletedEntries;
  const isLate = sql`${deletedAt} > now() - interval '5 minutes'`;
  const [last] = await db
    .select({ id, label })
    .from(deletedEntries)
    .where(and(eq(deletedBy, editorId), eq(deletedEntries.kind, kind), isLate))
    .orderBy(desc(deletedAt), desc(id))
    .limit(1);
  return last ?? null;
}
