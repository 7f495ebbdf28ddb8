import "server-only";
import { sql } from "drizzle-orm";
import { cacheTags } from "#lib/platform/cache/cache.ts";
import { clipIdKey, hasKeyedId } from "#lib/platform/db/json/keyed-ids.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import { type PictureUseKind, selectPictureUses } from "#lib/platform/media/pictures/picture-references.ts";

/** Tags of the lists and pages that show a picture of this kind, beside those with a slug. */
const sharedTags: Record<PictureUseKind, string[]> = {
  item: [cacheTags.cards, cacheTags.menus],
  step: [],
  block: [],
  comment: [],
  draft: [],
  workingCopy: [],
  revision: [],
  video: [cacheTags.feeds],
  module: [cacheTags.feeds],
  category: [cacheTags.categories],
  ingredient: [cacheTags.ingredients],
  profile: [cacheTags.users, cacheTags.cards, cacheTags.cookbooks, cacheTags.menus],
  banner: [cacheTags.users],
  cookbook: [cacheTags.cookbooks],
  houseAd: [cacheTags.ads],
};

/** Condition for a join with `clips`. */
const showsClip = (column: string) => hasKeyedId(sql.raw(column), clipIdKey, sql`clips.id`);

/**
 * The cache tags of everything that shows a picture, also as the poster of a video, as the picture
 * of an author, or beside a comment.
 */
export async function listPictureTags(tx: Transaction, pictureId: string): Promise<string[]> {
  const { rows } = await tx.execute<{ kind: PictureUseKind; slugs: string[] | null }>(sql`
    with uses as (
      select distinct kind, subject_id from (${selectPictureUses()}) all_uses where picture_id = ${pictureId}
    ), clips as (
      select subject_id as id from uses where kind = 'video'
    ), people as (
      select subject_id as id from uses where kind in ('profile', 'banner')
    ), shown (kind, item_id) as (
      select kind, subject_id from uses where kind in ('item', 'step', 'block')
      union select 'comment', item_id from comments join uses on uses.kind = 'comment' and subject_id = comments.id
      union select 'video', items.id from items where video_id in (select id from clips)
      union select 'video', item_id from recipes join clips on ${showsClip("recipes.steps")}
      union select 'video', item_id from story_texts join clips on ${showsClip("story_texts.body")}
      union select 'profile', id from items where author_id in (select id from people)
      union select 'profile', item_id from comments where author_id in (select id from people)
    )
    select kind, (
      select array_agg(distinct slug) from (
        select slug from item_texts join shown on shown.item_id = item_texts.item_id where shown.kind = kinds.kind
        union select page_key from stories join shown on shown.item_id = stories.item_id
          where shown.kind = kinds.kind and page_key is not null
      ) as named (slug)
    ) as slugs from (select distinct kind from uses union select distinct kind from shown) kinds`);
  const users = await listUserSlugs(tx, pictureId);
  const tags = rows.flatMap(({ kind, slugs }) => [...sharedTags[kind], ...(slugs ?? []).map(cacheTags.item)]);
  return [...new Set([...tags, ...users.map(cacheTags.user)])];
}

async function listUserSlugs(tx: Transaction, pictureId: string): Promise<string[]> {
  const { rows } = await tx.execute<{ slug: string }>(
    sql`select slug from users where ${pictureId} in (picture_id::text, banner_id::text)`,
  );
  return rows.map(({ slug }) => slug);
}
