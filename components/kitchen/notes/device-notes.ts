import { createStoredRecord } from "#lib/platform/browser/stores/stored-record.ts";

const notes = createStoredRecord("notes", 200, (text) => (typeof text === "string" ? text : undefined));

/** Notes on recipes that a reader without an account has written on this device. */
export function readDeviceNote(recipeId: string): string {
  return notes.read(recipeId) ?? "";
}

/** @returns false where the browser stores nothing */
export function storeDeviceNote(recipeId: string, text: string): boolean {
  return notes.store(recipeId, text || undefined);
}
