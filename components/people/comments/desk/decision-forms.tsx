"use client";
import { useId } from "react";
import { Button, type ButtonVariant } from "#components/ui/button.tsx";
import { FormAlert } from "#components/ui/forms/form-alert.tsx";
import { TextArea } from "#components/ui/forms/text-field.tsx";
import { decideCommentAction } from "#lib/people/comments/desk/actions.ts";
import { maxNoteLength } from "#lib/people/comments/limits.ts";
import { useResultAction } from "#lib/platform/browser/forms/use-result-action.ts";
import type { CommentDecisionKind } from "#lib/platform/db/tables/community/comments.ts";

export interface DecisionMessages
  extends Record<
    CommentDecisionKind | "reason" | "chooseReason" | "note" | "saving" | "missing" | "conflict" | "invalid" | "failed",
    string
  > {
  reasons: { key: string; title: string }[];
}

interface DecisionFormProps {
  comment: { id: string; version: number };
  messages: DecisionMessages;
}

/** Approves or restores a comment. */
export function PublishForm({ decision, ...props }: DecisionFormProps & { decision: "approve" | "restore" }) {
  return <DecisionForm {...props} decision={decision} variant="secondary" />;
}

/** Hides a comment for a reason, which its author is told. */
export function HideForm({ comment, messages }: DecisionFormProps) {
  const id = useId();
  return (
    <details className="basis-full">
      <summary className="comment-action">{messages.hide}</summary>
      <DecisionForm comment={comment} messages={messages} decision="hide" variant="danger">
        <label htmlFor={`${id}-reason`} className="font-strong text-sm">
          {messages.reason}
        </label>
        <select id={`${id}-reason`} name="reason" required className="text-input min-h-12" defaultValue="">
          <option value="" disabled>
            {messages.chooseReason}
          </option>
          {messages.reasons.map(({ key, title }) => (
            <option key={key} value={key}>
              {title}
            </option>
          ))}
        </select>
        <TextArea id={`${id}-note`} name="note" label={messages.note} maxLength={maxNoteLength} rows={2} />
      </DecisionForm>
    </details>
  );
}

function DecisionForm({
  comment: { id, version },
  messages,
  decision,
  variant,
  children,
}: DecisionFormProps & { decision: CommentDecisionKind; variant: ButtonVariant; children?: React.ReactNode }) {
  const { errorCode, isSending, form } = useResultAction(decideCommentAction);
  const known = ["missing", "conflict", "invalid"] as const;
  const error = errorCode && messages[known.find((code) => code === errorCode) ?? "failed"];
  return (
    <form {...form} className="grid max-w-measure gap-2">
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="decision" value={decision} />
      {children}
      <FormAlert>{error}</FormAlert>
      <Button type="submit" variant={variant} className="justify-self-start" aria-disabled={isSending}>
        {isSending ? messages.saving : messages[decision]}
      </Button>
    </form>
  );
}
