"use client";
import { createContext, type ReactNode, use } from "react";

export type ErrorWords = Record<"title" | "text" | "number" | "retry" | "home", string> & { homeHref: string };

const Words = createContext<ErrorWords | null>(null);

/** An error screen appears in the browser, where there are no messages: its few words wait here. */
export function ErrorWordsProvider({ words, children }: { words: ErrorWords; children: ReactNode }) {
  return <Words value={words}>{children}</Words>;
}

export function useErrorWords(): ErrorWords | null {
  return use(Words);
}
