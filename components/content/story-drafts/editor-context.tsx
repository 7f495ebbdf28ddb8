"use client";
import { createContext, type ReactNode, useContext, useMemo, useState } from "react";
import type { EditorChoices, PictureChoice, ReferredItem } from "#lib/content/story-drafts/references.ts";

interface EditorContextValue {
  choices: EditorChoices;
  /** Recipes and stories that the texts refer to, by id. */
  items: ReadonlyMap<string, ReferredItem>;
  addItem: (item: ReferredItem) => void;
  /** Addresses and texts of pictures, by id. */
  pictures: ReadonlyMap<string, PictureChoice>;
  addPicture: (picture: PictureChoice) => void;
}

const EditorContext = createContext<EditorContextValue | null>(null);

interface EditorProviderProps {
  choices: EditorChoices;
  items: readonly ReferredItem[];
  pictures: readonly PictureChoice[];
  children: ReactNode;
}

/** What all fields of the editor know: what they offer, and names of what they refer to. */
export function EditorProvider({ choices, items: known, pictures: shown, children }: EditorProviderProps) {
  const [items, setItems] = useState(() => new Map(known.map((item) => [item.id, item])));
  const [pictures, setPictures] = useState(() => new Map(shown.map((picture) => [picture.id, picture])));
  const value = useMemo(
    () => ({
      choices,
      items,
      pictures,
      addItem: (item: ReferredItem) => setItems((before) => new Map([...before, [item.id, item]])),
      addPicture: (picture: PictureChoice) => setPictures((before) => new Map([...before, [picture.id, picture]])),
    }),
    [choices, items, pictures],
  );
  return <EditorContext value={value}>{children}</EditorContext>;
}

/** @throws outside of EditorProvider */
export function useEditorContext(): EditorContextValue {
  const value = useContext(EditorContext);
  if (!value) throw new Error("fields of a story need an EditorProvider");
  return value;
}
