import "server-only";
import { randomUUID } from "node:crypto";
import { and, eq, inArray, lte, sql } from "drizzle-orm";
import { recordChange } from "#lib/platform/audit-log/record-change.ts";
import { cacheTags } from "#lib/platform/cache/cache-tags.ts";
import { upsertRows } from "#lib/platform/db/save-rows.ts";
import type { AuditAction } from "#lib/platform/db/tables/company/audit-log.ts";
import { type FeedName, feedModules } from "#lib/platform/db/tables/feeds.ts";
import { type FeedAction, feedRevisions, type StoredModule } from "#lib/platform/db/tables/planning/feed-revisions.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import { changeAsEditor, requireCurrent } from "#lib/platform/desk-resources/desk-change.ts";
import { DeskError } from "#lib/platform/desk-resources/desk-error.ts";
import type { DeskChange } from "#lib/platform/desk-resources/expire-change.ts";
import { sortByIds } from "#lib/platform/http/arrangement.ts";
import { currentTime } from "#lib/platform/time/clock.ts";
import { toLocalTime } from "#lib/platform/time/time-zone.ts";
import { findDeskFeed, findFormerModules } from "./desk-queries.ts";
import { getModuleHeading } from "./module-name.ts";

export interface FeedTarget {
  /** The editor who acts. */
  editorId: string;
  feed: FeedName;
  /** The version that the editor has read. */
  version: number;
  /** Ids of all modules in an order that the editor has not saved yet; empty without one. */
  order?: readonly string[];
}

export type ModuleContent = Omit<StoredModule, "id">;

/** What a change concerns; its id is that of the module, empty for the whole feed. */
export type FeedChange = DeskChange & {
  /** The new version of the feed. */
  version: number;
};

interface Change {
  action: FeedAction;
  /** Null for the whole feed. */
  moduleId: string | null;
  modules: StoredModule[];
}

const keptRevisions = 50;

/**
 * Puts the modules of a feed into another order.
 *
 * @throws DeskError "forbidden", "missing", "conflict"
 */
export function arrangeModules(target: FeedTarget, ids: readonly string[]): Promise<FeedChange> {
  return changeFeed({ ...target, order: ids }, (modules) => ({ action: "arrange", moduleId: null, modules }));
}

/**
 * Adds a module at the end of a feed.
 *
 * @throws DeskError "forbidden", "missing", "conflict"
 */
export function addModule(target: FeedTarget, content: ModuleContent): Promise<FeedChange> {
  const id = randomUUID();
  return changeFeed(target, (modules) => ({
    action: "create",
    moduleId: id,
    modules: [...modules, { id, ...content }],
  }));
}

/**
 * Changes what a module shows, and when.
 *
 * @throws DeskError "forbidden", "missing", "conflict"
 */
export function changeModule(target: FeedTarget, id: string, content: ModuleContent): Promise<FeedChange> {
  return changeFeed(target, (modules) => ({
    action: "update",
    moduleId: id,
    modules: modules.with(indexOf(modules, id), { id, ...content }),
  }));
}

/**
 * Adds a copy of a module below it.
 *
 * @throws DeskError "forbidden", "missing", "conflict"
 */
export function duplicateModule(target: FeedTarget, id: string): Promise<FeedChange> {
  const copyId = randomUUID();
  return changeFeed(target, (modules) => {
    const index = indexOf(modules, id);
    const copies = modules.slice(index, index + 1).map((module) => ({ ...module, id: copyId }));
    return { action: "duplicate", moduleId: copyId, modules: modules.toSpliced(index + 1, 0, ...copies) };
  });
}

/**
 * Removes a module. The revision keeps it, so that the removal can be undone.
 *
 * @throws DeskError "forbidden", "missing", "conflict"
 */
export function deleteModule(target: FeedTarget, id: string): Promise<FeedChange> {
  return changeFeed(target, (modules) => ({
    action: "delete",
    moduleId: id,
    modules: modules.toSpliced(indexOf(modules, id), 1),
  }));
}

/**
 * Fixes the recipe that a module shows on a day, or leaves the day to the rotation. Fixed days that
 * have passed are dropped.
 *
 * @param date ISO date in Berlin
 * @param itemId null for the rotation
 * @throws DeskError "missing" also for a day that has passed
 */
export function fixRecipe(target: FeedTarget, id: string, date: string, itemId: string | null): Promise<FeedChange> {
  return changeFeed(target, (modules) => {
    const index = indexOf(modules, id);
    const module = modules[index];
    const { date: today } = toLocalTime(currentTime());
    if (module?.data.type !== "recipe" || date < today) throw new DeskError("missing");
    const others = (module.data.fixed ?? []).filter((one) => one.date !== date && one.date >= today);
    const fixed = [...others, ...(itemId ? [{ date, itemId }] : [])].sort((a, b) => (a.date < b.date ? -1 : 1));
    const { fixed: _, ...rest } = module.data;
    const data = fixed.length > 0 ? { ...rest, fixed } : rest;
    return { action: "update", moduleId: id, modules: modules.with(index, { ...module, data }) };
  });
}

/**
 * Makes a feed what it was before a change, which undoes that change and all later ones.
 *
 * @throws DeskError "forbidden", "missing", "conflict"
 */
export function restoreFeed(target: FeedTarget, version: number): Promise<FeedChange> {
  return changeFeed(target, async (_, tx) => {
    const former = await findFormerModules(tx, target.feed, version);
    if (!former) throw new DeskError("missing");
    return { action: "restore", moduleId: null, modules: former };
  });
}

function indexOf(modules: readonly StoredModule[], id: string): number {
  const index = modules.findIndex((module) => module.id === id);
  if (index < 0) throw new DeskError("missing");
  return index;
}

/** Changes a feed if nothing has changed since the editor has read it. */
async function changeFeed(
  { editorId, feed, version, order = [] }: FeedTarget,
  change: (modules: StoredModule[], tx: Transaction) => Change | Promise<Change>,
): Promise<FeedChange> {
  return changeAsEditor(editorId, async (tx) => {
    // A feed has no row that could be locked.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`feed:${feed}`}))`);
    const before = requireCurrent(await findDeskFeed(feed, tx), version);
    const sorted = order.length > 0 ? sortByIds(before.modules, order) : before.modules;
    if (!sorted) throw new DeskError("conflict");
    const { action, moduleId, modules } = await change(sorted, tx);
    await writeModules(tx, feed, before.modules, modules);
    await tx
      .insert(feedRevisions)
      .values({ feed, version: version + 1, action, moduleId, modules: before.modules, actorId: editorId });
    await tx
      .delete(feedRevisions)
      .where(and(eq(feedRevisions.feed, feed), lte(feedRevisions.version, version + 1 - keptRevisions)));
    const module = [...before.modules, ...modules].find(({ id }) => id === moduleId);
    await recordChange(tx, {
      actorId: editorId,
      action: toAuditAction(action),
      subjectType: "feed",
      subjectId: moduleId,
      subjectName: (module && (getModuleHeading(module.data)?.de ?? module.data.type)) ?? feed,
      details: { feed },
    });
    return { id: moduleId ?? "", tags: [cacheTags.feeds], version: version + 1 };
  });
}

const toAuditAction = (action: FeedAction): AuditAction => (action === "duplicate" ? "create" : action);

/** Writes only what differs, so that clients with a copy of the feed are told of nothing else. */
async function writeModules(tx: Transaction, feed: FeedName, before: StoredModule[], after: StoredModule[]) {
  const removed = before.filter(({ id }) => !after.some((module) => module.id === id)).map(({ id }) => id);
  if (removed.length > 0) await tx.delete(feedModules).where(inArray(feedModules.id, removed));
  const changed = after.flatMap((module, position) => {
    const former = before[position];
    if (former && JSON.stringify(former) === JSON.stringify(module)) return [];
    const { id, locale, startsAt, endsAt, data } = module;
    return [{ id, feed, position, locale, data, startsAt: toDate(startsAt), endsAt: toDate(endsAt) }];
  });
  await upsertRows(tx, feedModules, changed);
}

const toDate = (instant: string | null) => (instant === null ? null : new Date(instant));
