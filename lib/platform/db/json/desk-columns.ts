import { sql } from "drizzle-orm";
import { recipeDrafts } from "../tables/community/recipe-drafts.ts";
import { recipeBulkChanges, recipeRevisions, recipeWorkingCopies } from "../tables/community/recipe-revisions.ts";
import { storyDrafts, storyRevisions } from "../tables/editing/story-drafts.ts";
import { feedRevisions } from "../tables/planning/feed-revisions.ts";

const { version, publishedVersion } = storyDrafts;

/** Recipes that editors are writing. An open one is told of the change. */
export const recipesAtDesk = [
  {
    table: recipeWorkingCopies,
    column: recipeWorkingCopies.content,
    keys: [recipeWorkingCopies.id],
    set: { version: sql`${recipeWorkingCopies.version} + 1` },
  },
];

/** Recipes that are being written, by authors and by editors. An open one is told of the change. */
export const writtenRecipes = [
  {
    table: recipeDrafts,
    column: recipeDrafts.content,
    keys: [recipeDrafts.id],
    set: { version: sql`${recipeDrafts.version} + 1` },
  },
  ...recipesAtDesk,
];

/** What readers had of recipes, which can be restored. */
export const formerRecipes = [{ table: recipeRevisions, column: recipeRevisions.content, keys: [recipeRevisions.id] }];

/** Stories that are being written. What is published stays so. */
export const writtenStories = [
  {
    table: storyDrafts,
    column: storyDrafts.content,
    keys: [storyDrafts.itemId],
    set: {
      version: sql`${version} + 1`,
      publishedVersion: sql`case when ${publishedVersion} = ${version} then ${version} + 1 else ${publishedVersion} end`,
    },
  },
];

/** What readers had of stories, which can be restored. */
export const formerStories = [{ table: storyRevisions, column: storyRevisions.content, keys: [storyRevisions.id] }];

/** What bulk actions changed, which can be undone. */
export const bulkEntries = [
  { table: recipeBulkChanges, column: recipeBulkChanges.entries, keys: [recipeBulkChanges.id] },
];

/** What feeds were, which can be restored. */
export const formerFeeds = [
  { table: feedRevisions, column: feedRevisions.modules, keys: [feedRevisions.feed, feedRevisions.version] },
];
