import { type SQL, sql } from "drizzle-orm";

/**
 * SQL for ids as one parameter of type `uuid[]`, so that the text of a statement does not depend on
 * their number.
 */
export function uuidArray(ids: readonly string[]): SQL {
  return sql`${`{${ids.join(",")}}`}::uuid[]`;
}
