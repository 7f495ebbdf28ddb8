"use client";
import { createContext, type ReactNode, use } from "react";
import type { Locale } from "#lib/i18n/locales.ts";

/** What all hearts of a page share, so that each of them is given no more than its item. */
export interface LikeWords {
  locale: Locale;
  icon: ReactNode;
  /** Name of a heart, with `{title}` and `{count}` to be filled in. */
  name: string;
  /** Before a count nobody can press, to be heard. */
  hearts: string;
  /** When a like wanted earlier has been set, with `{title}`. */
  wished: string;
  failed: string;
  retry: string;
  signUpHref: string;
}

const Words = createContext<LikeWords | null>(null);

export function LikeWordsProvider({ words, children }: { words: LikeWords; children: ReactNode }) {
  return <Words value={words}>{children}</Words>;
}

export function useLikeWords(): LikeWords {
  const words = use(Words);
  if (!words) throw new Error("a heart stands outside of LikeWordsProvider");
  return words;
}
