"use client";
import { useSyncExternalStore } from "react";
import { followStore } from "#components/people/follows/follow-store.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { formatNumber } from "#lib/platform/i18n/number.ts";

interface FollowerCountProps {
  authorId: string;
  /** The count of the page. */
  count: number;
  locale: Locale;
  /** Words for one and for other numbers, with `{count}`. */
  words: Record<"one" | "other", string>;
}

/** For example "12 followers", which changes with the follow button; nothing for none. */
export function FollowerCount({ authorId, count, locale, words }: FollowerCountProps) {
  const shown = useSyncExternalStore(
    followStore.subscribe,
    () => followStore.getCount(authorId, count),
    () => count,
  );
  if (shown === 0) return null;
  return <span>{words[shown === 1 ? "one" : "other"].replace("{count}", formatNumber(shown, locale))}</span>;
}
