import { randomUUID } from "node:crypto";
import { createStory } from "#lib/content/stories/mutations.ts";
import type { StoryInput } from "#lib/content/stories/schema.ts";
import type { StoryContent } from "#lib/content/story-drafts/content.ts";
import { findEditedStory } from "#lib/content/story-drafts/editor-queries.ts";
import { db } from "#lib/platform/db/client.ts";
import { pictures } from "#lib/platform/db/tables/media.ts";

/** A picture without a file. */
export async function createPictureRow(): Promise<string> {
  const id = randomUUID();
  const alts = { de: "Ein Kuchen", en: "A cake" };
  const size = { width: 1600, height: 1200, bytes: 1 };
  await db.insert(pictures).values({ id, storageKey: id, mime: "image/jpeg", ...size, placeholder: "", alts });
  return id;
}

/** A story that readers see in both languages, as the seed creates it: blocks have no ids. */
export async function createLiveStory(authorId: string, changes: Partial<StoryInput> = {}): Promise<string> {
  const slug = randomUUID();
  return createStory({
    authorId,
    pictureId: await createPictureRow(),
    storyType: "article",
    state: "live",
    isSponsored: false,
    publishedAt: new Date("2026-01-01T12:00:00Z"),
    texts: {
      de: {
        slug: `kuchen-${slug}`,
        title: "Kuchen backen",
        summary: "Alles über Kuchen.",
        keywords: "",
        body: [
          { type: "headline", level: 2, text: "Der Teig" },
          { type: "text", text: "Den Teig **gut** kneten." },
        ],
      },
      en: {
        slug: `cake-${slug}`,
        title: "Baking cake",
        summary: "All about cake.",
        keywords: "",
        body: [
          { type: "headline", level: 2, text: "The dough" },
          { type: "text", text: "Knead the dough **well**." },
        ],
      },
    },
    categoryIds: [],
    tagIds: [],
    ...changes,
  });
}

/** The story as its editor shows it. */
export async function editedStory(itemId: string) {
  const story = await findEditedStory(itemId);
  if (!story) throw new Error("no story");
  return story;
}

/** Replaces the words of a block of text. */
export function withText(content: StoryContent, index: number, language: "de" | "en", text: string): StoryContent {
  const rows = content.rows.map((row, at) =>
    at === index ? { ...row, [language]: { type: "text" as const, text } } : row,
  );
  return { ...content, rows };
}
