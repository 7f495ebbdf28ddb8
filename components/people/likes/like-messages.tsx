"use client";
import { createContext, type ReactNode, use } from "react";
import type { Locale } from "#lib/platform/i18n/locales.ts";

/**
 * Texts and icon that all like buttons of a page share, so that each is passed no more than its
 * item.
 */
export interface LikeMessages {
  locale: Locale;
  icon: ReactNode;
  /** Accessible name of a button, with `{title}` and `{count}`. */
  name: string;
  /** For screen readers, before a count that is no button. */
  countLabel: string;
  /** After a like pressed while signed out has been set, with `{title}`. */
  delivered: string;
  failed: string;
  retry: string;
  signUpHref: string;
}

const LikeMessagesContext = createContext<LikeMessages | null>(null);

export function LikeMessagesProvider({ messages, children }: { messages: LikeMessages; children: ReactNode }) {
  return <LikeMessagesContext value={messages}>{children}</LikeMessagesContext>;
}

export function useLikeMessages(): LikeMessages {
  const messages = use(LikeMessagesContext);
  if (!messages) throw new Error("LikeButton must be inside LikeMessagesProvider");
  return messages;
}
