import "server-only";
import { eq } from "drizzle-orm";
import { recordChange } from "#lib/audit-log/record-change.ts";
import { DeskError } from "#lib/auth/desk-error.ts";
import { lockEditor } from "#lib/auth/editors.ts";
import { db } from "#lib/db/client.ts";
import { removeCategorizations } from "#lib/db/json/move-references.ts";
import { categories, categoryTexts } from "#lib/db/tables/categories.ts";
import type { Transaction } from "#lib/db/transaction.ts";
import { recordDeletion } from "#lib/deletions/record-mutations.ts";
import { type Localized, locales } from "#lib/i18n/locales.ts";
import { recordSlugs } from "#lib/routing/record-slug.ts";
import { indexItemsInBatches } from "#lib/search-index/index-in-batches.ts";
import { slugify } from "#lib/text/slugify.ts";
import {
  countCategoryUses,
  type DeskCategory,
  isCategorySlugTaken,
  listCategoryItems,
  lockCategories,
} from "./desk-queries.ts";
import { moveAmongSiblings } from "./sibling-order.ts";

export interface CategoryContent {
  /** The group of an entry; null for a group. */
  parentId: string | null;
  /** An empty slug is made from the title. */
  texts: DeskCategory["texts"];
}

export interface CategoryTarget {
  /** The editor who acts. */
  editorId: string;
  id: string;
  /** The version that the editor has read. */
  version: number;
}

/** What a change concerns: recipes and stories by id, and slugs that lead elsewhere since. */
export interface CategoryChange {
  id: string;
  itemIds: string[];
  slugs: string[];
}

/**
 * Creates a group, or an entry of one, as the last of its siblings.
 *
 * @throws DeskError "forbidden", "taken", "unsuitable"
 */
export async function createDeskCategory(editorId: string, content: CategoryContent): Promise<CategoryChange> {
  return db.transaction(async (tx) => {
    if (!(await lockEditor(tx, editorId))) throw new DeskError("forbidden");
    const all = await lockCategories(tx);
    const { parentId } = content;
    checkParent(all, parentId);
    const texts = await checkTexts(tx, content.texts, null);
    const row = {
      key: findFreeKey(all, parentId === null ? `group-${texts.en.slug}` : texts.en.slug),
      kind: parentId === null ? ("group" as const) : ("entry" as const),
      parentId,
      position: nextPosition(all),
    };
    const [created] = await tx.insert(categories).values(row).returning({ id: categories.id });
    if (!created) throw new Error("createDeskCategory: the database returned no id");
    const { id } = created;
    await tx.insert(categoryTexts).values(locales.map((locale) => ({ categoryId: id, locale, ...texts[locale] })));
    const slugs = slugsOf(texts);
    await recordSlugs(tx, { kind: "category", targetId: id, former: slugs, current: slugs });
    await recordCategoryChange(tx, { actorId: editorId, action: "create", id, texts });
    return { id, itemIds: [], slugs: Object.values(slugs) };
  });
}

/**
 * Changes a category; its former slugs lead to the new ones. An entry may move to another group,
 * where it is the last one; groups have no parent.
 *
 * @throws DeskError "forbidden", "missing", "conflict", "taken", "unsuitable", "builtIn"
 */
export async function updateDeskCategory(target: CategoryTarget, content: CategoryContent): Promise<CategoryChange> {
  return db.transaction(async (tx) => {
    const { category, all } = await lockForEditor(tx, target);
    const { id, kind, version, texts: former } = category;
    const parentId = kind === "entry" ? content.parentId : null;
    if (kind === "entry") checkParent(all, parentId, true);
    const isMoved = parentId !== category.parentId;
    if (isMoved && category.isBuiltIn) throw new DeskError("builtIn", "parentId");
    const texts = await checkTexts(tx, content.texts, id);
    const position = isMoved ? nextPosition(all) : category.position;
    await tx
      .update(categories)
      .set({ parentId, position, version: version + 1 })
      .where(eq(categories.id, id));
    for (const locale of locales) {
      const row = { categoryId: id, locale, ...texts[locale] };
      await tx
        .insert(categoryTexts)
        .values(row)
        .onConflictDoUpdate({ target: [categoryTexts.categoryId, categoryTexts.locale], set: row });
    }
    await recordSlugs(tx, { kind: "category", targetId: id, former: slugsOf(former), current: slugsOf(texts) });
    const itemIds = await listCategoryItems(tx, id);
    await indexItemsInBatches(tx, itemIds);
    await recordCategoryChange(tx, { actorId: target.editorId, action: "update", id, texts });
    return { id, itemIds, slugs: [...Object.values(slugsOf(former)), ...Object.values(slugsOf(texts))] };
  });
}

/**
 * Moves a category before or after its next sibling; the first and the last one stay.
 *
 * @throws DeskError "forbidden", "missing"
 */
export async function moveDeskCategory(editorId: string, id: string, direction: "up" | "down"): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await lockEditor(tx, editorId))) throw new DeskError("forbidden");
    const all = await lockCategories(tx);
    const category = all.find((one) => one.id === id);
    if (!category) throw new DeskError("missing");
    const moved = moveAmongSiblings(all, category, direction);
    for (const { id: movedId, position } of moved) {
      await tx.update(categories).set({ position }).where(eq(categories.id, movedId));
    }
    if (moved.length === 0) return;
    await recordCategoryChange(tx, { actorId: editorId, action: "arrange", id, texts: category.texts });
  });
}

/**
 * Deletes a category that nothing uses.
 *
 * @throws DeskError "forbidden", "missing", "conflict", "builtIn", "used"
 */
export async function deleteDeskCategory(target: CategoryTarget): Promise<CategoryChange> {
  return db.transaction(async (tx) => {
    const { category } = await lockForEditor(tx, target);
    const { id, texts } = category;
    if (category.isBuiltIn) throw new DeskError("builtIn");
    const uses = await countCategoryUses(category, tx);
    if (Object.values(uses).some((count) => count > 0)) throw new DeskError("used");
    const label = { de: texts.de.title, en: texts.en.title };
    await recordDeletion(tx, { kind: "category", id, label, editorId: target.editorId });
    // What was published or done in bulk before can be restored without it.
    await removeCategorizations(tx, id);
    await tx.delete(categories).where(eq(categories.id, id));
    return { id, itemIds: [], slugs: Object.values(slugsOf(texts)) };
  });
}

/** Locks the categories for an editor who has read this version of one of them. */
export async function lockForEditor(tx: Transaction, { editorId, id, version }: CategoryTarget) {
  if (!(await lockEditor(tx, editorId))) throw new DeskError("forbidden");
  const all = await lockCategories(tx);
  const category = all.find((one) => one.id === id);
  if (!category) throw new DeskError("missing");
  if (category.version !== version) throw new DeskError("conflict");
  return { category, all };
}

export const slugsOf = ({ de, en }: DeskCategory["texts"]): Localized => ({ de: de.slug, en: en.slug });

function checkParent(all: DeskCategory[], parentId: string | null, isNeeded = false): void {
  const isGroup = all.some(({ id, kind }) => id === parentId && kind === "group");
  if (parentId === null ? isNeeded : !isGroup) throw new DeskError("unsuitable", "parentId");
}

const nextPosition = (all: DeskCategory[]) => Math.max(-1, ...all.map(({ position }) => position)) + 1;

function findFreeKey(all: DeskCategory[], slug: string): string {
  let key = slug;
  for (let number = 2; all.some((one) => one.key === key); number++) key = `${slug}-${number}`;
  return key;
}

async function checkTexts(tx: Transaction, texts: DeskCategory["texts"], id: string | null) {
  const checked = { ...texts };
  for (const locale of locales) {
    const slug = texts[locale].slug || slugify(texts[locale].title);
    const isTaken = slug === "" || (await isCategorySlugTaken(tx, locale, slug, id));
    if (isTaken) throw new DeskError("taken", locale === "de" ? "slugDe" : "slugEn");
    checked[locale] = { ...texts[locale], slug };
  }
  return checked;
}

interface RecordedChange {
  actorId: string;
  action: "create" | "update" | "arrange";
  id: string;
  texts: DeskCategory["texts"];
}

function recordCategoryChange(tx: Transaction, { actorId, action, id, texts }: RecordedChange): Promise<void> {
  const subject = { subjectType: "category" as const, subjectId: id, subjectName: texts.de.title };
  return recordChange(tx, { actorId, action, ...subject, details: {} });
}
