import "server-only";
import { sql } from "drizzle-orm";
import { changeFormerFeeds, moveCategorizations } from "#lib/platform/db/json/move-references.ts";
import { namesText } from "#lib/platform/db/json/rewrite-json.ts";
import { updateRows } from "#lib/platform/db/save-rows.ts";
import { feedModules, menus } from "#lib/platform/db/tables/feeds.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import { type DeskCategory, listMenusNaming, listModulesNaming } from "./desk-queries.ts";
import { replaceInMenu, replaceInModule } from "./named-categories.ts";

/** Has all that names a category name another one. */
export async function moveCategoryUses(tx: Transaction, from: DeskCategory, into: DeskCategory): Promise<void> {
  await tx.execute(sql`insert into item_categories (item_id, category_id)
    select item_id, ${into.id} from item_categories where category_id = ${from.id} on conflict do nothing`);
  await tx.execute(sql`update items set main_category_id = ${into.id} where main_category_id = ${from.id}`);
  await tx.execute(sql`update search_redirects set category_id = ${into.id} where category_id = ${from.id}`);
  const modules = await listModulesNaming(tx, from);
  const changedModules = modules.map(({ id, data }) => ({ id, data: replaceInModule(data, from, into) }));
  await updateRows(tx, feedModules, changedModules);
  const naming = await listMenusNaming(tx, from.id);
  const changedMenus = naming.map(({ id, content }) => ({ id, content: replaceInMenu(content, from, into) }));
  const route = sql`replace(${menus.route}, ${from.id}, ${into.id})`;
  await updateRows(tx, menus, changedMenus, { route });
  await moveCategorizations(tx, from.id, into.id);
  await changeFormerFeeds(
    tx,
    (column) => sql`${column}::text like ${`%${from.id}%`} or ${namesText(column, from.key)}`,
    (data) => replaceInModule(data, from, into),
  );
}
