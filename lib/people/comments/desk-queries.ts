import "server-only";
import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { db } from "#lib/platform/db/client.ts";
import { type CommentKind, comments } from "#lib/platform/db/tables/community/comments.ts";
import { type ItemType, items } from "#lib/platform/db/tables/items.ts";
import { type UserType, users } from "#lib/platform/db/tables/users.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import type { PictureView } from "#lib/platform/media/pictures/picture.ts";
import { type CommentCursor, formatCursor } from "./cursor.ts";
import { heldPerPage } from "./limits.ts";
import { findCommentPhotos } from "./photos/photo-queries.ts";
import { createdAtText } from "./rows.ts";

/** A comment that waits for a decision, with what an editor needs for it. */
export interface HeldComment {
  id: string;
  parentId: string | null;
  kind: CommentKind;
  text: string;
  locale: Locale;
  /** The version the decision is about. */
  version: number;
  /** Codes of lib/people/comments/hold-rules.ts. */
  reasons: string[];
  /** ISO 8601 in UTC; the queue shows the age. */
  createdAt: string;
  item: { id: string; type: ItemType; title: string; slug: string };
  /** Null after the account was deleted. */
  author: { id: string; name: string; slug: string; newType: UserType; createdAt: Date } | null;
  photos: PictureView[];
}

interface HeldFilter {
  /** Language of the desk: titles are in it where there is a text. */
  locale: Locale;
  after?: CommentCursor | null;
}

const isHeld = and(eq(comments.state, "held"), isNull(comments.deletedAt));

/** Lists one page of the comments that wait for an editor, oldest first. */
export async function listHeldComments(filter: HeldFilter): Promise<{ comments: HeldComment[]; next: string | null }> {
  const rows = await selectHeld(filter);
  const shown = rows.slice(0, heldPerPage);
  const last = shown.at(-1);
  const photos = await findCommentPhotos(
    filter.locale,
    shown.map(({ id }) => id),
  );
  return {
    comments: shown.map((row) => ({ ...row, photos: photos.get(row.id) ?? [] })),
    next: last && rows.length > shown.length ? formatCursor({ ...last, likeCount: 0 }) : null,
  };
}

/** The rows of a page of the queue, and one more if there is a next page. */
export function selectHeld({ locale, after }: HeldFilter) {
  const textColumn = (column: "title" | "slug") =>
    sql<string>`coalesce((select ${sql.identifier(column)} from item_texts where item_texts.item_id = ${items.id}
      order by item_texts.locale = ${locale} desc, item_texts.locale limit 1), '')`;
  const isAfter = after
    ? sql`(${comments.createdAt}, ${comments.id}) > (${after.createdAt}::timestamptz, ${after.id}::uuid)`
    : undefined;
  return db
    .select({
      id: comments.id,
      parentId: comments.parentId,
      kind: comments.kind,
      text: comments.text,
      locale: comments.locale,
      version: comments.version,
      reasons: comments.reasons,
      createdAt: createdAtText.as("created_at_text"),
      item: {
        id: items.id,
        type: items.type,
        title: textColumn("title").as("title"),
        slug: textColumn("slug").as("item_slug"),
      },
      author: {
        id: users.id,
        name: users.name,
        slug: users.slug,
        newType: users.newType,
        createdAt: users.createdAt,
      },
    })
    .from(comments)
    .innerJoin(items, eq(items.id, comments.itemId))
    .leftJoin(users, eq(users.id, comments.authorId))
    .where(and(isHeld, isAfter))
    .orderBy(asc(comments.createdAt), asc(comments.id))
    .limit(heldPerPage + 1);
}

/** Counts the comments that wait for an editor. */
export function countHeldComments(): Promise<number> {
  return db.$count(comments, isHeld);
}
