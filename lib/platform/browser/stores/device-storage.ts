import { createListeners } from "./listeners.ts";

/*
 * What a device keeps in localStorage. Readers can block it, and it can be full: then nothing is
 * read, and nothing throws. Other builds, tabs and extensions write there, too, so a value that is
 * read can have any shape.
 */

/** Reads a stored text; null when there is none. */
export function readText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/**
 * Stores a text; null removes it.
 *
 * @returns false where the device stores nothing
 */
export function storeText(key: string, text: string | null): boolean {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** Reads a stored JSON value; null when there is none. */
export function readJson(key: string): unknown {
  try {
    return JSON.parse(readText(key) ?? "null");
  } catch {
    return null;
  }
}

/** @returns false where the device stores nothing */
export function storeJson(key: string, value: unknown): boolean {
  return storeText(key, JSON.stringify(value));
}

/** Lists the keys of all that is stored. */
export function listKeys(): string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
}

/**
 * Creates access to one text that all tabs share. Where the device stores nothing, it lasts as long
 * as the page.
 */
export function createSharedText(key: string) {
  let memory: string | null = null;
  let isInMemory = false;
  const listeners = createListeners();

  return {
    read: (): string | null => (isInMemory ? memory : readText(key)),
    write(text: string | null): void {
      isInMemory = !storeText(key, text);
      memory = text;
      listeners.notify();
    },
    /** Calls the listener when this tab or another one has written it; returns how to stop that. */
    subscribe(listener: () => void): () => void {
      // Without a key, all of the storage was cleared.
      const handleStorage = (event: StorageEvent) => (event.key === key || event.key === null) && listener();
      const unsubscribe = listeners.subscribe(listener);
      window.addEventListener("storage", handleStorage);
      return () => {
        unsubscribe();
        window.removeEventListener("storage", handleStorage);
      };
    },
  };
}
