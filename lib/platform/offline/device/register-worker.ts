const scriptAddress = "/service-worker.js";
const crawlers = /bot|crawl|spider|slurp|lighthouse/i;

/**
 * Registers the service worker, except for crawlers and, until there is a worker, for readers who
 * save data: the worker stores the scripts of the whole site.
 *
 * @returns whether this page has a worker
 */
export async function registerWorker(): Promise<boolean> {
  if (crawlers.test(navigator.userAgent)) return false;
  try {
    if (isSavingData() && !(await navigator.serviceWorker.getRegistration())) return false;
    await navigator.serviceWorker.register(scriptAddress, { updateViaCache: "none" });
    return true;
  } catch {
    // Private windows, blocked storage, or no connection: the site works without a worker.
    return false;
  }
}

/** Removes the worker and all it has kept. */
export async function unregisterWorker(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration().catch(() => undefined);
  if (!registration) return;
  await registration.unregister();
  for (const name of await caches.keys()) await caches.delete(name);
}

/** Whether the reader has asked to save data, or is on a very slow connection. */
export function isSavingData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? "");
}
