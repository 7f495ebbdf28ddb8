import { currentTimeMs } from "#lib/platform/time/clock.ts";
import { createSharedText, readText, storeText } from "../stores/device-storage.ts";

/** A write that has not arrived yet: of several by one user with one id the latest counts. */
export interface PendingWrite {
  id: string;
  /** The user who made it; without, it belongs to the user who signs in next. */
  userId?: string;
}

/** A stored write and when it was made, which no other write of its store shares. */
export type Stored<Entry> = Entry & { at: number };

/**
 * How long a write made while signed out is kept: longer than the link is valid that confirms a
 * sign-up.
 */
export const signedOutMaxAgeMs = 3 * 86_400_000;

interface PendingStoreOptions {
  /** After this time an entry is not sent any more; after twice the time it is forgotten. */
  maxAgeMs?: number;
  /** The oldest entry gives way to one more. */
  maxEntries?: number;
  /** Where former builds have stored such writes; they are taken over. */
  formerKey?: string;
}

/**
 * Creates a store for writes of one kind that have not arrived yet: made while signed out, offline
 * or while leaving the page. It lies in localStorage below `key`, and lasts as long as the page
 * where there is none.
 */
export function createPendingStore<Entry extends PendingWrite>(
  key: string,
  { maxAgeMs = 86_400_000, maxEntries = 50, formerKey }: PendingStoreOptions = {},
) {
  const text = createSharedText(key);
  const ageOf = ({ at }: Stored<Entry>) => currentTimeMs() - at;
  const isExpired = (entry: Stored<Entry>) => ageOf(entry) >= maxAgeMs;

  function read(): Stored<Entry>[] {
    const entries = [...(formerKey ? parse(readText(formerKey)) : []), ...parse(text.read())];
    return entries.filter((entry) => ageOf(entry) < 2 * maxAgeMs);
  }

  function parse(stored: string | null): Stored<Entry>[] {
    try {
      const entries: unknown = JSON.parse(stored ?? "[]");
      return Array.isArray(entries) ? entries.filter(isStored) : [];
    } catch {
      return [];
    }
  }

  function save(entries: Stored<Entry>[]): void {
    if (formerKey) storeText(formerKey, null);
    text.write(entries.length > 0 ? JSON.stringify(entries) : null);
  }

  /** Other pages, builds and extensions write to the same storage: what has no id is no entry. */
  function isStored(value: unknown): value is Stored<Entry> {
    const { id, at } = (value ?? {}) as Partial<Stored<Entry>>;
    return typeof id === "string" && Number.isFinite(at);
  }

  return {
    key,
    /** Calls the listener when this tab has changed something, or another tab may have. */
    subscribe: text.subscribe,
    /** What may still be sent, oldest first. */
    list: (): Stored<Entry>[] => read().filter((entry) => !isExpired(entry)),
    /** What is too old to be sent: the page says so and removes it. */
    listExpired: (): Stored<Entry>[] => read().filter(isExpired),
    add(entry: Entry): Stored<Entry> {
      const entries = read();
      // Two presses within a millisecond are still two entries.
      const at = Math.max(currentTimeMs(), ...entries.map((earlier) => earlier.at + 1));
      const stored = { ...entry, at };
      const others = entries.filter(({ id, userId }) => id !== entry.id || userId !== entry.userId);
      save([...others, stored].slice(-maxEntries));
      return stored;
    },
    /** Removes an entry of `list` or `add`; one stored later for the same id stays. */
    remove({ id, at }: { id: string; at: number }): void {
      save(read().filter((entry) => entry.id !== id || entry.at !== at));
    },
  };
}
