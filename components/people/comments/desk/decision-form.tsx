"use client";
import type { ReactNode } from "react";
import { Button, type ButtonVariant } from "#components/ui/button.tsx";
import { FormAlert } from "#components/ui/forms/form-alert.tsx";
import { decideCommentAction } from "#lib/people/comments/desk/actions.ts";
import { useResultAction } from "#lib/platform/browser/forms/use-result-action.ts";
import type { CommentDecisionKind } from "#lib/platform/db/tables/community/comments.ts";

interface DecisionFormProps {
  comment: { id: string; version: number };
  decision: CommentDecisionKind;
  messages: Record<CommentDecisionKind | "saving" | "missing" | "conflict" | "invalid" | "failed", string>;
  variant: ButtonVariant;
  /** The fields. */
  children?: ReactNode;
}

/** Decides about a comment. */
export function DecisionForm(props: DecisionFormProps) {
  const { comment, decision, messages, variant, children } = props;
  const { errorCode, isSending, form } = useResultAction(decideCommentAction);
  const known = ["missing", "conflict", "invalid"] as const;
  const error = errorCode && messages[known.find((code) => code === errorCode) ?? "failed"];
  return (
    <form {...form} className="grid max-w-measure gap-2">
      <input type="hidden" name="id" value={comment.id} />
      <input type="hidden" name="version" value={comment.version} />
      <input type="hidden" name="decision" value={decision} />
      {children}
      <FormAlert>{error}</FormAlert>
      <Button type="submit" variant={variant} className="justify-self-start" aria-disabled={isSending}>
        {isSending ? messages.saving : messages[decision]}
      </Button>
    </form>
  );
}
