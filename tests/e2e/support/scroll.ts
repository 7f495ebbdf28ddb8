import { expect, type Page } from "@playwright/test";

/** Frames without a movement after which a page is at rest: busy machines paint few of them. */
const framesAtRest = 20;

export const readScroll = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Waits until the page does not scroll any more, and returns where it is. */
export function waitForRest(page: Page): Promise<number> {
  return page.evaluate(async (frames) => {
    let last = window.scrollY;
    for (let still = 0; still < frames; still += 1) {
      await new Promise(requestAnimationFrame);
      if (window.scrollY !== last) still = 0;
      last = window.scrollY;
    }
    return Math.round(last);
  }, framesAtRest);
}

/** Turns the wheel, and returns where the page comes to rest: a browser scrolls smoothly then. */
export async function turnWheel(page: Page, pixels: number): Promise<number> {
  const start = await readScroll(page);
  await page.mouse.wheel(0, pixels);
  await expect.poll(() => readScroll(page)).not.toBe(start);
  return waitForRest(page);
}
