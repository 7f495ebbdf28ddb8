/**
 * Script of a worker that deletes all caches and unregisters itself. It replaces the service worker
 * of the site where that is missing or switched off; a 404 response would leave it running.
 *
 * @see https://w3c.github.io/ServiceWorker/#update-algorithm
 */
export const unregisteringWorker = `self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => {
  const removeAll = async () => {
    for (const name of await caches.keys()) await caches.delete(name);
    await self.registration.unregister();
  };
  event.waitUntil(removeAll());
});
`;
