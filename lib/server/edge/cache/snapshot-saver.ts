import type { PageStore } from "./page-cache.ts";
import { saveSnapshot } from "./snapshot.ts";

const saveIntervalMs = 60_000;
/** Bytes a second that are written on average: a file of 4 GB every seven minutes. */
const maxBytesPerSecond = 10_000_000;

interface SnapshotSaverOptions {
  path: string;
  store: PageStore;
  getBuildId(): string;
}

/** Keeps the file of the stored pages up to date. */
export interface SnapshotSaver {
  /** Writes the pages from time to time. */
  start(): void;
  /** Writes the pages if some have changed since they were written, one writer at a time. */
  save(): Promise<void>;
  /** Writes what has changed, and nothing afterwards. */
  close(): Promise<void>;
}

/** Creates the saver of a store whose pages are those of the file. */
export function createSnapshotSaver({ path, store, getBuildId }: SnapshotSaverOptions): SnapshotSaver {
  let savedChanges = store.countChanges();
  let savedBytes = 0;
  let last = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  async function saveChanges(): Promise<void> {
    const changes = store.countChanges();
    if (changes === savedChanges) return;
    try {
      savedBytes = await saveSnapshot(path, getBuildId(), store);
      savedChanges = changes;
    } catch (error) {
      console.error(`The page cache could not be written: ${(error as Error).message}`);
    }
  }

  function save(): Promise<void> {
    last = last.then(saveChanges);
    return last;
  }

  async function saveAndGoOn(): Promise<void> {
    await save();
    if (!isClosed) start();
  }

  function start(): void {
    timer = setTimeout(saveAndGoOn, computeSaveInterval(savedBytes)).unref();
  }

  return {
    start,
    save,
    close() {
      isClosed = true;
      clearTimeout(timer);
      return save();
    },
  };
}

/** The pause after a snapshot of so many bytes, in milliseconds. */
export function computeSaveInterval(bytes: number): number {
  return Math.max(saveIntervalMs, (bytes / maxBytesPerSecond) * 1000);
}
