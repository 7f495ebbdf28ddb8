import "server-only";
import { eq } from "drizzle-orm";
import { recordDeletion } from "#lib/content/deletions/record-mutations.ts";
import { indexItemsInBatches } from "#lib/content/search-index/index-in-batches.ts";
import { recordChange } from "#lib/platform/audit-log/record-change.ts";
import { cacheTags } from "#lib/platform/cache/cache-tags.ts";
import { removeCategorizations } from "#lib/platform/db/json/move-references.ts";
import { getReturnedId, updateRows } from "#lib/platform/db/save-rows.ts";
import { categories } from "#lib/platform/db/tables/categories.ts";
import { changeAsEditor, type DeskTarget, findCurrent, requirePair } from "#lib/platform/desk-resources/desk-change.ts";
import { DeskError } from "#lib/platform/desk-resources/desk-error.ts";
import type { DeskChange } from "#lib/platform/desk-resources/expire-change.ts";
import { findFreeKey, saveTexts, slugsOf, withSlugs } from "#lib/platform/desk-resources/slugs.ts";
import { moveSlugs } from "#lib/platform/routing/record-slug.ts";
import { countCategoryUses, type DeskCategory, listCategoryItems, lockCategories } from "./desk-queries.ts";
import { moveCategoryUses } from "./merge-mutations.ts";
import { moveAmongSiblings } from "./sibling-order.ts";

type CategoryTexts = DeskCategory["texts"];

export interface CategoryContent {
  /** The group of an entry; null for a group. */
  parentId: string | null;
  /** An empty slug is made from the title. */
  texts: CategoryTexts;
}

/**
 * Creates a group, or an entry of one, as the last of its siblings.
 *
 * @throws DeskError "forbidden", "taken", "unsuitable"
 */
export function createDeskCategory(editorId: string, { parentId, ...content }: CategoryContent): Promise<DeskChange> {
  return changeAsEditor(editorId, async (tx) => {
    const all = await lockCategories(tx);
    checkParent(all, parentId);
    const texts = await withSlugs(tx, { kind: "category", id: null }, content.texts, titleOf);
    const key = await findFreeKey(tx, "categories", parentId === null ? `group-${texts.en.slug}` : texts.en.slug);
    const kind = parentId === null ? "group" : "entry";
    const row = { key, kind, parentId, position: nextPosition(all) } as const;
    const id = getReturnedId(await tx.insert(categories).values(row).returning({ id: categories.id }));
    await saveTexts(tx, "category", id, texts);
    await recordChange(tx, { actorId: editorId, action: "create", ...subjectOf(id, texts) });
    return changeOf(id, [], [texts]);
  });
}

/**
 * Changes a category; its former slugs lead to the new ones. An entry may move to another group,
 * where it is the last one; groups have no parent.
 *
 * @throws DeskError "forbidden", "missing", "conflict", "taken", "unsuitable", "builtIn"
 */
export function updateDeskCategory(
  { editorId, id, version }: DeskTarget,
  content: CategoryContent,
): Promise<DeskChange> {
  return changeAsEditor(editorId, async (tx) => {
    const all = await lockCategories(tx);
    const category = findCurrent(all, { id, version });
    const parentId = category.kind === "entry" ? content.parentId : null;
    if (category.kind === "entry") checkParent(all, parentId, true);
    const isMoved = parentId !== category.parentId;
    if (isMoved && category.isBuiltIn) throw new DeskError("builtIn", "parentId");
    const texts = await withSlugs(tx, { kind: "category", id }, content.texts, titleOf);
    const position = isMoved ? nextPosition(all) : category.position;
    await tx
      .update(categories)
      .set({ parentId, position, version: version + 1 })
      .where(eq(categories.id, id));
    await saveTexts(tx, "category", id, texts);
    const itemIds = await listCategoryItems(tx, id);
    await indexItemsInBatches(tx, itemIds);
    await recordChange(tx, { actorId: editorId, action: "update", ...subjectOf(id, texts) });
    return changeOf(id, itemIds, [category.texts, texts]);
  });
}

/**
 * Moves a category before or after its next sibling; the first and the last one stay.
 *
 * @throws DeskError "forbidden", "missing"
 */
export function moveDeskCategory(editorId: string, id: string, direction: "up" | "down"): Promise<DeskChange> {
  return changeAsEditor(editorId, async (tx) => {
    const all = await lockCategories(tx);
    const category = all.find((one) => one.id === id);
    if (!category) throw new DeskError("missing");
    const moved = moveAmongSiblings(all, category, direction);
    await updateRows(tx, categories, moved);
    const subject = subjectOf(id, category.texts);
    if (moved.length > 0) await recordChange(tx, { actorId: editorId, action: "arrange", ...subject });
    return { id, tags: orderTags };
  });
}

/**
 * Deletes a category that nothing uses.
 *
 * @throws DeskError "forbidden", "missing", "conflict", "builtIn", "used"
 */
export function deleteDeskCategory({ editorId, id, version }: DeskTarget): Promise<DeskChange> {
  return changeAsEditor(editorId, async (tx) => {
    const category = findCurrent(await lockCategories(tx), { id, version });
    const { texts } = category;
    if (category.isBuiltIn) throw new DeskError("builtIn");
    const uses = await countCategoryUses(category, tx);
    if (Object.values(uses).some((count) => count > 0)) throw new DeskError("used");
    await recordDeletion(tx, { kind: "category", id, label: { de: texts.de.title, en: texts.en.title }, editorId });
    // What was published or done in bulk before can be restored without it.
    await removeCategorizations(tx, id);
    await tx.delete(categories).where(eq(categories.id, id));
    return changeOf(id, [], [texts]);
  });
}

/**
 * Merges an entry into another one of its group: its recipes and stories, links and searches move
 * there, its addresses lead there, and it is gone.
 *
 * @throws DeskError "forbidden", "missing", "conflict", "builtIn", "unsuitable"
 */
export function mergeCategories(target: DeskTarget, intoId: string): Promise<DeskChange> {
  return changeAsEditor(target.editorId, async (tx) => {
    const { from, into } = requirePair(await lockCategories(tx), target, intoId);
    const isAlike = from.kind === "entry" && into.kind === "entry" && from.parentId === into.parentId;
    if (!isAlike) throw new DeskError("unsuitable");
    const itemIds = await listCategoryItems(tx, from.id);
    await moveCategoryUses(tx, from, into);
    await tx.delete(categories).where(eq(categories.id, from.id));
    await tx
      .update(categories)
      .set({ version: into.version + 1 })
      .where(eq(categories.id, into.id));
    await moveSlugs(tx, { kind: "category", from: from.id, to: into.id, slugs: slugsOf(from.texts) });
    await indexItemsInBatches(tx, itemIds);
    const details = { merged: from.texts.de.title, uses: itemIds.length };
    const subject = subjectOf(into.id, into.texts);
    await recordChange(tx, { actorId: target.editorId, action: "merge", ...subject, details });
    return changeOf(into.id, itemIds, [from.texts, into.texts]);
  });
}

const titleOf = ({ title }: { title: string }) => title;

const subjectOf = (id: string, { de }: CategoryTexts) =>
  ({ subjectType: "category", subjectId: id, subjectName: de.title }) as const;

/** What lists the categories in their order. */
const orderTags = [cacheTags.categories, cacheTags.menus, cacheTags.feeds];

/** Texts in several versions: the slugs of all of them may lead elsewhere since. */
function changeOf(id: string, itemIds: string[], texts: CategoryTexts[]): DeskChange {
  return {
    id,
    tags: [...orderTags, cacheTags.cards, cacheTags.searchRules],
    itemIds,
    slugs: texts.flatMap((one) => Object.values(slugsOf(one))),
    routes: ["/categories/[slug]", "/stories/categories/[slug]"],
  };
}

function checkParent(all: DeskCategory[], parentId: string | null, isNeeded = false): void {
  const isGroup = all.some(({ id, kind }) => id === parentId && kind === "group");
  if (parentId === null ? isNeeded : !isGroup) throw new DeskError("unsuitable", "parentId");
}

const nextPosition = (all: DeskCategory[]) => Math.max(-1, ...all.map(({ position }) => position)) + 1;
