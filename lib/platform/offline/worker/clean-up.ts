import { listCacheNames, shellCache, staticCache } from "../kept-caches.ts";
import { listCurrentFiles, listReferences } from "./static-files.ts";

/** Deletes pictures and files of earlier builds that no kept page names any more. */
export async function cleanUp(): Promise<void> {
  const used = new Set(await listCurrentFiles());
  for (const name of [...(await listCacheNames("seen", "saved")), shellCache]) {
    for (const page of await (await caches.open(name)).matchAll()) {
      for (const reference of listReferences(await page.text())) used.add(reference);
    }
  }
  for (const name of [...(await listCacheNames("pictures")), staticCache]) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      if (!used.has(new URL(request.url).pathname)) await cache.delete(request);
    }
  }
}
