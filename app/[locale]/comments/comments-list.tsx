import { useTranslations } from "next-intl";
import { PendingReplies, WriteComment } from "#components/people/comments/comment-actions.tsx";
import { CommentItem, type RenderCommentMenu } from "#components/people/comments/comment-item.tsx";
import { CommentThreads, Replies } from "#components/people/comments/comment-threads.tsx";
import { type CommentsOrder, CommentsSorting, orderQueries } from "#components/people/comments/comments-sorting.tsx";
import { CommentsTabs } from "#components/people/comments/comments-tabs.tsx";
import { ReplyToComment } from "#components/people/comments/reply-to-comment.tsx";
import { MoreLink } from "#components/ui/section-heading.tsx";
import type { CommentCounts } from "#lib/people/comments/queries.ts";
import type { ShownComments } from "./load-comments.ts";

interface CommentsListProps {
  shown: ShownComments;
  /** Whether the reader's own comments wait above the list. */
  hasWaiting: boolean;
  counts: CommentCounts;
  allHref: string;
  renderMenu?: RenderCommentMenu;
}

/** One page of the comments, replies or photos, with the links to the others. */
export function CommentsList({ shown, hasWaiting, counts, allHref, renderMenu }: CommentsListProps) {
  const tabs = (
    <CommentsTabs counts={counts} current={shown.kind === "photos" ? "photos" : "comments"} allHref={allHref} />
  );
  return (
    <section id="comments" className="scroll-mt-(--header-h)">
      {tabs}
      {shown.kind === "thread" && <Thread shown={shown} allHref={allHref} renderMenu={renderMenu} />}
      {shown.kind === "photos" && <Photos shown={shown} allHref={allHref} renderMenu={renderMenu} />}
      {shown.kind === "threads" && (
        <Threads shown={shown} hasWaiting={hasWaiting} allHref={allHref} renderMenu={renderMenu} />
      )}
    </section>
  );
}

type ListProps<Kind> = Pick<CommentsListProps, "allHref" | "renderMenu"> & {
  shown: Extract<ShownComments, { kind: Kind }>;
};

function Threads({
  shown,
  hasWaiting,
  allHref,
  renderMenu,
}: ListProps<"threads"> & Pick<CommentsListProps, "hasWaiting">) {
  const t = useTranslations("comments");
  const isEmpty = shown.threads.length === 0 && !hasWaiting;
  const order: CommentsOrder = shown.isQuestions ? "questions" : shown.sort;
  return (
    <>
      <div id="write" className="scroll-mt-(--header-h)">
        <WriteComment />
      </div>
      <CommentsSorting current={order} allHref={allHref} />
      {isEmpty && <p className="text-ink-2">{t(shown.isQuestions ? "noneOfKind" : "none")}</p>}
      <CommentThreads threads={shown.threads} allHref={allHref} renderMenu={renderMenu} />
      {shown.next && <MoreLink href={withCursor(`${allHref}?${orderQueries[order]}`, shown.next)} label={t("older")} />}
    </>
  );
}

function Thread({ shown, allHref, renderMenu }: ListProps<"thread">) {
  const t = useTranslations("comments");
  const { parent, replies, next } = shown;
  return (
    <>
      <CommentItem comment={parent} renderMenu={renderMenu} />
      <Replies replies={replies} renderMenu={renderMenu} />
      <PendingReplies parentId={parent.id} />
      {next && <MoreLink href={withCursor(`${allHref}?thread=${parent.id}`, next)} label={t("moreReplies")} />}
      {!parent.isDeleted && (
        <div id="reply" className="mt-6 scroll-mt-(--header-h)">
          <ReplyToComment parentId={parent.id} />
        </div>
      )}
      <MoreLink href={`${allHref}?${orderQueries.newest}#comments`} label={t("backToAll")} />
    </>
  );
}

function Photos({ shown, allHref, renderMenu }: ListProps<"photos">) {
  const t = useTranslations("comments");
  return (
    <>
      {shown.comments.length === 0 && <p className="text-ink-2">{t("noPhotos")}</p>}
      <ul>
        {shown.comments.map((comment) => (
          <li key={comment.id} className="comment-thread">
            <CommentItem comment={comment} renderMenu={renderMenu} />
          </li>
        ))}
      </ul>
      {shown.next && <MoreLink href={withCursor(`${allHref}?view=photos`, shown.next)} label={t("morePhotos")} />}
    </>
  );
}

function withCursor(href: string, cursor: string): string {
  return `${href}&after=${encodeURIComponent(cursor)}#comments`;
}
