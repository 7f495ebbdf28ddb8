import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { DraftContent } from "#lib/content/recipe-drafts/draft.ts";
import type { DraftState } from "#lib/content/recipe-drafts/states.ts";
import { createdAt, id, timestamptz } from "../columns.ts";
import { recipes } from "../recipes.ts";
import { users } from "../users.ts";

/**
 * Recipes that authors write: drafts of new recipes and revisions of published ones. An accepted
 * draft stays as what was published then. `content` refers to pictures, ingredients, utensils and
 * tags in JSON, without foreign keys.
 */
export const recipeDrafts = pgTable(
  "recipe_drafts",
  {
    id: id(),
    authorId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The recipe that it revises or has become; null before its first publication. */
    recipeId: uuid().references(() => recipes.itemId, { onDelete: "cascade" }),
    state: text().$type<DraftState>().notNull().default("draft"),
    /** Counts the changes. Saving on top of an older version is a conflict. */
    version: integer().notNull().default(1),
    content: jsonb().$type<DraftContent>().notNull(),
    createdAt: createdAt(),
    savedAt: timestamptz().notNull().defaultNow(),
    /** Null unless submitted. */
    submittedAt: timestamptz(),
  },
  (t) => [
    index("recipe_drafts_author_idx").on(t.authorId, t.savedAt.desc().nullsFirst()),
    index("recipe_drafts_recipe_idx").on(t.recipeId),
    // A recipe has at most one revision at a time.
    uniqueIndex("recipe_drafts_open_key").on(t.recipeId).where(sql`${t.state} <> 'accepted'`),
    index("recipe_drafts_queue_idx").on(t.submittedAt, t.id).where(sql`${t.state} = 'submitted'`),
    check("recipe_drafts_state_check", sql`${t.state} in ('draft', 'submitted', 'rejected', 'accepted')`),
    check("recipe_drafts_submitted_check", sql`(${t.state} = 'submitted') = (${t.submittedAt} is not null)`),
    check("recipe_drafts_accepted_check", sql`${t.state} <> 'accepted' or ${t.recipeId} is not null`),
  ],
);

/** What can happen to a recipe on its way to the readers and afterwards; saving is not recorded. */
const reviewActions = ["submit", "withdraw", "accept", "reject", "publish", "schedule", "expire"] as const;
export type ReviewAction = (typeof reviewActions)[number];

/** Grade that editors give an accepted recipe, for their own use. */
export const recipeQualities = ["basic", "good", "excellent"] as const;
type RecipeQuality = (typeof recipeQualities)[number];

/** History of reviews: who did what when. */
export const recipeReviews = pgTable(
  "recipe_reviews",
  {
    id: id(),
    /** Null for a change of a publication that no draft led to. */
    draftId: uuid().references(() => recipeDrafts.id, { onDelete: "cascade" }),
    /** Null before the first publication. */
    recipeId: uuid().references(() => recipes.itemId, { onDelete: "cascade" }),
    /** Null after the user has deleted their account. */
    userId: uuid().references(() => users.id, { onDelete: "set null" }),
    action: text().$type<ReviewAction>().notNull(),
    /** Why a draft was rejected; empty for other actions. */
    reason: text().notNull().default(""),
    /** Notes of the editors by path in the content. */
    notes: jsonb().$type<Record<string, string>>().notNull().default({}),
    quality: text().$type<RecipeQuality>(),
    /** When the recipe is published or expires. */
    effectiveAt: timestamptz(),
    createdAt: createdAt(),
  },
  (t) => [
    index("recipe_reviews_draft_idx").on(t.draftId, t.createdAt),
    index("recipe_reviews_recipe_idx").on(t.recipeId, t.createdAt),
    index("recipe_reviews_user_idx").on(t.userId),
    check("recipe_reviews_subject_check", sql`${t.draftId} is not null or ${t.recipeId} is not null`),
    check(
      "recipe_reviews_action_check",
      sql`${t.action} in ('submit', 'withdraw', 'accept', 'reject', 'publish', 'schedule', 'expire')`,
    ),
    check("recipe_reviews_quality_check", sql`${t.quality} in ('basic', 'good', 'excellent')`),
  ],
);
