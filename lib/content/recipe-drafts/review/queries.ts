import "server-only";
import { and, asc, eq, sql } from "drizzle-orm";
import { db } from "#lib/platform/db/client.ts";
import { recipeDrafts } from "#lib/platform/db/tables/community/recipe-drafts.ts";
import { items } from "#lib/platform/db/tables/items.ts";
import { type UserType, users } from "#lib/platform/db/tables/users.ts";
import { isPublicItem, isPublicUser } from "#lib/platform/db/visibility.ts";
import { toPageCount } from "#lib/platform/http/pagination.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";

/** A draft that waits for its review. */
export interface QueuedDraft {
  draftId: string;
  /** The published recipe that it revises; null for a new one. */
  recipeId: string | null;
  /** In the language it is written in. */
  title: string;
  language: Locale;
  author: { name: string; slug: string; newType: UserType };
  /** Recipes of the author that readers see now. */
  publishedCount: number;
  submittedAt: Date;
  /** Seconds it has waited. */
  ageSeconds: number;
}

interface Queue {
  data: QueuedDraft[];
  meta: { pagination: { page: number; pages: number; count: number } };
}

const pageSize = 24;

const isQueued = () => and(eq(recipeDrafts.state, "submitted"), isPublicUser());

/** Counts the public recipes of the author of a draft. */
const countPublished = () =>
  sql<number>`(select count(*)::int from ${items}
    where ${items.authorId} = ${recipeDrafts.authorId} and ${items.type} = 'recipe' and ${isPublicItem()})`;

/** Counts the drafts in the queue. */
export async function countReviewQueue(): Promise<number> {
  const [counted] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(recipeDrafts)
    .innerJoin(users, eq(users.id, recipeDrafts.authorId))
    .where(isQueued());
  return counted?.count ?? 0;
}

/**
 * Lists one page of the submitted drafts, longest waiting first, for editors. Those of banned
 * authors, and of authors who delete their account, wait unlisted. A page beyond the last one is
 * the last one.
 */
export async function listReviewQueue(requestedPage: number): Promise<Queue> {
  const count = await countReviewQueue();
  const pages = toPageCount(count, pageSize);
  const page = Math.min(requestedPage, pages);
  const { id, recipeId, content, submittedAt } = recipeDrafts;
  const data = await db
    .select({
      draftId: id,
      recipeId,
      title: sql<string>`${content} -> 'title' ->> (${content} ->> 'language')`,
      language: sql<Locale>`${content} ->> 'language'`,
      author: { name: users.name, slug: users.slug, newType: users.newType },
      publishedCount: countPublished(),
      submittedAt: sql<Date>`${submittedAt}`.mapWith(submittedAt),
      ageSeconds: sql<number>`extract(epoch from now() - ${submittedAt})::int`,
    })
    .from(recipeDrafts)
    .innerJoin(users, eq(users.id, recipeDrafts.authorId))
    .where(isQueued())
    .orderBy(asc(submittedAt), asc(id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { data, meta: { pagination: { page, pages, count } } };
}
