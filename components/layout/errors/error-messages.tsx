"use client";
import { createContext, type ReactNode, use } from "react";

export type ErrorMessages = Record<"title" | "text" | "number" | "retry" | "home", string> & { homeHref: string };

const ErrorMessagesContext = createContext<ErrorMessages | null>(null);

/** Provides the words of the error screen, which is rendered in the browser without messages. */
export function ErrorMessagesProvider({ messages, children }: { messages: ErrorMessages; children: ReactNode }) {
  return <ErrorMessagesContext value={messages}>{children}</ErrorMessagesContext>;
}

export function useErrorMessages(): ErrorMessages | null {
  return use(ErrorMessagesContext);
}
