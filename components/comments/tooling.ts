import { CommentTools } from "#components/comments/comment-tools.tsx";
import { CommentWriter } from "#components/comments/comment-writer.tsx";
import { CommentComposer } from "#components/comments/composer/comment-composer.tsx";
import { PendingReplies } from "#components/comments/pending-comments.tsx";

export const tooling = { CommentTools, CommentWriter, CommentComposer, PendingReplies };
