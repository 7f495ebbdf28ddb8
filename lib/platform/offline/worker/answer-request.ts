import { currentTimeMs } from "#lib/platform/time/clock.ts";
import { listCacheNames, toCacheName } from "../kept-caches.ts";
import { getPageKind, toKeptAddress } from "../page-kind.ts";
import type { WorkerAnswer, WorkerRequest } from "../worker-request.ts";
import { cleanUp } from "./clean-up.ts";
import { getOwner, setOwner } from "./owner.ts";
import {
  deleteKeptPage,
  getSeenAt,
  getSeenCacheName,
  isKeepable,
  storeSavedPage,
  storeSeenPage,
} from "./page-store.ts";
import { isFull, keepPictures } from "./picture-store.ts";
import { isOfOtherBuild } from "./static-files.ts";

/** A page that was stored within this time is not requested again. */
const freshMs = 60_000;
/** A saved recipe is requested again after this time. */
const maxSavedAgeMs = 7 * 86_400_000;

const stored: WorkerAnswer = { isStored: true, isFull: false };
const missing: WorkerAnswer = { isStored: false, isFull: false };

/** Does what a page asks for, see `WorkerRequest`. */
export async function answerRequest(request: WorkerRequest): Promise<WorkerAnswer> {
  switch (request.type) {
    case "owner":
      if (await setOwner(request.userId)) await cleanUp();
      return stored;
    case "seen":
      return keepSeenPage(toUrl(request.address));
    case "save":
      return keepSavedPage(toUrl(request.address), request.userId);
    case "pictures":
      if (await isFull()) return { isStored: false, isFull: true };
      return (await keepPictures(request.addresses)) ? stored : missing;
    case "retain":
      await retainSavedPages(request.addresses, request.userId);
      return stored;
    case "clear":
      for (const name of await listCacheNames("seen", "saved", "pictures")) await caches.delete(name);
      await cleanUp();
      return stored;
  }
}

async function keepSeenPage(url: URL): Promise<WorkerAnswer> {
  const kind = getPageKind(url);
  if (!kind) return missing;
  const cache = await caches.open(await getSeenCacheName(kind));
  const kept = await cache.match(toKeptAddress(url));
  if (kept && currentTimeMs() - getSeenAt(kept) < freshMs) return stored;
  const response = await fetchPage(url);
  if (response) await storeSeenPage(url, response);
  // Without a connection the page becomes the one that was seen last.
  else if (kept) await storeSeenPage(url, kept);
  else return missing;
  await dropOldPagesWhenFull(cache);
  return stored;
}

async function keepSavedPage(url: URL, userId: string): Promise<WorkerAnswer> {
  if (getPageKind(url) !== "recipe" || (await getOwner()) !== userId) return missing;
  const cacheName = toCacheName("saved", userId);
  const kept = await caches.match(toKeptAddress(url), { cacheName });
  if (kept && currentTimeMs() - getSeenAt(kept) < maxSavedAgeMs && !isOfOtherBuild(await kept.text())) return stored;
  if (!kept && (await isFull())) return { isStored: false, isFull: true };
  // Not from nor into the browser's own cache, which signing out does not clear.
  const response = await fetchPage(url, "no-store");
  // Meanwhile the user may have signed out.
  if ((await getOwner()) !== userId) return missing;
  if (!response) return kept ? stored : missing;
  await storeSavedPage(url, response);
  return stored;
}

async function fetchPage(url: URL, cache?: RequestCache): Promise<Response | null> {
  const response = await fetch(url, { headers: { accept: "text/html" }, cache }).catch(() => null);
  if (response?.status === 404 || response?.status === 410) await deleteKeptPage(url);
  return response && isKeepable(response) ? response : null;
}

/** Makes room for the pages seen last: pages of likes and cookbooks stay. */
async function dropOldPagesWhenFull(cache: Cache): Promise<void> {
  const pages = await Promise.all(
    (await cache.keys()).map(async (request) => ({ request, page: await cache.match(request) })),
  );
  const oldestFirst = pages.sort((a, b) => (a.page ? getSeenAt(a.page) : 0) - (b.page ? getSeenAt(b.page) : 0));
  while (oldestFirst.length > 1 && (await isFull())) {
    for (const { request } of oldestFirst.splice(0, Math.ceil(oldestFirst.length / 4))) await cache.delete(request);
    await cleanUp();
  }
}

async function retainSavedPages(addresses: string[], userId: string): Promise<void> {
  if ((await getOwner()) !== userId) return;
  const retained = new Set(addresses.map((address) => toKeptAddress(toUrl(address))));
  const cache = await caches.open(toCacheName("saved", userId));
  const dropped = (await cache.keys()).filter(({ url }) => !retained.has(url));
  for (const request of dropped) await cache.delete(request);
  if (dropped.length > 0) await cleanUp();
}

function toUrl(address: string): URL {
  return new URL(address, self.location.origin);
}
