"use client";
import { useEffect, useState } from "react";
import { saveNoteAction } from "#lib/kitchen/notes/actions.ts";
import { callAction } from "#lib/platform/browser/action-client.ts";
import { callApi } from "#lib/platform/browser/api-client.ts";
import { useSessionUser } from "#lib/platform/browser/use-session-user.ts";
import { readDeviceNote, storeDeviceNote } from "./device-notes.ts";

/**
 * The reader's note on a recipe: in their account, or on this device when signed out. A note of the
 * device moves to the account that has none.
 *
 * @returns `text` is undefined until it is known, and null when the account cannot be asked
 */
export function useNote(recipeId: string) {
  const user = useSessionUser();
  const userId = user?.id;
  const [text, setText] = useState<string | null>();

  useEffect(() => {
    if (user === undefined) return;
    const onDevice = readDeviceNote(recipeId);
    if (userId === undefined) {
      setText(onDevice);
      return;
    }
    let isCurrent = true;
    void loadNote(userId, recipeId, onDevice).then((loaded) => isCurrent && setText(loaded));
    return () => {
      isCurrent = false;
    };
  }, [recipeId, user, userId]);

  /** Resolves to false when the note could not be stored; it is kept where it was typed. */
  async function save(next: string): Promise<boolean> {
    const trimmed = next.trim();
    const isStored = userId ? await saveToAccount(userId, recipeId, trimmed) : storeDeviceNote(recipeId, trimmed);
    if (isStored) setText(trimmed);
    return isStored;
  }
  return { text, isOnDevice: user === null, save };
}

/** Without an answer the note is unknown, so that it is not overwritten. */
async function loadNote(userId: string, recipe: string, onDevice: string): Promise<string | null> {
  try {
    const { data } = await callApi("GET /users/me/note", { query: { recipe } });
    if (data.text || !onDevice) return data.text;
    if (await saveToAccount(userId, recipe, onDevice)) storeDeviceNote(recipe, "");
    return onDevice;
  } catch {
    return null;
  }
}

async function saveToAccount(userId: string, recipe: string, text: string): Promise<boolean> {
  const result = await callAction(() => saveNoteAction({ recipe, text }, userId));
  return result.ok;
}
