"use client";
import clsx from "clsx";
import { useSyncExternalStore } from "react";
import { deliver } from "#components/likes/deliver.ts";
import { hearts, pressHeart } from "#components/likes/hearts.ts";
import { type LikeWords, useLikeWords } from "#components/likes/like-words.tsx";
import { rememberWantedLike, type WantedLike } from "#components/likes/wanted-likes.ts";
import { signUpModal } from "#components/ui/account-modals.ts";
import { openModal } from "#components/ui/open-modal.ts";
import { track } from "#lib/analytics.ts";
import { viewerStore } from "#lib/current-viewer.ts";
import { shortCount } from "#lib/i18n/count.ts";

export type LikeTheme = "primary" | "secondary" | "tertiary" | "page" | "secondary-white";

interface LikeButtonProps {
  id: string;
  title: string;
  /** As the page knows it, which may be some minutes old. */
  count: number;
  theme?: LikeTheme;
  className?: string;
  /** For what nobody can like yet. */
  disabled?: boolean;
}

const never = () => () => {};

/** The heart of a recipe or a story with its count. Without script it is the count alone, since there is nothing to press. */
export function LikeButton({ id, title, count, theme = "page", className, disabled }: LikeButtonProps) {
  const words = useLikeWords();
  const isLive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const isLiked = useSyncExternalStore(
    hearts.subscribe,
    () => hearts.isLiked(id),
    () => false,
  );
  const shown = useSyncExternalStore(
    hearts.subscribe,
    () => hearts.countOf(id, count),
    () => count,
  );
  const short = shortCount(shown, words.locale);
  const look = clsx("like", `like-${theme}`, className);

  if (!isLive) {
    return (
      <span className={look}>
        {words.icon}
        <span className="sr-only">{`${words.hearts} `}</span>
        <span className="like-count">{short}</span>
      </span>
    );
  }
  return (
    <button
      type="button"
      className={look}
      disabled={disabled}
      aria-pressed={isLiked}
      aria-label={words.name.replace("{count}", short).replace("{title}", () => title)}
      onClick={() => press({ id, title, count }, words)}
    >
      {words.icon}
      <span className="like-count">{short}</span>
    </button>
  );
}

/** While it is not known yet who reads, the press is taken as somebody's: the hint that they are signed in was there. */
function press(item: WantedLike, words: LikeWords): void {
  const viewer = viewerStore.read();
  if (viewer === null) {
    askToSignUp(item, words);
  } else {
    pressHeart(item.id, item.count);
    deliver(words);
    if (viewer === undefined) askIfNobody(item, words);
  }
}

/** The hint may have been wrong: the session it stands for can have ended elsewhere. */
function askIfNobody(item: WantedLike, words: LikeWords): void {
  const leave = viewerStore.subscribe(() => {
    const viewer = viewerStore.read();
    if (viewer === undefined) return;
    leave();
    if (viewer === null) askToSignUp(item, words);
  });
}

function askToSignUp(item: WantedLike, { signUpHref }: LikeWords): void {
  track({ event: "started liking" });
  rememberWantedLike(item);
  if (openModal(signUpModal)) return;
  const here = window.location.pathname + window.location.search;
  window.location.assign(`${signUpHref}?next=${encodeURIComponent(here)}`);
}
