/** Key in localStorage; all tabs of the device share the timers. */
const timersKey = "timers";

/** Holds the timers where storage is blocked or full; they last as long as the page then. */
let memory: string | null | undefined;
const listeners = new Set<() => void>();

/** The stored timers as text, null without any. */
export function readStoredTimers(): string | null {
  if (memory !== undefined) return memory;
  try {
    return localStorage.getItem(timersKey);
  } catch {
    return null;
  }
}

export function writeStoredTimers(text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(timersKey);
    else localStorage.setItem(timersKey, text);
    memory = undefined;
  } catch {
    memory = text;
  }
  for (const listener of listeners) listener();
}

/** Calls the listener when this tab or another one changes the timers; returns how to stop that. */
export function subscribeToStoredTimers(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    // A cleared storage has no key.
    if (key === timersKey || key === null) listener();
  };
  listeners.add(listener);
  window.addEventListener("storage", onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", onStorage);
  };
}
