import { currentTimeMs } from "#lib/time/clock.ts";

/** A write that has not arrived yet, about the thing with this id. */
interface PendingAction {
  id: string;
}

/**
 * How long a write made while signed out is kept: longer than the link is valid that confirms a
 * sign-up.
 */
export const signedOutMaxAgeMs = 3 * 86_400_000;

interface PendingStoreOptions {
  /** After this time an entry is dropped. */
  maxAgeMs?: number;
  /** The oldest entry gives way to one more. */
  maxEntries?: number;
  /** Where former builds have stored such writes; they are taken over. */
  formerKey?: string;
}

/**
 * Creates a store for writes of one kind that have not arrived yet: made while signed out, offline
 * or while leaving the page. It lies in localStorage below `key`, and lasts as long as the page
 * where there is none. The latest entry per id counts.
 */
export function createPendingStore<Entry extends PendingAction>(
  key: string,
  { maxAgeMs = 86_400_000, maxEntries = 50, formerKey }: PendingStoreOptions = {},
) {
  type Stored = Entry & { at: number };
  /** Holds the entries where storage is blocked or full. */
  let memory: Stored[] | null = null;

  function read(): Stored[] {
    return memory ?? [...(formerKey ? readFrom(formerKey) : []), ...readFrom(key)];
  }

  function readFrom(storageKey: string): Stored[] {
    try {
      const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? "[]");
      return Array.isArray(stored) ? stored.filter(isStored) : [];
    } catch {
      return [];
    }
  }

  function save(entries: Stored[]): void {
    try {
      if (entries.length === 0) localStorage.removeItem(key);
      else localStorage.setItem(key, JSON.stringify(entries));
      if (formerKey) localStorage.removeItem(formerKey);
      memory = null;
    } catch {
      memory = entries;
    }
  }

  /** Other pages, builds and extensions write to the same storage: what has no id is no entry. */
  function isStored(value: unknown): value is Stored {
    const { id, at } = (value ?? {}) as Partial<Stored>;
    return typeof id === "string" && Number.isFinite(at);
  }

  const isExpired = ({ at }: Stored) => currentTimeMs() - at >= maxAgeMs;
  const list = (): Stored[] => read().filter((entry) => !isExpired(entry));
  return {
    /** Oldest first. */
    list,
    /** Whether nothing is stored, not even what is too old to be sent. */
    isEmpty: (): boolean => read().length === 0,
    add(entry: Entry): Stored {
      const entries = list();
      // Two presses within a millisecond are still two entries.
      const at = Math.max(currentTimeMs(), ...entries.map((earlier) => earlier.at + 1));
      const stored = { ...entry, at };
      save([...entries.filter(({ id }) => id !== entry.id), stored].slice(-maxEntries));
      return stored;
    },
    /**
     * Removes and returns what is too old to be sent, so that the page can say so. The next `add`
     * or `remove` would drop it without a word.
     */
    takeExpired(): Stored[] {
      const expired = read().filter(isExpired);
      if (expired.length > 0) save(list());
      return expired;
    },
    /** Removes an entry of `list` or `add`; one stored later for the same id stays. */
    remove({ id, at }: { id: string; at: number }): void {
      save(list().filter((entry) => entry.id !== id || entry.at !== at));
    },
  };
}
