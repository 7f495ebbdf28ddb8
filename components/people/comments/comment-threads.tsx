import { useTranslations } from "next-intl";
import { PendingReplies } from "#components/people/comments/comment-actions.tsx";
import { CommentItem, type RenderCommentMenu } from "#components/people/comments/comment-item.tsx";
import { MoreLink } from "#components/ui/section-heading.tsx";
import type { CommentThread, CommentView } from "#lib/people/comments/comment.ts";

interface CommentThreadsProps {
  threads: CommentThread[];
  /** Address of the page with all comments. */
  allHref: string;
  renderMenu?: RenderCommentMenu;
}

/** Comments with their first replies. */
export function CommentThreads({ threads, allHref, renderMenu }: CommentThreadsProps) {
  const t = useTranslations("comments");
  return (
    <ul>
      {threads.map((thread) => (
        <li key={thread.id} className="comment-thread">
          <CommentItem comment={thread} renderMenu={renderMenu} />
          <Replies replies={thread.replies} renderMenu={renderMenu} />
          <PendingReplies parentId={thread.id} />
          {thread.nextReplies && (
            <p className="ml-13">
              <MoreLink
                href={`${allHref}?thread=${thread.id}#comment-${thread.id}`}
                label={t("allReplies", { count: thread.replyCount })}
              />
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

export function Replies({ replies, renderMenu }: { replies: CommentView[]; renderMenu?: RenderCommentMenu }) {
  const t = useTranslations("comments");
  if (replies.length === 0) return null;
  return (
    <ul aria-label={t("replies")} className="comment-replies">
      {replies.map((reply) => (
        <li key={reply.id}>
          <CommentItem comment={reply} renderMenu={renderMenu} />
        </li>
      ))}
    </ul>
  );
}
