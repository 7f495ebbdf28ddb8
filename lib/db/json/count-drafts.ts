import { type SQL, sql } from "drizzle-orm";

/**
 * Counts the recipes and stories that are being written and name an id: a tag, category or utensil.
 * What was accepted or published since is no draft any more.
 */
export function countDrafts(id: string): SQL {
  const isNamed = sql`content::text like ${`%"${id}"%`}`;
  return sql`(select (select count(*) from recipe_drafts where state <> 'accepted' and ${isNamed})
    + (select count(*) from recipe_working_copies where ${isNamed})
    + (select count(*) from story_drafts where published_version is distinct from version and ${isNamed}))::int`;
}
