"use client";
import clsx from "clsx";
import { useEffect, useSyncExternalStore } from "react";
import { type LikeMessages, useLikeMessages } from "#components/people/likes/like-messages.tsx";
import { likeQueue } from "#components/people/likes/like-queue.ts";
import { likeStore, toggleLike } from "#components/people/likes/like-store.ts";
import { type SignedOutLike, signedOutLikes } from "#components/people/likes/signed-out-likes.ts";
import { signInModalId } from "#components/ui/dialogs/modal-ids.ts";
import { promptSignUp } from "#components/ui/dialogs/prompt-sign-up.ts";
import { PartBoundary } from "#components/ui/errors/part-boundary.tsx";
import { track } from "#lib/platform/browser/analytics.ts";
import { watchItem } from "#lib/platform/browser/item-states.ts";
import { sessionStore } from "#lib/platform/browser/session-store.ts";
import { useHydrated } from "#lib/platform/browser/use-hydrated.ts";
import { formatCompactCount } from "#lib/platform/i18n/compact-count.ts";

type LikeTheme = "primary" | "secondary" | "tertiary" | "page" | "secondary-white";

interface LikeButtonProps {
  id: string;
  title: string;
  /** The count of the page, which may be minutes old. */
  count: number;
  theme?: LikeTheme;
  className?: string;
  /** For an item that cannot be liked yet. */
  disabled?: boolean;
}

/** Like button of a recipe or a story with its count. Without script it is the count alone. */
export function LikeButton(props: LikeButtonProps) {
  return (
    <PartBoundary fallback={<LikeCount {...props} />}>
      <LikeToggle {...props} />
    </PartBoundary>
  );
}

function LikeCount({ count, theme = "page", className }: LikeButtonProps) {
  const { icon, countLabel, locale } = useLikeMessages();
  return (
    <span className={clsx("like", `like-${theme}`, className)}>
      {icon}
      <span className="sr-only">{`${countLabel} `}</span>
      <span className="like-count">{formatCompactCount(count, locale)}</span>
    </span>
  );
}

function LikeToggle(props: LikeButtonProps) {
  const { id, title, count, theme = "page", className, disabled } = props;
  const messages = useLikeMessages();
  const isHydrated = useHydrated();
  const isLiked = useSyncExternalStore(
    likeStore.subscribe,
    () => likeStore.isLiked(id),
    () => false,
  );
  const shown = useSyncExternalStore(
    likeStore.subscribe,
    () => likeStore.getCount(id, count),
    () => count,
  );
  useEffect(() => watchItem(id), [id]);
  const short = formatCompactCount(shown, messages.locale);

  if (!isHydrated) return <LikeCount {...props} />;
  return (
    <button
      type="button"
      className={clsx("like", `like-${theme}`, className)}
      disabled={disabled}
      aria-pressed={isLiked}
      aria-label={messages.name.replace("{count}", short).replace("{title}", () => title)}
      onClick={() => handlePress({ id, title, count }, messages)}
    >
      {messages.icon}
      <span className="like-count">{short}</span>
    </button>
  );
}

/**
 * Without a known session the press counts as a signed-in user's, because the signed-in cookie is
 * there.
 */
function handlePress(item: SignedOutLike, messages: LikeMessages) {
  const user = sessionStore.read();
  if (user === null) return requestSignUp(item, messages);
  if (user === undefined) requestSignUpIfSignedOut(item, messages);
  void likeQueue.submit(toggleLike(item.id, item.count), () => requestSignIn(item, messages));
}

/** The cookie may be wrong: its session can have ended elsewhere. */
function requestSignUpIfSignedOut(item: SignedOutLike, messages: LikeMessages): void {
  const unsubscribe = sessionStore.subscribe(() => {
    const user = sessionStore.read();
    if (user === undefined) return;
    unsubscribe();
    if (user === null) requestSignUp(item, messages);
  });
}

/** The session has ended since the page has asked for it: the press waits for its user. */
function requestSignIn({ title }: SignedOutLike, { signUpHref }: LikeMessages): void {
  promptSignUp(signUpHref, { reason: { kind: "like", title }, modalId: signInModalId });
}

function requestSignUp(item: SignedOutLike, { signUpHref }: LikeMessages): void {
  track({ event: "started liking" });
  signedOutLikes.add(item);
  promptSignUp(signUpHref, { reason: { kind: "like", title: item.title } });
}
