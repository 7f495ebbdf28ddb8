"use client";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { commentDrafts, toDraftId } from "#components/people/comments/composer/comment-drafts.ts";
import { CommentText } from "#components/people/comments/composer/comment-text-field.tsx";
import { PhotoField } from "#components/people/comments/composer/photo-field.tsx";
import { usePhotos } from "#components/people/comments/composer/use-photos.ts";
import { useLoadedComments } from "#components/people/comments/use-loaded-comments.ts";
import { Button } from "#components/ui/button.tsx";
import { promptSignUp } from "#components/ui/dialogs/prompt-sign-up.ts";
import { SegmentedControl } from "#components/ui/forms/choice.tsx";
import { FormAlert } from "#components/ui/forms/form-alert.tsx";
import { DialogIcon } from "#components/ui/icons/dialog-icon.tsx";
import { showToast } from "#components/ui/toast.ts";
import { createCommentAction, editCommentAction } from "#lib/people/comments/actions.ts";
import { commentFields, kindChoices, type OwnComment } from "#lib/people/comments/comment.ts";
import type { CommentFormState } from "#lib/people/comments/schema.ts";
import { createUuid } from "#lib/platform/browser/create-uuid.ts";
import { useFormAction } from "#lib/platform/browser/forms/use-form-action.ts";
import type { CommentKind } from "#lib/platform/db/tables/community/comments.ts";
import { withReturnTo } from "#lib/platform/routing/return-to.ts";

interface CommentComposerProps {
  /** The comment to reply to. */
  parentId?: string;
  /** The comment to edit. */
  edited?: OwnComment;
  /** Moves the focus into the text. */
  hasFocus?: boolean;
  /** Called by "cancel", and after it was stored. */
  onClose?: () => void;
}

/**
 * Writes a comment or a reply, or edits one. Signed-out readers are asked to sign up when they send
 * it; the text waits on this device until it has arrived.
 */
export function CommentComposer({ parentId, edited, hasFocus = false, onClose }: CommentComposerProps) {
  const { itemId, title, locale, here, userId, signInHref, signUpHref, texts, refresh } = useLoadedComments();
  const ref = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const draftId = toDraftId(itemId, parentId);
  const words = texts.form;
  const { state, status, errors, values, isSending, form } = useFormAction(
    edited ? editCommentAction : createCommentAction,
    commentFields,
  );
  const photos = usePhotos((state as CommentFormState).photos ?? edited?.photos ?? []);
  const [kind, setKind] = useState<CommentKind>("comment");
  /** Sending it twice stores one comment; a page without script has no such id. */
  const [newId, setNewId] = useState("");
  const [note, setNote] = useState("");
  const isUploading = photos.uploads.length > 0;
  const errorOf = (field: "text" | "photoIds") => errors[field] && words.errors[errors[field]];

  const handleSent = useRef(() => {});
  handleSent.current = () => {
    if (!edited) commentDrafts.remove(userId, draftId);
    setNewId(createUuid());
    setKind("comment");
    setNote(edited ? words.saved : words.sent);
    photos.clear();
    refresh();
    if (!onClose) return;
    showToast({ kind: "success", text: edited ? words.saved : words.sent });
    onClose();
  };
  useEffect(() => {
    if (status === "sent" && !isSending) handleSent.current();
  }, [status, isSending]);

  useEffect(() => {
    setNewId(createUuid());
    if (hasFocus) ref.current?.focus();
  }, [hasFocus]);
  useEffect(() => {
    const draft = edited ? undefined : commentDrafts.find(userId, draftId);
    if (!draft || !ref.current || ref.current.value !== "") return;
    ref.current.value = draft.text;
    ref.current.dispatchEvent(new Event("input", { bubbles: true }));
    setKind(draft.kind);
    setNote(words.restored);
  }, [edited, userId, draftId, words.restored]);

  function submit(event: FormEvent<HTMLFormElement>) {
    form.onSubmit(event);
    if (isUploading) {
      event.preventDefault();
      setNote(texts.photos.wait);
      return;
    }
    setNote("");
    const text = ref.current?.value ?? "";
    // While the writer is unknown the text stays in the field only.
    if (!edited && text.trim() !== "" && userId !== undefined) commentDrafts.set(userId, { id: draftId, text, kind });
    if (userId !== null) return;
    event.preventDefault();
    if (text.trim() === "") ref.current?.focus();
    else promptSignUp(signUpHref, { reason: { kind: "comment", title }, hash: "#comments" });
  }

  const failure = status === "failed" || status === "limited" ? words.errors[status] : "";
  const label = edited ? words.editLabel : parentId ? words.replyLabel : words.label;
  return (
    <form ref={form.ref} action={form.action} noValidate={form.noValidate} onSubmit={submit} className="comment-form">
      <input type="hidden" name="itemId" value={itemId} />
      <input type="hidden" name="locale" value={locale} />
      {userId && <input type="hidden" name="user" value={userId} />}
      <input type="hidden" name="here" value={here} />
      {parentId && <input type="hidden" name="parentId" value={parentId} />}
      {edited && <input type="hidden" name="version" value={edited.editableVersion} />}
      {(edited?.id ?? newId) && <input type="hidden" name="id" value={edited?.id ?? newId} />}
      {!parentId && !edited && (
        <SegmentedControl
          legend={words.kind}
          name="kind"
          value={kind}
          onChange={(value) => setKind(value as CommentKind)}
          options={kindChoices.map((value) => ({ value, label: words.kinds[value] }))}
        />
      )}
      <CommentText
        ref={ref}
        id={`${id}-text`}
        label={label}
        hint={edited ? words.editHint : words.hint}
        countText={words.count}
        error={errorOf("text")}
        errorIcon={<DialogIcon name="circleAlert" />}
        defaultValue={values.text || edited?.text}
        isCleared={status === "sent" && !isSending}
      />
      {userId && <PhotoField field={photos} error={errorOf("photoIds")} />}
      <FormAlert>{failure}</FormAlert>
      <p role="status" className="font-strong text-sm empty:hidden">
        {note || (status === "sent" ? (edited ? words.saved : words.sent) : "")}
      </p>
      {userId === null && (
        <p className="text-ink-2 text-sm">
          {words.signIn}{" "}
          <a href={withReturnTo(signInHref, here)} className="text-primary underline">
            {words.signInLink}
          </a>
        </p>
      )}
      <p className="flex flex-wrap gap-2">
        <Button type="submit" aria-disabled={isSending || isUploading}>
          {isSending ? words.sending : edited ? words.save : words.submit}
        </Button>
        {onClose && (
          <Button variant="quiet" onClick={onClose}>
            {texts.tools.cancel}
          </Button>
        )}
      </p>
    </form>
  );
}
