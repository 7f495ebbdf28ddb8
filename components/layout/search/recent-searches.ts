import { readJson, storeJson } from "#lib/platform/browser/stores/device-storage.ts";

const storageKey = "recent-searches";
const maxRecentSearches = 5;

/** Lists the searches of this browser, newest first. */
export function getRecentSearches(): string[] {
  const stored = readJson(storageKey);
  return Array.isArray(stored) ? stored.filter((one) => typeof one === "string").slice(0, maxRecentSearches) : [];
}

export function addRecentSearch(search: string) {
  const messages = search.trim();
  const others = getRecentSearches().filter((one) => one.toLocaleLowerCase() !== messages.toLocaleLowerCase());
  storeJson(storageKey, [messages, ...others].slice(0, maxRecentSearches));
}

export function clearRecentSearches() {
  storeJson(storageKey, []);
}
