import "server-only";
import { eq, inArray, sql } from "drizzle-orm";
import { createContentEntry, EntryError } from "#lib/content/content-transfer/import/create-entry-mutations.ts";
import type { KindName } from "#lib/content/content-transfer/kind-names.ts";
import { indexItemsInBatches } from "#lib/content/search-index/index-in-batches.ts";
import { batchesOf } from "#lib/platform/db/batches.ts";
import { lockMenus } from "#lib/platform/db/lock-menus.ts";
import type { DeletedData, DeletedKind } from "#lib/platform/db/tables/editing/deleted-entries.ts";
import { items, itemTags } from "#lib/platform/db/tables/items.ts";
import { redirects } from "#lib/platform/db/tables/routing.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import { RestoreError } from "./errors.ts";
import { kindFacts } from "./kinds.ts";

interface KeptContent {
  kind: DeletedKind;
  content: KindName;
  data: DeletedData;
}

/** Tables whose rows have an order, in which a restored one gets its place back. */
const orderedTables: Partial<Record<DeletedKind, string>> = { category: "categories", menu: "menus" };

/**
 * Creates an entry of the content anew, with its former slugs, and its recipes and stories as far
 * as they are still there.
 *
 * @throws RestoreError after which the transaction has to be rolled back
 */
export async function restoreContent(tx: Transaction, { kind, content, data }: KeptContent) {
  const { entry = {}, formerSlugs = [], itemIds = [] } = data;
  if (kind === "ingredient") await checkNames(tx, entry);
  if (kind === "menu") await lockMenus(tx);
  const table = orderedTables[kind];
  if (table) await freePosition(tx, table, Number(entry.position));
  const savedId = await createContentEntry(tx, content, entry).catch((error: unknown) => {
    throw error instanceof EntryError ? toRestoreError(error) : error;
  });
  await restoreFormerSlugs(tx, kind, savedId, formerSlugs);
  const id = kind === "redirect" ? await findRedirectId(tx, String(entry.path)) : savedId;
  return { id, itemIds: kind === "tag" ? await restoreTaggings(tx, savedId, itemIds) : [] };
}

/** The content knows a redirect by its path alone. */
async function findRedirectId(tx: Transaction, path: string): Promise<string> {
  const [row] = await tx.select({ id: redirects.id }).from(redirects).where(eq(redirects.path, path));
  return row?.id ?? "";
}

function toRestoreError({ code, detail }: EntryError): RestoreError {
  const codes = { taken: "taken", unknownReference: "gone", invalid: "outdated" } as const;
  return new RestoreError(codes[code], detail);
}

interface IngredientNames {
  singular: string;
  synonyms?: string[];
}

/**
 * Two ingredients never have one name, and none has another name that finds a second one: amounts
 * of pasted recipes are found by them.
 */
async function checkNames(tx: Transaction, { texts }: NonNullable<DeletedData["entry"]>): Promise<void> {
  for (const [locale, { singular, synonyms = [] }] of Object.entries(texts as Record<string, IngredientNames>)) {
    const { rows } = await tx.execute(sql`
      select from ingredient_texts where locale = ${locale} and lower(singular) = lower(${singular})`);
    if (rows.length > 0) throw new RestoreError("taken", singular);
    const others = await tx.execute<{ word: string }>(sql`
      select word from ingredient_texts, unnest(array[singular, plural] || synonyms) as word
      where lower(word) in (select lower(name) from jsonb_array_elements_text(${JSON.stringify(synonyms)}) as name)
      limit 1`);
    if (others.rows[0]) throw new RestoreError("taken", others.rows[0].word);
  }
}

/** Moves what stands at a position meanwhile, and what follows it, one place down. */
export async function freePosition(tx: Transaction, table: string, position: number): Promise<void> {
  const name = sql.identifier(table);
  await tx.execute(sql`
    update ${name} set position = position + 1
    where position >= ${position} and exists (select from ${name} where position = ${position})`);
}

const slugTables = {
  category: sql`select locale, slug from category_texts`,
  tag: sql`select locale, slug from tag_texts`,
  ingredient: sql`select locale, slug from ingredient_texts`,
  user: sql`select languages.locale, slug from users cross join (values ('de'), ('en')) as languages (locale)`,
  item: sql`select locale, slug from item_texts`,
};

/** Leads former slugs to the restored entry again, unless they lead elsewhere since. */
async function restoreFormerSlugs(
  tx: Transaction,
  kind: DeletedKind,
  id: string,
  formerSlugs: NonNullable<DeletedData["formerSlugs"]>,
): Promise<void> {
  const { slugs } = kindFacts[kind];
  if (!slugs) return;
  await tx.execute(sql`
    insert into slug_history (kind, locale, slug, target_id)
    select ${slugs}, locale, slug, ${id}::uuid
    from jsonb_to_recordset(${JSON.stringify(formerSlugs)}::jsonb) as former (locale text, slug text)
    where not exists (select from (${slugTables[slugs]}) used
      where used.locale = former.locale and used.slug = former.slug)
    on conflict do nothing`);
}

const batchSize = 1000;

async function restoreTaggings(tx: Transaction, tagId: string, former: string[]): Promise<string[]> {
  const itemIds: string[] = [];
  for (const batch of batchesOf(former, batchSize)) {
    const rows = await tx
      .select({ id: items.id })
      .from(items)
      .where(inArray(items.id, batch))
      .orderBy(items.id)
      .for("key share");
    if (rows.length === 0) continue;
    await tx.insert(itemTags).values(rows.map(({ id: itemId }) => ({ itemId, tagId })));
    itemIds.push(...rows.map(({ id }) => id));
  }
  await indexItemsInBatches(tx, itemIds);
  return itemIds;
}
