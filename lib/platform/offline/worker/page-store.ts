import { currentTimeMs } from "#lib/platform/time/clock.ts";
import { deviceOwner, pictureHeader, seenAtHeader, shellCache, titleHeader, toCacheName } from "../kept-caches.ts";
import { maxSeenRecipes, maxSeenResults } from "../limits.ts";
import { getPageKind, type PageKind, toKeptAddress } from "../page-kind.ts";
import { getOwner, listOwners } from "./owner.ts";

const maxSeen = { recipe: maxSeenRecipes, result: maxSeenResults } as const;

/** Whether a response is a page as it is shown, not a redirect or an error. */
export function isKeepable(response: Response): boolean {
  return (
    response.status === 200 &&
    response.type === "basic" &&
    !response.redirected &&
    (response.headers.get("content-type") ?? "").startsWith("text/html")
  );
}

/** Keeps a page that was shown, in place of the oldest one of its kind. */
export async function storeSeenPage(url: URL, response: Response): Promise<void> {
  const kind = getPageKind(url);
  if (!kind) return;
  const cache = await caches.open(await getSeenCacheName(kind));
  await cache.put(toKeptAddress(url), await toKeptPage(response));
  if (kind !== "shell") await trim(cache, kind);
}

/** The cache of the current owner that holds seen pages of this kind. */
export async function getSeenCacheName(kind: PageKind): Promise<string> {
  return kind === "shell" ? shellCache : toCacheName("seen", await getOwner());
}

/** Keeps a recipe of likes or cookbooks. */
export async function storeSavedPage(url: URL, response: Response): Promise<void> {
  const cache = await caches.open(toCacheName("saved", await getOwner()));
  await cache.put(toKeptAddress(url), await toKeptPage(response));
}

/** The kept page at this address that was stored last, of the current owner or of the device. */
export async function findKeptPage(url: URL): Promise<Response | undefined> {
  const owners = await listOwners();
  const names = [...owners.flatMap((owner) => [toCacheName("seen", owner), toCacheName("saved", owner)]), shellCache];
  const found = await Promise.all(names.map((cacheName) => caches.match(toKeptAddress(url), { cacheName })));
  return found.filter((page) => page !== undefined).sort((a, b) => getSeenAt(b) - getSeenAt(a))[0];
}

/** Deletes a page that does not exist any more. */
export async function deleteKeptPage(url: URL): Promise<void> {
  for (const owner of [await getOwner(), deviceOwner]) {
    for (const kind of ["seen", "saved"] as const) {
      await (await caches.open(toCacheName(kind, owner))).delete(toKeptAddress(url));
    }
  }
}

/** When a kept page was seen or stored last (ms). */
export function getSeenAt(page: Response): number {
  return Number(page.headers.get(seenAtHeader) ?? 0);
}

async function toKeptPage(response: Response): Promise<Response> {
  const html = await response.text();
  const [, title = ""] = /<title[^<>]*>([^<]*)/.exec(html) ?? [];
  const headers = new Headers(response.headers);
  headers.delete("content-encoding");
  headers.set("content-length", String(new Blob([html]).size));
  headers.set(titleHeader, encodeURIComponent(title));
  headers.set(pictureHeader, findLargePicture(html));
  headers.set(seenAtHeader, String(currentTimeMs()));
  return new Response(html, { headers });
}

/** Id of the picture that is loaded first, or nothing. */
function findLargePicture(html: string): string {
  const [tag = ""] = /<img(?=[^<>]*fetchpriority="high")[^<>]*>/i.exec(html) ?? [];
  return /\ssrc="\/images\/[^"]*\/([\w-]+)"/.exec(tag)?.[1] ?? "";
}

async function trim(cache: Cache, kind: keyof typeof maxSeen): Promise<void> {
  const pages = [];
  for (const request of await cache.keys()) {
    if (getPageKind(new URL(request.url)) !== kind) continue;
    const page = await cache.match(request);
    if (page) pages.push({ request, seenAt: getSeenAt(page) });
  }
  const oldestFirst = pages.sort((a, b) => a.seenAt - b.seenAt);
  for (const { request } of oldestFirst.slice(0, Math.max(0, pages.length - maxSeen[kind]))) {
    await cache.delete(request);
  }
}
