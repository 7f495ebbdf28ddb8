import "server-only";
import { cached, cacheTags } from "#lib/platform/cache/cache.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import type { CommentThread, CommentView } from "./comment.ts";
import { listGallery } from "./gallery-queries.ts";
import { type CommentCounts, countComments, listComments } from "./queries.ts";

/** What the page of a recipe or story shows of its comments, the same for every reader. */
export interface CommentsOfItem {
  itemId: string;
  counts: CommentCounts;
  /** The latest ones. */
  latest: CommentThread[];
  hasMore: boolean;
  /** The latest comments with photos. */
  gallery: CommentView[];
}

/** Reads the comments for the page of an item; `slug` is the slug of the item in this language. */
export const getCommentsOfItem = cached(
  "comments-of-item",
  (_, slug, _itemId) => [cacheTags.item(slug)],
  async (locale: Locale, _slug: string, itemId: string): Promise<CommentsOfItem> => {
    const [counts, page, gallery] = await Promise.all([
      countComments(itemId),
      listComments({ itemId, locale, sort: "newest" }),
      listGallery({ itemId, locale }),
    ]);
    return { itemId, counts, latest: page.comments, hasMore: page.next !== null, gallery: gallery.comments };
  },
);
