import "server-only";
import { eq, sql } from "drizzle-orm";
import { recordChange } from "#lib/audit-log/record-change.ts";
import { DeskError } from "#lib/auth/desk-error.ts";
import { lockEditor } from "#lib/auth/editors.ts";
import { db } from "#lib/db/client.ts";
import { changeFormerFeeds, moveCategorizations } from "#lib/db/json/move-references.ts";
import { namesText } from "#lib/db/json/rewrite-json.ts";
import { feedModules } from "#lib/db/tables/feeds.ts";
import { tags } from "#lib/db/tables/tags.ts";
import type { Transaction } from "#lib/db/transaction.ts";
import { moveSlugs } from "#lib/routing/record-slug.ts";
import { indexItemsInBatches } from "#lib/search-index/index-in-batches.ts";
import { slugsOf, type TagChange, type TagTarget } from "./desk-mutations.ts";
import { type DeskTag, listModulesWithTag, listTaggedItems, lockTags } from "./desk-queries.ts";
import { replaceTag } from "./module-tags.ts";

/**
 * Merges a tag into another one of its group: all that has it has the other one, its addresses lead
 * there, and it is gone.
 *
 * @throws DeskError "forbidden", "missing", "conflict", "builtIn", "unsuitable"
 */
export async function mergeTags({ editorId, id, version }: TagTarget, intoId: string): Promise<TagChange> {
  return db.transaction(async (tx) => {
    if (!(await lockEditor(tx, editorId))) throw new DeskError("forbidden");
    const locked = await lockTags(tx, [id, intoId]);
    const from = locked.find((tag) => tag.id === id);
    const into = locked.find((tag) => tag.id === intoId);
    if (!from || !into) throw new DeskError("missing");
    if (from.version !== version) throw new DeskError("conflict");
    if (from.isBuiltIn) throw new DeskError("builtIn");
    const isAlike = from.type === into.type && from.isHidden === into.isHidden;
    if (from.id === into.id || !isAlike) throw new DeskError("unsuitable");

    const itemIds = await listTaggedItems(tx, from.id);
    await moveUses(tx, from, into);
    await tx.delete(tags).where(eq(tags.id, from.id));
    await tx
      .update(tags)
      .set({ version: into.version + 1 })
      .where(eq(tags.id, into.id));
    await moveSlugs(tx, { kind: "tag", from: from.id, to: into.id, slugs: slugsOf(from.texts) });
    await indexItemsInBatches(tx, itemIds);
    await recordChange(tx, {
      actorId: editorId,
      action: "merge",
      subjectType: "tag",
      subjectId: into.id,
      subjectName: into.texts.de.title,
      details: { merged: from.texts.de.title, uses: itemIds.length },
    });
    return {
      id: into.id,
      itemIds,
      slugs: [...Object.values(slugsOf(from.texts)), ...Object.values(slugsOf(into.texts))],
    };
  });
}

async function moveUses(tx: Transaction, from: DeskTag, into: DeskTag): Promise<void> {
  await tx.execute(sql`insert into item_tags (item_id, tag_id)
    select item_id, ${into.id} from item_tags where tag_id = ${from.id} on conflict do nothing`);
  await moveCategorizations(tx, from.id, into.id);
  for (const { id, data } of await listModulesWithTag(tx, from.key)) {
    await tx
      .update(feedModules)
      .set({ data: replaceTag(data, from.key, into.key) })
      .where(eq(feedModules.id, id));
  }
  await changeFormerFeeds(
    tx,
    (column) => namesText(column, from.key),
    (data) => replaceTag(data, from.key, into.key),
  );
}
