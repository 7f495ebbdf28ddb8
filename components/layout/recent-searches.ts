const key = "recent-searches";
const most = 5;

/** What was searched for in this browser, newest first. Empty where the browser keeps nothing. */
export function readSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
    return Array.isArray(kept) ? kept.filter((one) => typeof one === "string").slice(0, most) : [];
  } catch {
    return [];
  }
}

export function rememberSearch(search: string) {
  const words = search.trim();
  const others = readSearches().filter((one) => one.toLocaleLowerCase() !== words.toLocaleLowerCase());
  keep([words, ...others].slice(0, most));
}

export function clearSearches() {
  keep([]);
}

function keep(searches: string[]) {
  try {
    localStorage.setItem(key, JSON.stringify(searches));
  } catch {
    // A browser without room or permission searches all the same.
  }
}
