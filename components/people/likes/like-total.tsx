"use client";
import { useSyncExternalStore } from "react";
import { unlikedItems } from "#components/people/likes/unliked-items.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { formatNumber } from "#lib/platform/i18n/number.ts";

interface LikeTotalProps {
  count: number;
  locale: Locale;
  /** Words for one and for other numbers, with `{count}`; without them only the number shows. */
  words?: Record<"one" | "other", string>;
}

/** The number of likes of the user, without those removed on this page. */
export function LikeTotal({ count, locale, words }: LikeTotalProps) {
  const removed = useSyncExternalStore(unlikedItems.subscribe, unlikedItems.count, unlikedItems.countOnServer);
  const shown = Math.max(0, count - removed);
  const number = formatNumber(shown, locale);
  return words ? words[shown === 1 ? "one" : "other"].replace("{count}", number) : number;
}
