import { randomBytes } from "node:crypto";
import { type DraftContent, draftContentSchema } from "#lib/content/recipe-drafts/draft.ts";
import { dataDir, query } from "#tests/e2e/support/database.ts";

interface StoredDraft {
  id: string;
  title: string;
  /** A word that only this recipe has, and is a slug as it is. */
  marker: string;
}

/** Stores a complete draft of an author that waits for its review, with one unknown ingredient. */
export async function storeSubmittedDraft(authorId: string, folder = dataDir): Promise<StoredDraft> {
  const marker = `pruefsuppe${randomBytes(5).toString("hex").replaceAll(/\d/g, "x")}`;
  const content = await createContent(authorId, marker, folder);
  const [draft] = await query<{ id: string }>(
    folder,
    `with draft as (
       insert into recipe_drafts (author_id, state, content, submitted_at)
       values ($1, 'submitted', $2, now() - interval '2 days') returning id
     ), review as (
       insert into recipe_reviews (draft_id, user_id, action) select id, $1, 'submit' from draft
     ) select id from draft`,
    [authorId, content],
  );
  return { id: draft?.id ?? "", title: content.title.de, marker };
}

async function createContent(authorId: string, marker: string, folder: string): Promise<DraftContent> {
  const [onion] = await query<{ id: string }>(folder, "select id from ingredients where key = 'onion'");
  // A sample picture, as if the author had uploaded it.
  const [picture] = await query<{ id: string }>(
    folder,
    `insert into uploads (picture_id, user_id)
     select picture_id, $1 from items
     where picture_id is not null and not exists (select from uploads where uploads.picture_id = items.picture_id)
     limit 1 returning picture_id as id`,
    [authorId],
  );
  return draftContentSchema.parse({
    language: "de",
    title: { de: `Suppe ${marker}` },
    summary: { de: "Wärmt an kalten Tagen." },
    difficulty: "easy",
    servings: { amount: 4 },
    duration: { preparation: 20, baking: 10 },
    pictureId: picture?.id,
    groups: [
      {
        ingredients: [
          { id: "onion", ingredientId: onion?.id, name: "Zwiebeln", amount: 2 },
          { id: "magic", name: "Zauberwurzel", amount: 100, unit: "g" },
        ],
      },
    ],
    steps: [
      { id: "one", text: { de: "Die Zwiebeln 5 Minuten andünsten." }, ingredients: [{ id: "onion" }] },
      { id: "two", text: { de: "Alles mit Wasser kochen." } },
    ],
    source: { url: "https://kochbuch.example/suppe", siteName: "Kochbuch", author: "" },
  });
}
