import "server-only";
import { eq, sql } from "drizzle-orm";
import { recordDeletion } from "#lib/content/deletions/record-mutations.ts";
import { indexItemsInBatches } from "#lib/content/search-index/index-in-batches.ts";
import { recordChange } from "#lib/platform/audit-log/record-change.ts";
import { cacheTags } from "#lib/platform/cache/cache-tags.ts";
import {
  changeFormerFeeds,
  moveCategorizations,
  removeCategorizations,
} from "#lib/platform/db/json/move-references.ts";
import { namesText } from "#lib/platform/db/json/rewrite-json.ts";
import { getReturnedId, updateRows } from "#lib/platform/db/save-rows.ts";
import { feedModules } from "#lib/platform/db/tables/feeds.ts";
import { tags } from "#lib/platform/db/tables/tags.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import { changeAsEditor, type DeskTarget, findCurrent, requirePair } from "#lib/platform/desk-resources/desk-change.ts";
import { DeskError } from "#lib/platform/desk-resources/desk-error.ts";
import type { DeskChange } from "#lib/platform/desk-resources/expire-change.ts";
import { findFreeKey, saveTexts, slugsOf, withSlugs } from "#lib/platform/desk-resources/slugs.ts";
import { moveSlugs } from "#lib/platform/routing/record-slug.ts";
import { type DeskTag, listModulesWithTag, listTaggedItems, lockTags } from "./desk-queries.ts";
import type { TagType } from "./groups.ts";
import { replaceTag } from "./module-tags.ts";

type TagTexts = DeskTag["texts"];

export interface TagContent {
  type: TagType;
  isHidden: boolean;
  /** An empty slug is made from the title. */
  texts: TagTexts;
}

/**
 * Creates a tag.
 *
 * @throws DeskError "forbidden", "taken"
 */
export function createDeskTag(editorId: string, { type, isHidden, ...content }: TagContent): Promise<DeskChange> {
  return changeAsEditor(editorId, async (tx) => {
    const texts = await withSlugs(tx, { kind: "tag", id: null }, content.texts, titleOf);
    const key = await findFreeKey(tx, "tags", texts.en.slug);
    const id = getReturnedId(await tx.insert(tags).values({ key, type, isHidden }).returning({ id: tags.id }));
    await saveTexts(tx, "tag", id, texts);
    await recordChange(tx, { actorId: editorId, action: "create", ...subjectOf(id, texts) });
    return changeOf(id, [], [texts]);
  });
}

/**
 * Changes a tag; its former slugs lead to the new ones.
 *
 * @throws DeskError "forbidden", "missing", "conflict", "taken", "builtIn"
 */
export function updateDeskTag(
  { editorId, id, version }: DeskTarget,
  { type, isHidden, ...content }: TagContent,
): Promise<DeskChange> {
  return changeAsEditor(editorId, async (tx) => {
    const tag = findCurrent(await lockTags(tx, [id]), { id, version });
    if (tag.isBuiltIn && type !== tag.type) throw new DeskError("builtIn", "type");
    if (tag.isBuiltIn && isHidden !== tag.isHidden) throw new DeskError("builtIn", "isHidden");
    const texts = await withSlugs(tx, { kind: "tag", id }, content.texts, titleOf);
    await tx
      .update(tags)
      .set({ type, isHidden, version: version + 1 })
      .where(eq(tags.id, id));
    await saveTexts(tx, "tag", id, texts);
    const itemIds = await listTaggedItems(tx, id);
    await indexItemsInBatches(tx, itemIds);
    await recordChange(tx, { actorId: editorId, action: "update", ...subjectOf(id, texts) });
    return changeOf(id, itemIds, [tag.texts, texts]);
  });
}

/**
 * Deletes a tag, also from the recipes, stories, drafts and revisions that have it.
 *
 * @throws DeskError "forbidden", "missing", "conflict", "builtIn", or "used" by a module of a feed
 */
export function deleteDeskTag({ editorId, id, version }: DeskTarget): Promise<DeskChange> {
  return changeAsEditor(editorId, async (tx) => {
    const { key, texts, isBuiltIn } = findCurrent(await lockTags(tx, [id]), { id, version });
    if (isBuiltIn) throw new DeskError("builtIn");
    if ((await listModulesWithTag(tx, key)).length > 0) throw new DeskError("used");
    const itemIds = await listTaggedItems(tx, id);
    const label = { de: texts.de.title, en: texts.en.title };
    await recordDeletion(tx, { kind: "tag", id, label, editorId, details: { uses: itemIds.length } });
    await removeCategorizations(tx, id);
    await tx.delete(tags).where(eq(tags.id, id));
    await indexItemsInBatches(tx, itemIds);
    return changeOf(id, itemIds, [texts]);
  });
}

/**
 * Merges a tag into another one of its group: all that has it has the other one, its addresses lead
 * there, and it is gone.
 *
 * @throws DeskError "forbidden", "missing", "conflict", "builtIn", "unsuitable"
 */
export function mergeTags(target: DeskTarget, intoId: string): Promise<DeskChange> {
  return changeAsEditor(target.editorId, async (tx) => {
    const { from, into } = requirePair(await lockTags(tx, [target.id, intoId]), target, intoId);
    if (from.type !== into.type || from.isHidden !== into.isHidden) throw new DeskError("unsuitable");
    const itemIds = await listTaggedItems(tx, from.id);
    await moveUses(tx, from, into);
    await tx.delete(tags).where(eq(tags.id, from.id));
    await tx
      .update(tags)
      .set({ version: into.version + 1 })
      .where(eq(tags.id, into.id));
    await moveSlugs(tx, { kind: "tag", from: from.id, to: into.id, slugs: slugsOf(from.texts) });
    await indexItemsInBatches(tx, itemIds);
    const details = { merged: from.texts.de.title, uses: itemIds.length };
    const subject = subjectOf(into.id, into.texts);
    await recordChange(tx, { actorId: target.editorId, action: "merge", ...subject, details });
    return changeOf(into.id, itemIds, [from.texts, into.texts]);
  });
}

const titleOf = ({ title }: { title: string }) => title;

const subjectOf = (id: string, { de }: TagTexts) =>
  ({ subjectType: "tag", subjectId: id, subjectName: de.title }) as const;

/** Texts in several versions: the slugs of all of them may lead elsewhere since. */
function changeOf(id: string, itemIds: string[], texts: TagTexts[]): DeskChange {
  return {
    id,
    tags: [cacheTags.tags, cacheTags.cards, cacheTags.feeds],
    itemIds,
    slugs: texts.flatMap((one) => Object.values(slugsOf(one))),
    routes: ["/tags/[slug]"],
  };
}

async function moveUses(tx: Transaction, from: DeskTag, into: DeskTag): Promise<void> {
  await tx.execute(sql`insert into item_tags (item_id, tag_id)
    select item_id, ${into.id} from item_tags where tag_id = ${from.id} on conflict do nothing`);
  await moveCategorizations(tx, from.id, into.id);
  const modules = await listModulesWithTag(tx, from.key);
  const changed = modules.map(({ id, data }) => ({ id, data: replaceTag(data, from.key, into.key) }));
  await updateRows(tx, feedModules, changed);
  await changeFormerFeeds(
    tx,
    (column) => namesText(column, from.key),
    (data) => replaceTag(data, from.key, into.key),
  );
}
