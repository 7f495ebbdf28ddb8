import "server-only";
import { type SQL, sql } from "drizzle-orm";
import { hasKeyedId, pictureIdKey, selectKeyedIds } from "#lib/platform/db/json/keyed-ids.ts";

/**
 * What shows a picture: the cover of an item, a profile, a banner, a category, an ingredient, a
 * cookbook, a house advertisement, the poster of a video, a comment, a step of a recipe, a block of
 * a story, a module of a feed, the draft of a reader's recipe, or what the desk is working on and
 * has published before.
 */
export type PictureUseKind =
  | ("item" | "profile" | "banner" | "category" | "ingredient" | "cookbook" | "houseAd" | "video" | "comment")
  | ("step" | "block" | "module" | "draft" | "workingCopy" | "revision");

interface PictureReference {
  kind: PictureUseKind;
  table: string;
  column: string;
  /** The column with the id of what shows the picture. */
  subject: string;
  /** SQL condition: readers see it, or it is content of the site itself. */
  isPublished: string;
  /** The same, also for what readers will see at a time that is set; without it as published. */
  isApproved?: string;
  /** The column with the user it belongs to: it is no use of another user's upload. */
  owner?: string;
  /** Further changes in SQL when the picture is replaced. */
  onReplace?: string;
}

// The alias keeps the id of the outer query apart, which may be one of `items` itself.
const itemIs = (id: string, condition: string) => `exists (select from items shown where shown.id = ${id}
  and shown.state = 'live' and ${condition} (shown.expires_at is null or shown.expires_at > now()))`;
const itemIsPublic = (id: string) => itemIs(id, "shown.published_at <= now() and");
const itemFacts = (id: string) => ({ isPublished: itemIsPublic(id), isApproved: itemIs(id, "") });

/**
 * Columns with a foreign key to `pictures`. That of `uploads` says who sent it and shows nothing.
 */
export const pictureColumns: readonly PictureReference[] = [
  { kind: "item", table: "items", column: "picture_id", subject: "id", ...itemFacts("items.id") },
  { kind: "profile", table: "users", column: "picture_id", subject: "id", isPublished: "false" },
  { kind: "banner", table: "users", column: "banner_id", subject: "id", isPublished: "false" },
  { kind: "category", table: "categories", column: "picture_id", subject: "id", isPublished: "true" },
  { kind: "ingredient", table: "ingredients", column: "picture_id", subject: "id", isPublished: "true" },
  {
    kind: "cookbook",
    table: "cookbooks",
    column: "cover_id",
    subject: "id",
    isPublished: "cookbooks.visibility = 'public' and cookbooks.deleted_at is null and cookbooks.hidden_at is null",
    // A cover of another user's item is shown while the item has it.
    owner: "cookbooks.user_id",
  },
  { kind: "houseAd", table: "house_ads", column: "picture_id", subject: "id", isPublished: "true" },
  { kind: "video", table: "videos", column: "poster_id", subject: "id", isPublished: "true" },
  {
    kind: "comment",
    table: "comment_photos",
    column: "picture_id",
    subject: "comment_id",
    isPublished: `exists (select from comments where comments.id = comment_photos.comment_id
      and comments.state = 'visible' and comments.deleted_at is null and ${itemIsPublic("comments.item_id")})`,
  },
];

/** JSON columns with ids of pictures, without foreign keys. */
export const pictureJsonColumns: readonly PictureReference[] = [
  { kind: "step", table: "recipes", column: "steps", subject: "item_id", ...itemFacts("recipes.item_id") },
  { kind: "block", table: "story_texts", column: "body", subject: "item_id", ...itemFacts("story_texts.item_id") },
  { kind: "module", table: "feed_modules", column: "data", subject: "id", isPublished: "true" },
  {
    kind: "draft",
    table: "recipe_drafts",
    column: "content",
    subject: "id",
    isPublished: "false",
    owner: "recipe_drafts.author_id",
    // An author who has the draft open is told of the change instead of undoing it unseen.
    onReplace: "version = version + 1",
  },
  {
    kind: "workingCopy",
    table: "story_drafts",
    column: "content",
    subject: "item_id",
    isPublished: "false",
    onReplace: "version = version + 1",
  },
  {
    kind: "workingCopy",
    table: "recipe_working_copies",
    column: "content",
    subject: "id",
    isPublished: "false",
    isApproved: "recipe_working_copies.publish_at is not null",
    onReplace: "version = version + 1",
  },
  { kind: "revision", table: "story_revisions", column: "content", subject: "item_id", isPublished: "false" },
  { kind: "revision", table: "recipe_revisions", column: "content", subject: "recipe_id", isPublished: "false" },
  { kind: "revision", table: "feed_revisions", column: "modules", subject: "module_id", isPublished: "false" },
];

/** What was deleted shows no picture, but needs its file once it is restored. */
export const keptForRestoration = {
  table: "deleted_entries",
  column: "data",
  // In the format of the content, or as columns.
  keys: ["pictureKey", "bannerKey", "posterKey", "poster_id"],
};

const toColumn = (table: string, column: string) => sql.raw(`${table}.${column}`);

/** Condition: what shows the picture does not belong to another user than the one who sent it. */
function countsAsUse(owner: string | undefined, id: SQL): SQL {
  if (!owner) return sql`true`;
  return sql`not exists (select from uploads where uploads.picture_id = ${id} and uploads.user_id <> ${sql.raw(owner)})`;
}

function toFacts({ kind, table, subject, isPublished, isApproved = isPublished }: PictureReference): SQL {
  return sql.raw(`'${kind}' as kind, ${table}.${subject} as subject_id,
    (${isPublished}) as is_published, (${isApproved}) as is_approved`);
}

/**
 * A query for all uses of pictures: `picture_id`, `kind`, `subject_id`, `is_published` and
 * `is_approved`. The JSON is read once for all pictures.
 */
export function selectPictureUses(): SQL {
  const byKey = pictureColumns.map((reference) => {
    const { table, column, owner } = reference;
    const id = toColumn(table, column);
    return sql`select ${id} as picture_id, ${toFacts(reference)} from ${sql.raw(table)}
      where ${id} is not null and ${countsAsUse(owner, id)}`;
  });
  const inJson = pictureJsonColumns.map((reference) => {
    const { table, column, owner } = reference;
    return sql`select found.id, ${toFacts(reference)} from ${sql.raw(table)},
      ${selectKeyedIds(toColumn(table, column), pictureIdKey)} where ${countsAsUse(owner, sql`found.id`)}`;
  });
  // Both languages of a story show the same picture: it is one use.
  return sql.join([...byKey, ...inJson], sql` union `);
}

/**
 * Whether drafts, steps, blocks of stories, modules or what can be restored refer to a picture:
 * they do so in JSON, without foreign keys.
 *
 * @param id the column with the id of the picture
 */
export function isInJson(id: SQL): SQL {
  const inUse = pictureJsonColumns.map(
    ({ table, column, owner }) =>
      sql`exists (select from ${sql.raw(table)}
        where ${hasKeyedId(toColumn(table, column), pictureIdKey, id)} and ${countsAsUse(owner, id)})`,
  );
  const { table, column, keys } = keptForRestoration;
  const hasAnyKey = keys.map((key) => hasKeyedId(toColumn(table, column), key, id));
  const isKept = sql`exists (select from ${sql.raw(table)} where ${sql.join(hasAnyKey, sql` or `)})`;
  return sql`(${sql.join([...inUse, isKept], sql` or `)})`;
}

/**
 * Whether anything shows a picture, by a foreign key or in JSON.
 *
 * @param id the column with the id of the picture
 */
export function isReferenced(id: SQL): SQL {
  const references = pictureColumns.map(
    ({ table, column, owner }) =>
      sql`exists (select from ${sql.raw(table)} where ${toColumn(table, column)} = ${id} and ${countsAsUse(owner, id)})`,
  );
  return sql`(${sql.join([...references, isInJson(id)], sql` or `)})`;
}
