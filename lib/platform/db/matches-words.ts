import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

/** A pattern for `like` that finds a text anywhere; its own signs stand for themselves. */
export const toLikePattern = (text: string): string => `%${text.replace(/[\\%_]/g, "\\$&")}%`;

/** Condition: every word of a search stands in a text, in upper or lower case. */
export function matchesWords(text: SQLWrapper, search: string): SQL {
  const words = search.split(/\s+/).filter(Boolean);
  const conditions = words.map((word) => sql`${text} ilike ${toLikePattern(word)}`);
  return conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`;
}
