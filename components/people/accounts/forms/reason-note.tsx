import type { SignUpReason } from "#components/ui/dialogs/sign-up-reason.ts";
import { DialogIcon } from "#components/ui/icons/dialog-icon.tsx";
import { interpolate } from "#lib/platform/i18n/interpolate.ts";

interface ReasonNoteProps {
  reason: SignUpReason;
  /** By kind, with `{title}`. */
  messages: Record<SignUpReason["kind"], string>;
}

const icons = {
  like: "heart",
  save: "bookmark",
  rating: "star",
  comment: "messageCircle",
  commentLike: "heart",
  follow: "plus",
} as const;

/** Says what is kept for the user who signs in. */
export function ReasonNote({ reason: { kind, title }, messages }: ReasonNoteProps) {
  return (
    <p
      role="status"
      className="mt-3 mb-4 flex items-start gap-3 rounded-2 border border-line bg-tint px-4 py-3 [overflow-wrap:anywhere]"
    >
      <span className="mt-[0.15em] flex-none text-primary">
        <DialogIcon name={icons[kind]} />
      </span>
      {interpolate(messages[kind], { title })}
    </p>
  );
}
