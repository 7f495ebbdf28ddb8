"use client";
import { type ReactNode, useEffect, useSyncExternalStore } from "react";
import { followQueue } from "#components/people/follows/follow-queue.ts";
import { followStore, recordPress } from "#components/people/follows/follow-store.ts";
import { type FollowTexts, pendingFollows, type StoredFollow } from "#components/people/follows/pending-follows.ts";
import { buttonClass } from "#components/ui/button.tsx";
import { signInModalId } from "#components/ui/dialogs/modal-ids.ts";
import { promptSignUp } from "#components/ui/dialogs/prompt-sign-up.ts";
import { showToast } from "#components/ui/toast.ts";
import { track } from "#lib/platform/browser/analytics.ts";
import { watchItem } from "#lib/platform/browser/item-states.ts";
import { sessionStore } from "#lib/platform/browser/session-store.ts";
import { useSessionUser } from "#lib/platform/browser/use-session-user.ts";

export interface FollowButtonProps {
  author: { id: string; name: string };
  labels: Record<"follow" | "following", string>;
  icons: Record<"follow" | "following", ReactNode>;
  texts: FollowTexts;
  signUpHref: string;
  /** Number of followers that the page shows. */
  pageCount?: number;
  /** What the page knows from the database; undefined on static pages. */
  isFollowed?: boolean;
}

/** Follows an author, or ends it. Nothing on the own profile, and nothing without script. */
export function FollowButton({ isFollowed: initial = false, ...props }: FollowButtonProps) {
  const { author, labels, icons } = props;
  const user = useSessionUser();
  const isFollowed = useSyncExternalStore(
    followStore.subscribe,
    () => followStore.isFollowed(author.id) ?? initial,
    () => initial,
  );
  useEffect(() => watchItem(author.id), [author.id]);
  if (user?.id === author.id) return null;
  const [shown, other] = isFollowed ? (["following", "follow"] as const) : (["follow", "following"] as const);
  return (
    <button
      type="button"
      aria-pressed={isFollowed}
      aria-label={`${labels[shown]}: ${author.name}`}
      className={`${buttonClass({ variant: "secondary" })} follow-button needs-script`}
      onClick={() => handlePress(props, isFollowed)}
    >
      {icons[shown]}
      {/* As wide as the longer label, so that nothing beside it moves. */}
      <span className="follow-label" data-other={labels[other]}>
        {labels[shown]}
      </span>
    </button>
  );
}

/**
 * Without a known session the press counts as a signed-in user's, because the signed-in cookie is
 * there.
 */
function handlePress(props: Omit<FollowButtonProps, "isFollowed">, wasFollowed: boolean): void {
  const { author, texts, pageCount } = props;
  const user = sessionStore.read();
  if (user === null) {
    requestSignUp(props);
    return;
  }
  if (pageCount !== undefined) recordPress(author.id, wasFollowed, pageCount);
  const press = { id: author.id, isFollowed: !wasFollowed, texts, userId: user?.id, isSilent: true };
  const entry = pendingFollows.add(press);
  void followQueue.submit(entry, () => handleSignedOut(props, entry));
}

/** A follow waits for the user who pressed, or if unknown for the one who signs in next. */
function handleSignedOut(props: Omit<FollowButtonProps, "isFollowed">, entry: StoredFollow): void {
  const { author, texts, signUpHref } = props;
  if (entry.isFollowed && entry.userId) {
    promptSignUp(signUpHref, { reason: { kind: "follow", title: author.name }, modalId: signInModalId });
    return;
  }
  pendingFollows.remove(entry);
  if (entry.isFollowed) requestSignUp(props);
  else showToast({ kind: "error", text: texts.failed });
}

function requestSignUp({ author, texts, signUpHref }: Omit<FollowButtonProps, "isFollowed">): void {
  track({ event: "started following" });
  pendingFollows.add({ id: author.id, isFollowed: true, texts });
  promptSignUp(signUpHref, { reason: { kind: "follow", title: author.name } });
}
