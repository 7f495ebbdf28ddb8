/*
 * Names of the caches on the device. What a user has seen or saved lies apart from what others of
 * this device have.
 */

/** Owner of what was seen while signed out; otherwise the id of a user. */
export const deviceOwner = "device";

const cacheKinds = ["seen", "saved", "pictures"] as const;
/** Pages seen, pages of likes and cookbooks, pictures of both. */
type CacheKind = (typeof cacheKinds)[number];

/** Pages that are the same for all, as they were when last seen. */
export const shellCache = "offline-shell";
/** Scripts, styles and fonts of builds. */
export const staticCache = "offline-static";
/** What the service worker remembers. */
export const stateCache = "offline-state";

export function toCacheName(kind: CacheKind, owner: string): string {
  return `offline-${kind}@${owner}`;
}

/** Kind and owner of a cache; null for the caches without an owner. */
export function parseCacheName(name: string): { kind: CacheKind; owner: string } | null {
  const [, kind, owner] = /^offline-(\w+)@(.+)$/.exec(name) ?? [];
  const known = cacheKinds.find((candidate) => candidate === kind);
  return known && owner ? { kind: known, owner } : null;
}

/**
 * Headers of a kept page: its title (percent-encoded), the id of its large picture, and when it was
 * seen last (ms).
 */
export const titleHeader = "x-kept-title";
export const pictureHeader = "x-kept-picture";
export const seenAtHeader = "x-kept-seen-at";

/** Names of the caches of these kinds, of every owner. */
export async function listCacheNames(...kinds: CacheKind[]): Promise<string[]> {
  return (await caches.keys()).filter((name) => kinds.some((kind) => parseCacheName(name)?.kind === kind));
}

/** Bytes of all kept pages and pictures. */
export async function countKeptBytes(): Promise<number> {
  let bytes = 0;
  for (const name of await listCacheNames(...cacheKinds)) {
    for (const response of await (await caches.open(name)).matchAll()) {
      bytes += Number(response.headers.get("content-length") ?? 0);
    }
  }
  return bytes;
}
