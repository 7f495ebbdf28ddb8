import { listKeys, readJson, readText, storeJson, storeText } from "./stores/device-storage.ts";

/** Keys of localStorage with this prefix belong to the account named below `ownerKey`. */
const prefix = "account:";
const ownerKey = `${prefix}owner`;

/** Name of the value that holds the user of the last visit, for pages without network. */
export const userValue = "user";

/** Key of localStorage for data of the signed-in account, see `claimAccountStorage`. */
export const accountKey = (name: string) => `${prefix}${name}`;

/**
 * Keeps the stored data of this account and removes that of every other one; null after signing
 * out. What was stored while the session was unknown goes to the first account that is known.
 */
export function claimAccountStorage(userId: string | null): void {
  const owner = readText(ownerKey);
  if (userId !== null && owner === userId) return;
  if (userId === null || owner !== null) {
    for (const key of listKeys()) if (key.startsWith(prefix)) storeText(key, null);
  }
  if (userId !== null) storeText(ownerKey, userId);
}

/** The stored value, or null; also where storage is blocked or the value is not JSON. */
export function readAccountValue(name: string): unknown {
  return readJson(accountKey(name));
}

/** Stores a value of the signed-in account, where storage is available and not full. */
export function storeAccountValue(name: string, value: unknown): void {
  storeJson(accountKey(name), value);
}
