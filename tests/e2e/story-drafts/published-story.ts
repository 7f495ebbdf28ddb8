import { randomUUID } from "node:crypto";
import { dataDir, query } from "../support/database.ts";

/** A published story in both languages that no other journey knows. */
export async function createStory(authorId: string): Promise<{ id: string; de: string; en: string }> {
  const word = randomUUID().slice(0, 8);
  const slugs = { de: `deutsch-${word}`, en: `english-${word}` };
  const body = (text: string) => JSON.stringify([{ type: "text", text }]);
  const [row] = await query<{ id: string }>(
    dataDir,
    `with item as (
       insert into items (type, state, author_id, published_at, picture_id)
       values ('article', 'live', $1, '2026-01-01', (select picture_id from items where picture_id is not null limit 1))
       returning id
     ), story as (insert into stories (item_id, story_type) select id, 'article' from item),
     texts as (
       insert into item_texts (item_id, locale, slug, title, summary)
       select id, 'de', $2, 'Zwei Sprachen', 'Auf Deutsch.' from item
       union all select id, 'en', $3, 'Two languages', 'In English.' from item
     ), bodies as (
       insert into story_texts (item_id, locale, body, reading_minutes)
       select id, 'de', $4::jsonb, 1 from item union all select id, 'en', $5::jsonb, 1 from item
     ) select id from item`,
    [authorId, slugs.de, slugs.en, body("Guten Tag."), body("Good day.")],
  );
  return { id: row?.id ?? "", ...slugs };
}
