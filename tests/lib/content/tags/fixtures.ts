import { randomUUID } from "node:crypto";
import { createDraftContent, type DraftContent } from "#lib/content/recipe-drafts/draft.ts";
import { createDeskTag, type TagContent } from "#lib/content/tags/desk-mutations.ts";
import { db } from "#lib/platform/db/client.ts";
import { recipeDrafts } from "#lib/platform/db/tables/community/recipe-drafts.ts";
import { feedModules, type ModuleData } from "#lib/platform/db/tables/feeds.ts";
import { createReader } from "#tests/lib/people/comments/fixtures.ts";
import { createTestRecipe, recipeTexts } from "#tests/support/fixtures.ts";

export const createEditor = () => createReader({ newType: "editor" });

/** What an editor types about a tag with a name of its own. */
export function tagContent(title: string, changes: Partial<TagContent> = {}): TagContent {
  return {
    type: "taste",
    isHidden: false,
    texts: { de: { title, slug: "", summary: "" }, en: { title: `${title} en`, slug: "", summary: "" } },
    ...changes,
  };
}

export const createTag = async (editorId: string, title: string, changes: Partial<TagContent> = {}) =>
  (await createDeskTag(editorId, tagContent(title, changes))).id;

export async function createTaggedRecipe(tagIds: string[]): Promise<string> {
  const slug = randomUUID();
  return createTestRecipe(await createReader(), {
    texts: { de: recipeTexts(slug, "Suppe"), en: recipeTexts(`${slug}-en`, "Soup") },
    tagIds,
  });
}

/** Inserts a draft with this content. */
export async function createDraft(changes: Partial<DraftContent>): Promise<string> {
  const [draft] = await db
    .insert(recipeDrafts)
    .values({ authorId: await createReader(), content: { ...createDraftContent("de"), ...changes } })
    .returning({ id: recipeDrafts.id });
  return draft?.id ?? "";
}

/** Inserts a module that searches by a tag, in both ways. */
export async function createModule(search: Extract<ModuleData, { type: "automated" }>["search"]): Promise<string> {
  const data: ModuleData = { type: "automated", heading: { de: "A", en: "A" }, more: "/search", search };
  const [row] = await db
    .insert(feedModules)
    .values({ feed: "home", position: 0, data })
    .returning({ id: feedModules.id });
  return row?.id ?? "";
}
