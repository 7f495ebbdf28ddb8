import "server-only";
import { sql } from "drizzle-orm";
import type { db } from "#lib/platform/db/client.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import { type ReferenceKind, References } from "../references.ts";

/**
 * Keys of everything content can refer to. A recipe or story has its German slug as its key, one
 * without German text its English slug with ".en". Former slugs are found, too.
 */
export async function loadReferences(tx: Transaction | typeof db): Promise<References> {
  const references = new References();
  const current = await tx.execute<{ kind: ReferenceKind; key: string; id: string }>(sql`
    select 'picture' as kind, id::text as key, id from pictures
    union all select 'video', id::text, id from videos
    union all select 'utensil', key, id from utensils
    union all select 'category', key, id from categories
    union all select 'tag', key, id from tags
    union all select 'ingredient', key, id from ingredients
    union all select 'user', slug, id from users
    union all select 'item', slug || case locale when 'de' then '' else '.' || locale end, item_id from item_texts
      where locale = (select min(locale) from item_texts as other where other.item_id = item_texts.item_id)`);
  for (const { kind, key, id } of current.rows) references.add(kind, key, id);
  const former = await tx.execute<{ kind: ReferenceKind; key: string; id: string }>(sql`
    select kind, slug || case when kind = 'item' and locale <> 'de' then '.' || locale else '' end as key, target_id as id
    from slug_history where kind in ('item', 'user')`);
  for (const { kind, key, id } of former.rows) references.addFormer(kind, key, id);
  return references;
}
