import { CommentTools } from "#components/comments/comment-tools.tsx";
import { CommentWriter } from "#components/comments/comment-writer.tsx";
import { CommentComposer } from "#components/comments/composer/comment-composer.tsx";

export const tooling = { CommentTools, CommentWriter, CommentComposer };
