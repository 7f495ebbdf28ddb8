"use client";
import { type FormEvent, useActionState, useState } from "react";
import type { CommentActionsProps } from "#components/people/comments/comment-actions.tsx";
import { signedOutCommentLikes } from "#components/people/comments/signed-out-likes.ts";
import { useLoadedComments } from "#components/people/comments/use-loaded-comments.ts";
import { promptSignUp } from "#components/ui/dialogs/prompt-sign-up.ts";
import { showToast } from "#components/ui/toast.ts";
import { setCommentLikeAction } from "#lib/people/comments/actions.ts";
import { callAction } from "#lib/platform/browser/action-client.ts";
import { useHydrated } from "#lib/platform/browser/use-hydrated.ts";
import { formatCompactCount } from "#lib/platform/i18n/compact-count.ts";

/**
 * Likes a comment. The press shows at once and is taken back when it cannot be stored. Signed-out
 * readers are asked to sign up; without script they see the count alone.
 */
export function LikeCommentButton({ id, name, likeCount }: Omit<CommentActionsProps, "parentId">) {
  const { own, userId, locale, likeIcon, texts, title, signUpHref } = useLoadedComments();
  const [, submitWithoutScript] = useActionState(setCommentLikeAction, null);
  const [pressed, setPressed] = useState<{ liked: boolean; userId: string }>();
  const isHydrated = useHydrated();
  const state = own?.states.find((one) => one.id === id);
  const wasLiked = state?.isLiked ?? false;
  const isLiked = pressed && pressed.userId === userId ? pressed.liked : wasLiked;
  const count = Math.max((state?.likeCount ?? likeCount) + Number(isLiked) - Number(wasLiked), Number(isLiked));
  const short = formatCompactCount(count, locale);

  if (state?.isOwn || (!isHydrated && !userId)) {
    return (
      <span className="like like-tertiary">
        {likeIcon}
        <span className="like-count">{short}</span>
      </span>
    );
  }

  async function setLiked(liked: boolean, user: string) {
    setPressed({ liked, userId: user });
    const form = new FormData();
    form.set("id", id);
    form.set("liked", String(liked));
    form.set("user", user);
    const result = await callAction(() => setCommentLikeAction(null, form));
    if (result.ok || result.code === "outdated") return;
    setPressed({ liked: !liked, userId: user });
    if (result.code === "unauthorized") return requestSignUp();
    const retry = { label: texts.tools.retry, run: () => void setLiked(liked, user) };
    showToast({ kind: "error", text: texts.tools.likeFailed, action: retry });
  }

  function requestSignUp() {
    signedOutCommentLikes.add({ id });
    promptSignUp(signUpHref, { reason: { kind: "commentLike", title }, hash: `#comment-${id}` });
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (userId) void setLiked(!isLiked, userId);
    else requestSignUp();
  }

  return (
    <form action={submitWithoutScript} onSubmit={submit} className="contents">
      <input type="hidden" name="id" value={id} />
      <button
        type="submit"
        name="liked"
        value={String(!isLiked)}
        className="like like-tertiary"
        aria-pressed={isLiked}
        aria-label={texts.tools.like.replace("{count}", short).replace("{name}", () => name)}
      >
        {likeIcon}
        <span className="like-count">{short}</span>
      </button>
    </form>
  );
}
