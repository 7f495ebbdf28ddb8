"use client";
import { createContext, type ReactNode, use } from "react";

/** Texts and icon that all save buttons of a page share. */
interface SaveButtonMessages {
  icon: ReactNode;
  /** Label of the button on the page of an item, and once the item is in a cookbook. */
  label: string;
  savedLabel: string;
  /** Accessible names of the button of a card, with `{title}`. */
  name: string;
  savedName: string;
}

const SaveMessagesContext = createContext<SaveButtonMessages | null>(null);

export function SaveMessagesProvider({ messages, children }: { messages: SaveButtonMessages; children: ReactNode }) {
  return <SaveMessagesContext value={messages}>{children}</SaveMessagesContext>;
}

export function useSaveMessages(): SaveButtonMessages {
  const messages = use(SaveMessagesContext);
  if (!messages) throw new Error("a save button must be inside SaveMessagesProvider");
  return messages;
}
