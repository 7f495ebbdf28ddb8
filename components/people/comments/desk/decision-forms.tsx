import { useId } from "react";
import { DecisionForm } from "#components/people/comments/desk/decision-form.tsx";
import { TextArea } from "#components/ui/forms/text-field.tsx";
import { maxNoteLength } from "#lib/people/comments/limits.ts";
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
