"use client";
import { useEffect, useState } from "react";
import type { CommentActionsProps } from "#components/people/comments/comment-actions.tsx";
import { CommentComposer } from "#components/people/comments/composer/comment-composer.tsx";
import { DeleteComment } from "#components/people/comments/delete-comment.tsx";
import { FormToggle } from "#components/people/comments/form-toggle.tsx";
import { LikeCommentButton } from "#components/people/comments/like-comment-button.tsx";
import { signedOutCommentLikes } from "#components/people/comments/signed-out-likes.ts";
import { useLoadedComments } from "#components/people/comments/use-loaded-comments.ts";
import { setCommentLikeAction } from "#lib/people/comments/actions.ts";
import { callAction } from "#lib/platform/browser/action-client.ts";

/** Likes, replies to, edits and deletes a comment. */
export function CommentTools({ id, parentId, name, likeCount }: CommentActionsProps) {
  const { own, userId, allHref, editedId, texts, refresh } = useLoadedComments();
  const [openForm, setOpenForm] = useState<"reply" | "edit" | undefined>(editedId === id ? "edit" : undefined);
  const isOwn = own?.states.some((state) => state.id === id && state.isOwn) ?? false;
  const editable = own?.editable.find((comment) => comment.id === id);
  const words = texts.tools;
  const threadHref = `${allHref}?thread=${parentId ?? id}`;

  useEffect(() => {
    const like = signedOutCommentLikes.list().find((entry) => entry.id === id);
    if (!userId || !like) return;
    signedOutCommentLikes.remove(like);
    const form = new FormData();
    form.set("id", id);
    form.set("liked", "true");
    form.set("user", userId);
    void callAction(() => setCommentLikeAction(null, form)).then(refresh);
  }, [id, userId, refresh]);

  const toggle = (kind: "reply" | "edit") => setOpenForm(openForm === kind ? undefined : kind);
  return (
    <>
      <LikeCommentButton id={id} name={name} likeCount={likeCount} />
      <FormToggle
        label={words.reply}
        name={words.replyTo.replace("{name}", () => name)}
        href={`${threadHref}#reply`}
        isOpen={openForm === "reply"}
        onToggle={() => toggle("reply")}
      />
      {editable && editable.editableVersion > 0 && (
        <FormToggle
          label={words.edit}
          href={`${threadHref}&edit=${id}#comment-${id}`}
          isOpen={openForm === "edit"}
          onToggle={() => toggle("edit")}
        />
      )}
      {isOwn && <DeleteComment id={id} />}
      {openForm && (
        <div className="comment-inline-form">
          <CommentComposer
            key={openForm}
            parentId={openForm === "reply" ? (parentId ?? id) : undefined}
            edited={openForm === "edit" ? editable : undefined}
            hasFocus
            onClose={() => setOpenForm(undefined)}
          />
        </div>
      )}
    </>
  );
}
