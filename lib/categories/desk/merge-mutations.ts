import "server-only";
import { eq, sql } from "drizzle-orm";
import { recordChange } from "#lib/audit-log/record-change.ts";
import { DeskError } from "#lib/auth/desk-error.ts";
import { db } from "#lib/db/client.ts";
import { changeFormerFeeds, moveCategorizations } from "#lib/db/json/move-references.ts";
import { namesText } from "#lib/db/json/rewrite-json.ts";
import { categories } from "#lib/db/tables/categories.ts";
import { feedModules, menus } from "#lib/db/tables/feeds.ts";
import type { Transaction } from "#lib/db/transaction.ts";
import { moveSlugs } from "#lib/routing/record-slug.ts";
import { indexItemsInBatches } from "#lib/search-index/index-in-batches.ts";
import { type CategoryChange, type CategoryTarget, lockForEditor, slugsOf } from "./desk-mutations.ts";
import { type DeskCategory, listCategoryItems, listMenusNaming, listModulesNaming } from "./desk-queries.ts";
import { replaceInMenu, replaceInModule } from "./named-categories.ts";

/**
 * Merges an entry into another one of its group: its recipes and stories, links and searches move
 * there, its addresses lead there, and it is gone.
 *
 * @throws DeskError "forbidden", "missing", "conflict", "builtIn", "unsuitable"
 */
export async function mergeCategories(target: CategoryTarget, intoId: string): Promise<CategoryChange> {
  return db.transaction(async (tx) => {
    const { category: from, all } = await lockForEditor(tx, target);
    const into = all.find(({ id }) => id === intoId);
    if (!into) throw new DeskError("missing");
    if (from.isBuiltIn) throw new DeskError("builtIn");
    const isAlike = from.kind === "entry" && into.kind === "entry" && from.parentId === into.parentId;
    if (from.id === into.id || !isAlike) throw new DeskError("unsuitable");

    const itemIds = await listCategoryItems(tx, from.id);
    await moveUses(tx, from, into);
    await tx.delete(categories).where(eq(categories.id, from.id));
    await tx
      .update(categories)
      .set({ version: into.version + 1 })
      .where(eq(categories.id, into.id));
    await moveSlugs(tx, { kind: "category", from: from.id, to: into.id, slugs: slugsOf(from.texts) });
    await indexItemsInBatches(tx, itemIds);
    await recordChange(tx, {
      actorId: target.editorId,
      action: "merge",
      subjectType: "category",
      subjectId: into.id,
      subjectName: into.texts.de.title,
      details: { merged: from.texts.de.title, uses: itemIds.length },
    });
    const slugs = [...Object.values(slugsOf(from.texts)), ...Object.values(slugsOf(into.texts))];
    return { id: into.id, itemIds, slugs };
  });
}

async function moveUses(tx: Transaction, from: DeskCategory, into: DeskCategory): Promise<void> {
  await tx.execute(sql`insert into item_categories (item_id, category_id)
    select item_id, ${into.id} from item_categories where category_id = ${from.id} on conflict do nothing`);
  await tx.execute(sql`update items set main_category_id = ${into.id} where main_category_id = ${from.id}`);
  await tx.execute(sql`update search_redirects set category_id = ${into.id} where category_id = ${from.id}`);
  for (const { id, data } of await listModulesNaming(tx, from)) {
    await tx
      .update(feedModules)
      .set({ data: replaceInModule(data, from, into) })
      .where(eq(feedModules.id, id));
  }
  for (const { id, content } of await listMenusNaming(tx, from.id)) {
    const route = sql`replace(${menus.route}, ${from.id}, ${into.id})`;
    await tx
      .update(menus)
      .set({ content: replaceInMenu(content, from, into), route })
      .where(eq(menus.id, id));
  }
  await moveCategorizations(tx, from.id, into.id);
  await changeFormerFeeds(
    tx,
    (column) => sql`${column}::text like ${`%${from.id}%`} or ${namesText(column, from.key)}`,
    (data) => replaceInModule(data, from, into),
  );
}
