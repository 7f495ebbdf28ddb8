const storageKey = "recent-searches";
const maxRecentSearches = 5;

/** Lists the searches of this browser, newest first. */
export function getRecentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? "[]");
    return Array.isArray(stored) ? stored.filter((one) => typeof one === "string").slice(0, maxRecentSearches) : [];
  } catch {
    return [];
  }
}

export function addRecentSearch(search: string) {
  const messages = search.trim();
  const others = getRecentSearches().filter((one) => one.toLocaleLowerCase() !== messages.toLocaleLowerCase());
  saveRecentSearches([messages, ...others].slice(0, maxRecentSearches));
}

export function clearRecentSearches() {
  saveRecentSearches([]);
}

function saveRecentSearches(searches: string[]) {
  try {
    localStorage.setItem(storageKey, JSON.stringify(searches));
  } catch {
    // Without storage there are no recent searches.
  }
}
