import "server-only";
import { type SQL, sql } from "drizzle-orm";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import { type PictureUseKind, selectPictureUses } from "#lib/platform/media/pictures/picture-references.ts";

/** What readers of the API are told has changed, by the kind of use. */
const scopes: Partial<Record<PictureUseKind, "item" | "category" | "ingredient" | "collection">> = {
  item: "item",
  step: "item",
  block: "item",
  category: "category",
  ingredient: "ingredient",
  module: "collection",
};

/**
 * Tells readers of the API that what shows a picture has changed: its alternative text is part of
 * their answers. Triggers note changes of the subjects themselves.
 */
export async function noteChangedSubjects(tx: Transaction, pictureId: string): Promise<void> {
  const { rows } = await tx.execute<{ kind: PictureUseKind; id: string }>(sql`
    select distinct kind, subject_id as id from (${selectPictureUses()}) uses where picture_id = ${pictureId}`);
  for (const scope of new Set(Object.values(scopes))) {
    const ids = rows.filter(({ kind }) => scopes[kind] === scope).map(({ id }) => id);
    if (ids.length > 0) await tx.execute(sql`select note_content_changes(${scope}, array[${toList(ids)}])`);
  }
}

function toList(ids: string[]): SQL {
  return sql.join(
    ids.map((id) => sql`${id}::uuid`),
    sql`, `,
  );
}
