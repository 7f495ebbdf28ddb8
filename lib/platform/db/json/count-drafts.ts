import { type SQL, sql } from "drizzle-orm";
import { hasListedId } from "./keyed-ids.ts";

/** The keys that have ids of tags and categories in drafts and working copies. */
const categorizationKeys = ["tagIds", "categoryIds", "mainCategoryId"];

/**
 * Counts the recipes and stories that are being written and have a tag or category. What was
 * accepted or published since is no draft any more.
 */
export function countDrafts(id: string): SQL {
  const named = categorizationKeys.map((key) => hasListedId(sql`content`, key, id));
  const isNamed = sql`(${sql.join(named, sql` or `)})`;
  return sql`(select (select count(*) from recipe_drafts where state <> 'accepted' and ${isNamed})
    + (select count(*) from recipe_working_copies where ${isNamed})
    + (select count(*) from story_drafts where published_version is distinct from version and ${isNamed}))::int`;
}
