/** What somebody wanted to do before they were signed in, about the thing with this id. */
interface Wish {
  id: string;
}

const lastsMs = 86_400_000;
const mostKept = 10;

/** Wishes of one kind, remembered on this device below `key` for a day; the latest about a thing counts. */
export function wishesOf<Wanted extends Wish>(key: string) {
  type Kept = Wanted & { at: number };

  function list(): Kept[] {
    try {
      const kept = JSON.parse(localStorage.getItem(key) ?? "[]") as Kept[];
      return kept.filter(({ at }) => Date.now() - at < lastsMs);
    } catch {
      return [];
    }
  }

  function save(kept: Kept[]): void {
    try {
      if (kept.length === 0) localStorage.removeItem(key);
      else localStorage.setItem(key, JSON.stringify(kept));
    } catch {
      // Without storage they have to press again.
    }
  }

  const others = (id: string) => list().filter((kept) => kept.id !== id);
  return {
    list: (): Wanted[] => list(),
    remember: (wanted: Wanted) => save([...others(wanted.id), { ...wanted, at: Date.now() }].slice(-mostKept)),
    forget: (id: string) => save(others(id)),
  };
}
