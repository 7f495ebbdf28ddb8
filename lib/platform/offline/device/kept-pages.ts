import {
  countKeptBytes,
  listCacheNames,
  parseCacheName,
  pictureHeader,
  seenAtHeader,
  titleHeader,
} from "../kept-caches.ts";
import { getPageKind, type PageKind } from "../page-kind.ts";
import { askWorker } from "../worker-request.ts";

export interface KeptPage {
  /** Site-relative. */
  address: string;
  title: string;
  kind: PageKind;
  /** Site-relative address of its large picture in the width that is kept, or null. */
  picture: string | null;
  /** Whether it is a liked recipe or one of a cookbook. */
  isSaved: boolean;
}

export interface KeptPages {
  /** The page seen last comes first. */
  pages: KeptPage[];
  bytes: number;
}

/** Lists the pages in this language that open without a connection. */
export async function listKeptPages(locale: string): Promise<KeptPages> {
  const pictures = await listKeptPictures();
  const found = new Map<string, KeptPage & { seenAt: number }>();
  for (const name of await listCacheNames("seen", "saved")) {
    const isSaved = parseCacheName(name)?.kind === "saved";
    const cache = await caches.open(name);
    for (const { url } of await cache.keys()) {
      const page = await cache.match(url);
      const { pathname, search } = new URL(url);
      const kind = getPageKind(new URL(url));
      if (!page || !kind || pathname.split("/")[1] !== locale) continue;
      const address = pathname + search;
      const earlier = found.get(address);
      found.set(address, {
        address,
        title: decodeTitle(page.headers.get(titleHeader) ?? ""),
        kind,
        picture: pictures.get(page.headers.get(pictureHeader) ?? "") ?? null,
        isSaved: isSaved || earlier?.isSaved === true,
        seenAt: Math.max(Number(page.headers.get(seenAtHeader)), earlier?.seenAt ?? 0),
      });
    }
  }
  const pages = [...found.values()].sort((a, b) => b.seenAt - a.seenAt);
  return { pages: pages.map(({ seenAt: _, ...page }) => page), bytes: await countKeptBytes() };
}

/** Addresses of the kept pictures by id. */
async function listKeptPictures(): Promise<Map<string, string>> {
  const addresses = new Map<string, string>();
  for (const name of await listCacheNames("pictures")) {
    for (const { url } of await (await caches.open(name)).keys()) {
      addresses.set(url.slice(url.lastIndexOf("/") + 1), new URL(url).pathname);
    }
  }
  return addresses;
}

/** Deletes all kept pages and pictures. */
export async function clearKeptPages(): Promise<void> {
  await askWorker({ type: "clear" });
}

/** The title of a page without the name of the site. */
function decodeTitle(encoded: string): string {
  const text = new DOMParser().parseFromString(decodeURIComponent(encoded), "text/html").body.textContent ?? "";
  return text.replace(/ \| [^|]*$/, "");
}
