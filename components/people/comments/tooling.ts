import { CommentTools } from "#components/people/comments/comment-tools.tsx";
import { CommentWriter } from "#components/people/comments/comment-writer.tsx";
import { CommentComposer } from "#components/people/comments/composer/comment-composer.tsx";
import { PendingReplies } from "#components/people/comments/pending-comments.tsx";

export const tooling = { CommentTools, CommentWriter, CommentComposer, PendingReplies };
