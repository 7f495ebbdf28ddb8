import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { deskContentSchema } from "#lib/content/recipe-drafts/draft.ts";
import type { BulkFacts } from "#lib/content/recipe-drafts/working-copy/bulk-change.ts";
import type { Editorial } from "#lib/content/recipe-drafts/working-copy/editorial.ts";
import { createContent, type StoryContent } from "#lib/content/story-drafts/content.ts";
import { db } from "#lib/platform/db/client.ts";
import {
  recipeBulkChanges,
  recipeRevisions,
  recipeWorkingCopies,
} from "#lib/platform/db/tables/community/recipe-revisions.ts";
import { storyDrafts, storyRevisions } from "#lib/platform/db/tables/editing/story-drafts.ts";
import type { ModuleData } from "#lib/platform/db/tables/feeds.ts";
import { feedRevisions } from "#lib/platform/db/tables/planning/feed-revisions.ts";
import { createLiveStory } from "#tests/lib/content/story-drafts/fixtures.ts";
import { createReader } from "#tests/lib/people/comments/fixtures.ts";
import { createTestRecipe, recipeTexts } from "#tests/support/fixtures.ts";

interface Stored {
  /** Input of `deskContentSchema`. */
  recipe?: object;
  editorial?: Partial<Editorial>;
  story?: Partial<StoryContent>;
  facts?: Partial<BulkFacts>;
  module?: ModuleData;
}

/**
 * Inserts a row into each table of the desk that has content as JSON.
 *
 * @returns ids, and what reads the rows again
 */
export async function createDeskRows(stored: Stored) {
  const authorId = await createReader();
  const recipeId = await createTestRecipe(authorId, { texts: { de: recipeTexts(randomUUID(), "Suppe") } });
  const itemId = await createLiveStory(authorId);
  const content = deskContentSchema.parse({
    ...stored.recipe,
    language: "de",
    isBilingual: true,
    editorial: { authorId, ...stored.editorial },
  });
  const story = { ...createContent("article", authorId), ...stored.story };
  const facts = { authorId, mainCategoryId: null, categoryIds: [], tagIds: [], expiresAt: null };
  const after = { ...facts, ...stored.facts };
  const data = stored.module ?? { type: "onboarding" };
  const modules = [{ id: randomUUID(), locale: null, startsAt: null, endsAt: null, data }];
  const [revision] = await db.insert(recipeRevisions).values({ recipeId, origin: "desk", content }).returning();
  await db.insert(recipeWorkingCopies).values({ recipeId, content });
  await db.insert(storyDrafts).values({ itemId, content: story, publishedVersion: 1 });
  const [storyRevision] = await db.insert(storyRevisions).values({ itemId, content: story, languages: [] }).returning();
  const [bulk] = await db
    .insert(recipeBulkChanges)
    .values({ action: "addTag", entries: [{ recipeId, before: facts, after }] })
    .returning();
  const version = await db.$count(feedRevisions);
  await db.insert(feedRevisions).values({ feed: "basics", version, action: "arrange", modules });

  const read = async () => {
    const [copy] = await db.select().from(recipeWorkingCopies).where(eq(recipeWorkingCopies.recipeId, recipeId));
    const [former] = await db.select().from(recipeRevisions).where(eq(recipeRevisions.recipeId, recipeId));
    const [draft] = await db.select().from(storyDrafts).where(eq(storyDrafts.itemId, itemId));
    const [formerStory] = await db.select().from(storyRevisions).where(eq(storyRevisions.itemId, itemId));
    const [change] = await db
      .select()
      .from(recipeBulkChanges)
      .where(eq(recipeBulkChanges.id, bulk?.id ?? ""));
    const [feed] = await db.select().from(feedRevisions).where(eq(feedRevisions.version, version));
    if (!copy || !former || !draft || !formerStory || !change || !feed) throw new Error("a row is gone");
    return { copy, former, draft, formerStory, facts: change.entries[0]?.after, module: feed.modules[0]?.data };
  };
  return { recipeId, itemId, revisionId: revision?.id ?? "", storyRevisionId: storyRevision?.id ?? "", read };
}
