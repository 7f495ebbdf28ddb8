import "server-only";
import { and, asc, desc, eq, max } from "drizzle-orm";
import { db } from "#lib/platform/db/client.ts";
import { type FeedName, feedModules } from "#lib/platform/db/tables/feeds.ts";
import { type FeedAction, feedRevisions, type StoredModule } from "#lib/platform/db/tables/planning/feed-revisions.ts";
import { users } from "#lib/platform/db/tables/users.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";

/** A feed with all its modules of all times and languages, in display order. */
export interface DeskFeed {
  /** Counts the changes of the feed; a change on top of an older version is a conflict. */
  version: number;
  modules: StoredModule[];
}

export interface FeedRevision {
  version: number;
  action: FeedAction;
  /** As it was before the change, else as it is now; null when it is unknown. */
  module: StoredModule | null;
  /** Null when the account was deleted. */
  actor: string | null;
  createdAt: string;
}

const shownRevisions = 10;

/** Finds a feed as editors arrange it. */
export async function findDeskFeed(feed: FeedName, tx: Transaction | typeof db = db): Promise<DeskFeed> {
  const [[latest], rows] = await Promise.all([
    tx
      .select({ version: max(feedRevisions.version) })
      .from(feedRevisions)
      .where(eq(feedRevisions.feed, feed)),
    tx
      .select()
      .from(feedModules)
      .where(eq(feedModules.feed, feed))
      .orderBy(asc(feedModules.position), asc(feedModules.createdAt), asc(feedModules.id)),
  ]);
  const modules = rows.map(({ id, locale, startsAt, endsAt, data }) => ({
    id,
    locale,
    data,
    startsAt: startsAt?.toISOString() ?? null,
    endsAt: endsAt?.toISOString() ?? null,
  }));
  return { version: latest?.version ?? 0, modules };
}

/** Finds a module with its feed; null when there is none with this id. */
export async function findDeskModule(
  id: string,
): Promise<{ feed: FeedName; version: number; module: StoredModule } | null> {
  const [row] = await db.select({ feed: feedModules.feed }).from(feedModules).where(eq(feedModules.id, id));
  if (!row) return null;
  const { version, modules } = await findDeskFeed(row.feed);
  const module = modules.find((one) => one.id === id);
  return module ? { feed: row.feed, version, module } : null;
}

/** Lists the latest changes of a feed, newest first. */
export async function listFeedRevisions(feed: FeedName): Promise<FeedRevision[]> {
  const [rows, { modules: current }] = await Promise.all([
    db
      .select({ revision: feedRevisions, actor: users.name })
      .from(feedRevisions)
      .leftJoin(users, eq(users.id, feedRevisions.actorId))
      .where(eq(feedRevisions.feed, feed))
      .orderBy(desc(feedRevisions.version))
      .limit(shownRevisions),
    findDeskFeed(feed),
  ]);
  return rows.map(({ revision, actor }) => {
    const { version, action, moduleId, modules, createdAt } = revision;
    const module = [...modules, ...current].find(({ id }) => id === moduleId) ?? null;
    return { version, action, module, actor, createdAt: createdAt.toISOString() };
  });
}

/** Finds the feed as it was before a change; null when the change is unknown. */
export async function findFormerModules(
  tx: Transaction,
  feed: FeedName,
  version: number,
): Promise<StoredModule[] | null> {
  const [row] = await tx
    .select({ modules: feedRevisions.modules })
    .from(feedRevisions)
    .where(and(eq(feedRevisions.feed, feed), eq(feedRevisions.version, version)));
  return row?.modules ?? null;
}
