import type { Comment, CreativeWork } from "schema-dts";
import { absoluteUrl } from "#lib/platform/seo/metadata.ts";
import type { CommentView } from "./comment.ts";

/** A search engine needs a sample; the page has all of them as text. */
const maxComments = 10;

/**
 * Describes the comments of a page to search engines, to be merged into the data of its recipe or
 * story. Without comments it is empty. None is a review: that has the stars of its writer, which
 * only they themselves see, as the privacy notice says, and not the page.
 *
 * @see https://schema.org/commentCount
 */
export function commentsStructuredData(
  count: number,
  shown: readonly CommentView[],
): Pick<Extract<CreativeWork, object>, "commentCount" | "comment"> {
  if (count === 0) return {};
  const comment = shown
    .filter(({ isDeleted }) => !isDeleted)
    .slice(0, maxComments)
    .map(toComment);
  return { commentCount: count, ...(comment.length > 0 && { comment }) };
}

function toComment({ text, createdAt, locale, likeCount, author }: CommentView): Comment {
  return {
    "@type": "Comment",
    text,
    dateCreated: createdAt,
    inLanguage: locale,
    upvoteCount: likeCount,
    ...(author && { author: { "@type": "Person", name: author.name, url: absoluteUrl(author.href) } }),
  };
}
