import { countKeptBytes, toCacheName } from "../kept-caches.ts";
import { maxKeptBytes } from "../limits.ts";
import { getOwner, listOwners } from "./owner.ts";

/** Share of the space the browser grants that kept pages may use on a full device. */
const maxQuotaShare = 0.5;

/**
 * Formats that the pictures of a page are requested in. The browser's own header leads to the same
 * format, and to the copy in its cache.
 */
let accept = "image/webp,image/*,*/*;q=0.8";

/** Remembers in which formats this browser requests pictures. */
export function rememberAccept(request: Request): void {
  if (request.destination === "image") accept = request.headers.get("accept") ?? accept;
}

/** Whether kept pages and pictures use all the space they may. */
export async function isFull(): Promise<boolean> {
  const { quota = Number.POSITIVE_INFINITY } = (await navigator.storage?.estimate()) ?? {};
  return (await countKeptBytes()) >= Math.min(maxKeptBytes, quota * maxQuotaShare);
}

/**
 * Keeps pictures of a page.
 *
 * @returns false when one is missing
 */
export async function keepPictures(addresses: string[]): Promise<boolean> {
  const owner = await getOwner();
  const cache = await caches.open(toCacheName("pictures", owner));
  let isComplete = true;
  for (const address of addresses) {
    if (await findKeptPicture(address)) continue;
    const response = await fetch(address, { headers: { accept } }).catch(() => null);
    // Meanwhile the user may have signed out.
    if ((await getOwner()) !== owner) return false;
    if (response?.status === 200 && response.type === "basic") await cache.put(address, await toKeptPicture(response));
    else isComplete = false;
  }
  return isComplete;
}

/** The kept picture at exactly this address. */
export async function findKeptPicture(address: string): Promise<Response | undefined> {
  for (const owner of await listOwners()) {
    const cacheName = toCacheName("pictures", owner);
    // The address determines the picture; pictures differ by `Accept` in their format only.
    const found = await caches.match(address, { cacheName, ignoreVary: true });
    if (found) return found;
  }
  return undefined;
}

/** The same picture in any kept width: a turned phone or another window requests other widths. */
export async function findPictureOfAnyWidth(address: string): Promise<Response | undefined> {
  const id = address.slice(address.lastIndexOf("/") + 1);
  for (const owner of await listOwners()) {
    const cache = await caches.open(toCacheName("pictures", owner));
    const same = (await cache.keys()).find(({ url }) => url.endsWith(`/${id}`));
    if (same) return cache.match(same, { ignoreVary: true });
  }
  return undefined;
}

async function toKeptPicture(response: Response): Promise<Response> {
  const bytes = await response.blob();
  const headers = new Headers(response.headers);
  headers.set("content-length", String(bytes.size));
  return new Response(bytes, { headers });
}
