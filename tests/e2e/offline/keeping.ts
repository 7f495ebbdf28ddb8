import { expect, type Page } from "@playwright/test";

/** A new worker first stores the scripts of the whole site. */
const waitOptions = { timeout: 45_000 };

/** Waits until the service worker controls the page. */
export async function waitForWorker(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => Boolean(navigator.serviceWorker.controller)), waitOptions).toBe(true);
}

/** Addresses that the device keeps in caches whose name starts with this, of any owner. */
export function listKept(page: Page, name: string): Promise<string[]> {
  return page.evaluate(async (start) => {
    const names = (await caches.keys()).filter((candidate) => candidate.startsWith(start));
    const requests = await Promise.all(names.map(async (each) => (await caches.open(each)).keys()));
    return requests.flat().map(({ url }) => url.replace(window.location.origin, ""));
  }, name);
}

/** Waits until the page at this address is kept in a cache whose name starts with this. */
export async function waitUntilKept(page: Page, address: string, name = "offline-seen"): Promise<void> {
  await expect.poll(() => listKept(page, name), waitOptions).toContain(address);
}

/** Waits until the large picture of a recipe is kept. */
export async function waitUntilPictureKept(page: Page): Promise<void> {
  const file = await page
    .locator("main article:has(#steps) img")
    .first()
    .evaluate((image: HTMLImageElement) => image.currentSrc);
  await expect.poll(() => listKept(page, "offline-pictures"), waitOptions).toContain(new URL(file).pathname);
}

/** Expects the large picture of the recipe on the page to be there. */
export async function expectPicture(page: Page): Promise<void> {
  const width = () =>
    page
      .locator("main article:has(#steps) img")
      .first()
      .evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(width).toBeGreaterThan(0);
}
