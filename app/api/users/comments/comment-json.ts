import type { z } from "zod";
import { toImage } from "#app/api/content-json.ts";
import type { CommentThread, CommentView } from "#lib/people/comments/comment.ts";
import { absoluteUrl } from "#lib/platform/seo/metadata.ts";
import type { listComments } from "./operations.ts";

type ListData = z.input<NonNullable<(typeof listComments)["data"]>>;
type CommentJson = ListData["comments"][number];

/** A comment in answers of the API. */
export function toCommentJson(comment: CommentView | CommentThread): CommentJson {
  const { id, parentId, kind, text, locale, createdAt, isEdited, isDeleted, likeCount, replyCount, author } = comment;
  return {
    id,
    parent: parentId,
    kind,
    comment: text,
    locale,
    created: createdAt,
    is_edited: isEdited,
    is_deleted: isDeleted,
    user_reactions: { like_count: likeCount },
    reply_count: replyCount,
    author: author && {
      name: author.name,
      slug: author.slug,
      new_type: author.newType,
      image: toImage(author.picture, 384),
      url: absoluteUrl(author.href),
    },
    images: comment.photos.flatMap((photo) => toImage(photo) ?? []),
    ...("replies" in comment && { recent_answers: comment.replies.map(toCommentJson) }),
  };
}
