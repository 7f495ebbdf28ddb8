import "server-only";
import { eq } from "drizzle-orm";
import { recordChange } from "#lib/audit-log/record-change.ts";
import { DeskError } from "#lib/auth/desk-error.ts";
import { lockEditor } from "#lib/auth/editors.ts";
import { db } from "#lib/db/client.ts";
import { removeCategorizations } from "#lib/db/json/move-references.ts";
import { tags, tagTexts } from "#lib/db/tables/tags.ts";
import type { Transaction } from "#lib/db/transaction.ts";
import { recordDeletion } from "#lib/deletions/record-mutations.ts";
import { type Localized, locales } from "#lib/i18n/locales.ts";
import { recordSlugs } from "#lib/routing/record-slug.ts";
import { indexItemsInBatches } from "#lib/search-index/index-in-batches.ts";
import { slugify } from "#lib/text/slugify.ts";
import {
  type DeskTag,
  findFreeTagKey,
  isTagSlugTaken,
  listModulesWithTag,
  listTaggedItems,
  lockTags,
} from "./desk-queries.ts";
import type { TagType } from "./groups.ts";

export interface TagContent {
  type: TagType;
  isHidden: boolean;
  /** An empty slug is made from the title. */
  texts: DeskTag["texts"];
}

export interface TagTarget {
  /** The editor who acts. */
  editorId: string;
  id: string;
  /** The version that the editor has read. */
  version: number;
}

/** What a change concerns: recipes and stories by id, and slugs that lead elsewhere since. */
export interface TagChange {
  id: string;
  itemIds: string[];
  slugs: string[];
}

/**
 * Creates a tag.
 *
 * @throws DeskError "forbidden", "taken"
 */
export async function createDeskTag(editorId: string, content: TagContent): Promise<TagChange> {
  return db.transaction(async (tx) => {
    if (!(await lockEditor(tx, editorId))) throw new DeskError("forbidden");
    const texts = await checkTexts(tx, content.texts, null);
    const key = await findFreeTagKey(tx, texts.en.slug);
    const [created] = await tx
      .insert(tags)
      .values({ key, type: content.type, isHidden: content.isHidden })
      .returning({ id: tags.id });
    if (!created) throw new Error("createDeskTag: the database returned no id");
    const { id } = created;
    await tx.insert(tagTexts).values(locales.map((locale) => ({ tagId: id, locale, ...texts[locale] })));
    const slugs = slugsOf(texts);
    await recordSlugs(tx, { kind: "tag", targetId: id, former: slugs, current: slugs });
    await recordTagChange(tx, { actorId: editorId, action: "create", id, texts });
    return { id, itemIds: [], slugs: Object.values(slugs) };
  });
}

/**
 * Changes a tag; its former slugs lead to the new ones.
 *
 * @throws DeskError "forbidden", "missing", "conflict", "taken", "builtIn"
 */
export async function updateDeskTag(target: TagTarget, content: TagContent): Promise<TagChange> {
  return db.transaction(async (tx) => {
    const tag = await lockForEditor(tx, target);
    const { type, isHidden } = content;
    if (tag.isBuiltIn && type !== tag.type) throw new DeskError("builtIn", "type");
    if (tag.isBuiltIn && isHidden !== tag.isHidden) throw new DeskError("builtIn", "isHidden");
    const texts = await checkTexts(tx, content.texts, tag.id);
    await tx
      .update(tags)
      .set({ type, isHidden, version: tag.version + 1 })
      .where(eq(tags.id, tag.id));
    for (const locale of locales) {
      const row = { tagId: tag.id, locale, ...texts[locale] };
      await tx
        .insert(tagTexts)
        .values(row)
        .onConflictDoUpdate({ target: [tagTexts.tagId, tagTexts.locale], set: row });
    }
    const [former, current] = [slugsOf(tag.texts), slugsOf(texts)];
    await recordSlugs(tx, { kind: "tag", targetId: tag.id, former, current });
    const itemIds = await listTaggedItems(tx, tag.id);
    await indexItemsInBatches(tx, itemIds);
    await recordTagChange(tx, { actorId: target.editorId, action: "update", id: tag.id, texts });
    return { id: tag.id, itemIds, slugs: [...Object.values(former), ...Object.values(current)] };
  });
}

/**
 * Deletes a tag, also from the recipes, stories, drafts and revisions that have it.
 *
 * @throws DeskError "forbidden", "missing", "conflict", "builtIn", or "used" by a module of a feed
 */
export async function deleteDeskTag(target: TagTarget): Promise<TagChange> {
  return db.transaction(async (tx) => {
    const tag = await lockForEditor(tx, target);
    if (tag.isBuiltIn) throw new DeskError("builtIn");
    if ((await listModulesWithTag(tx, tag.key)).length > 0) throw new DeskError("used");
    const itemIds = await listTaggedItems(tx, tag.id);
    const details = { uses: itemIds.length };
    await recordDeletion(tx, {
      kind: "tag",
      id: tag.id,
      label: titlesOf(tag.texts),
      editorId: target.editorId,
      details,
    });
    await removeCategorizations(tx, tag.id);
    await tx.delete(tags).where(eq(tags.id, tag.id));
    await indexItemsInBatches(tx, itemIds);
    return { id: tag.id, itemIds, slugs: Object.values(slugsOf(tag.texts)) };
  });
}

/** Locks a tag for an editor who has read this version of it. */
export async function lockForEditor(tx: Transaction, { editorId, id, version }: TagTarget): Promise<DeskTag> {
  if (!(await lockEditor(tx, editorId))) throw new DeskError("forbidden");
  const [tag] = await lockTags(tx, [id]);
  if (!tag) throw new DeskError("missing");
  if (tag.version !== version) throw new DeskError("conflict");
  return tag;
}

export const slugsOf = ({ de, en }: DeskTag["texts"]): Localized => ({ de: de.slug, en: en.slug });

const titlesOf = ({ de, en }: DeskTag["texts"]): Localized => ({ de: de.title, en: en.title });

async function checkTexts(tx: Transaction, texts: DeskTag["texts"], id: string | null): Promise<DeskTag["texts"]> {
  const fields = { de: "slugDe", en: "slugEn" } as const;
  const checked = { ...texts };
  for (const locale of locales) {
    const slug = texts[locale].slug || slugify(texts[locale].title);
    if (slug === "" || (await isTagSlugTaken(tx, locale, slug, id))) throw new DeskError("taken", fields[locale]);
    checked[locale] = { ...texts[locale], slug };
  }
  return checked;
}

interface RecordedTagChange {
  actorId: string;
  action: "create" | "update";
  id: string;
  texts: DeskTag["texts"];
  details?: Record<string, number>;
}

function recordTagChange(tx: Transaction, { actorId, action, id, texts, details = {} }: RecordedTagChange) {
  return recordChange(tx, {
    actorId,
    action,
    details,
    subjectType: "tag" as const,
    subjectId: id,
    subjectName: texts.de.title,
  });
}
