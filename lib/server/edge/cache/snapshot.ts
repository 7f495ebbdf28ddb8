import { readFile } from "node:fs/promises";
import { deserialize, serialize } from "node:v8";
import { writeFileAtomically } from "#lib/platform/config/atomic-file.ts";
import { currentTimeMs } from "#lib/platform/time/clock.ts";
import type { PageStore } from "./page-cache.ts";
import type { StoredPage } from "./stored-page.ts";

interface Snapshot {
  format: 1;
  buildId: string;
  savedAt: number;
  pages: [string, StoredPage][];
}

/** Older pages may show what has been removed since. */
const maxAgeMs = 24 * 60 * 60 * 1000;

/** Writes all pages to a file, so that they outlast a restart. */
export async function saveSnapshot(path: string, buildId: string, store: PageStore): Promise<void> {
  const snapshot: Snapshot = { format: 1, buildId, savedAt: currentTimeMs(), pages: store.entries() };
  await writeFileAtomically(path, serialize(snapshot));
}

/**
 * Reads the pages of a snapshot of the same build. They are served while Next.js does not run, and
 * have to be confirmed by it before they are served otherwise. A file that cannot be read is
 * ignored.
 */
export async function loadSnapshot(path: string, buildId: string, store: PageStore): Promise<void> {
  try {
    const snapshot = deserialize(await readFile(path)) as Partial<Snapshot>;
    // Negative when the clock was set back since.
    const ageMs = Math.abs(currentTimeMs() - (snapshot.savedAt ?? 0));
    const isUsable = snapshot.format === 1 && snapshot.buildId === buildId && ageMs < maxAgeMs;
    if (!isUsable) return;
    for (const [key, page] of (snapshot.pages ?? []).reverse()) {
      const bodies = { br: Buffer.from(page.bodies.br), gzip: Buffer.from(page.bodies.gzip) };
      const identity = page.identity && Buffer.from(page.identity);
      store.set(key, { ...page, bodies, identity, checkedAt: Number.NEGATIVE_INFINITY, hits: 0 });
    }
  } catch {
    // There is none, or it is damaged.
  }
}
