import { CacheFirst, Serwist } from "serwist";
import { defaultLocale, isLocale } from "#lib/platform/i18n/locales.ts";
import { address } from "#lib/platform/routing/address.ts";
import { splitPath } from "#lib/platform/routing/match.ts";
import { shellCache, staticCache } from "../kept-caches.ts";
import { isPageAddress, listShellAddresses } from "../page-kind.ts";
import type { WorkerRequest } from "../worker-request.ts";
import { answerRequest } from "./answer-request.ts";
import { build } from "./build.ts";
import { cleanUp } from "./clean-up.ts";
import { openTimer } from "./open-timer.ts";
import { PageStrategy } from "./page-strategy.ts";
import { findKeptPicture, findPictureOfAnyWidth, rememberAccept } from "./picture-store.ts";
import { installStaticFiles } from "./static-files.ts";

declare const self: ServiceWorkerGlobalScope;

// A new worker takes over at once: it serves pages of the build before as well, because it keeps
// the files of that build (docs/decisions/0007-service-worker.md).
const serwist = new Serwist({
  precacheEntries: listShellAddresses().map((url) => ({ url, revision: build.id })),
  skipWaiting: true,
  clientsClaim: true,
  navigationPreload: true,
});

// The library would answer with precached pages even while there is a connection.
for (const route of serwist.routes.get("GET") ?? []) serwist.unregisterRoute(route);

serwist.registerCapture(
  ({ request, sameOrigin, url }) => sameOrigin && request.mode === "navigate" && isPageAddress(url),
  new PageStrategy(async (url) => {
    if (url.pathname === "/") return Response.redirect(address(getLocale(url), "/"));
    return (await serwist.matchPrecache(url.pathname)) ?? serwist.matchPrecache(address(getLocale(url), "/offline"));
  }),
);

serwist.registerCapture(
  ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith("/_next/static/"),
  new CacheFirst({ cacheName: staticCache }),
);

serwist.registerCapture(
  ({ request, sameOrigin, url }) =>
    sameOrigin &&
    url.pathname.startsWith("/images/") &&
    request.destination === "image" &&
    !request.headers.has("range"),
  async ({ request, url }) => {
    rememberAccept(request);
    const kept = await findKeptPicture(url.pathname);
    if (kept) return kept;
    try {
      return await fetch(request);
    } catch (error) {
      const other = await findPictureOfAnyWidth(url.pathname);
      if (other) return other;
      throw error;
    }
  },
);

serwist.addEventListeners();

self.addEventListener("install", (event) => event.waitUntil(installStaticFiles()));

// Pages of the shell are precached anew; those of the build before would name its files.
self.addEventListener("activate", (event) => event.waitUntil(caches.delete(shellCache).then(cleanUp)));

self.addEventListener("message", (event) => {
  const [port] = event.ports;
  if (!port) return;
  event.waitUntil(
    answerRequest(event.data as WorkerRequest)
      .catch(() => ({ isStored: false, isFull: false }))
      .then((answer) => port.postMessage(answer)),
  );
});

self.addEventListener("notificationclick", (event) => event.waitUntil(openTimer(event.notification)));

/** The language of a page, else the first of the browser's languages that the site has. */
function getLocale(url: URL) {
  const [first] = splitPath(url.pathname);
  if (isLocale(first)) return first;
  const preferred = navigator.languages.map((language) => language.slice(0, 2));
  return preferred.find(isLocale) ?? defaultLocale;
}
