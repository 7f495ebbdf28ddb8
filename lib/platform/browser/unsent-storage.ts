import { listKeys, storeText } from "./stores/device-storage.ts";

/**
 * Keys of localStorage with this prefix hold what was typed and has not reached the server. It
 * outlasts a session that has ended, unlike `account-storage`, and goes with an explicit sign-out.
 */
const prefix = "unsent:";
/** Stands in place of a user for what was typed while signed out. */
const device = "device";

/** Key for what this user, or else a signed-out one, has typed. */
export const unsentKey = (userId: string | null, name: string) => `${prefix}${userId ?? device}:${name}`;

const savers = new Map<() => Promise<void>, (userId: string) => void>();

/**
 * Registers what tries to send it, and what drops the text of a user from memory; returns a
 * function that takes it back.
 */
export function registerSaver(save: () => Promise<void>, discard: (userId: string) => void = () => {}): () => void {
  savers.set(save, discard);
  return () => void savers.delete(save);
}

/** Tries to send what this page holds; returns whether anything of the user is left. */
export async function hasUnsentTexts(userId: string): Promise<boolean> {
  await Promise.allSettled([...savers.keys()].map((save) => save()));
  return listUnsentKeys(userId).length > 0;
}

export function removeUnsentTexts(userId: string): void {
  for (const discard of savers.values()) discard(userId);
  for (const key of listUnsentKeys(userId)) storeText(key, null);
}

function listUnsentKeys(userId: string): string[] {
  const own = [unsentKey(userId, ""), unsentKey(null, "")];
  return listKeys().filter((key) => own.some((start) => key.startsWith(start)));
}

/** The keys of one kind, of all users: what follows `name` in each. */
export function listUnsent(name: string): { userId: string; rest: string }[] {
  return listKeys().flatMap((key) => {
    const [start, userId = "", kind, rest = ""] = key.split(":");
    return `${start}:` === prefix && kind === name ? [{ userId, rest }] : [];
  });
}
