import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

/*
 * Only its key tells a reference from a text of a reader, which may hold any id. PostgreSQL writes
 * jsonb as `"key": "value"` and escapes the quotation marks in texts, so that none looks like it.
 */

/** The keys that have ids of pictures and of clips, wherever JSON names them. */
export const pictureIdKey = "pictureId";
export const clipIdKey = "videoId";

const uuidPattern = "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}";

/** How PostgreSQL writes a key with an id in jsonb. */
export function writeKeyedId(key: string, id: SQLWrapper): SQL {
  return sql`(${sql.raw(`'"${key}": "'`)} || ${id}::text || '"')`;
}

/** Condition on a column of jsonb: somewhere in it, the key has the id. */
export function hasKeyedId(column: SQLWrapper, key: string, id: SQLWrapper): SQL {
  return sql`position(${writeKeyedId(key, id)} in ${column}::text) > 0`;
}

/** Condition on a column of jsonb: somewhere in it, the key has the id, or a list with the id. */
export function hasListedId(column: SQLWrapper, key: string, id: string): SQL {
  const path = sql.raw(`'$.**."${key}"[*] ? (@ == $id)'`);
  return sql`jsonb_path_exists(${column}, ${path}, jsonb_build_object('id', ${id}::text))`;
}

/** The ids that the key has anywhere in a column of jsonb, as rows of `found (id)` for `from`. */
export function selectKeyedIds(column: SQLWrapper, key: string): SQL {
  // Without a group, which would take half as long again.
  const pattern = sql.raw(`'"${key}": "${uuidPattern}"'`);
  return sql`lateral (select left(right(matched[1], 37), 36)::uuid as id
    from regexp_matches(${column}::text, ${pattern}, 'g') as matched) as found`;
}
