import type { Page } from "@playwright/test";

/** Opens a page and waits for hydration. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
}

/**
 * Waits until streamed content is there, until React has hydrated it and header, main and footer,
 * until its effects have run, and until what is loaded after the page is in use.
 */
export async function waitForHydration(page: Page): Promise<void> {
  await waitForReact(page);
  await page.locator(".toaster").waitFor({ state: "attached" });
  await waitForIdle(page);
}

/** Like `waitForHydration`, but does not wait for what is loaded after the page. */
export async function waitForReact(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const parts = ["header", "main", "footer"].map((part) => document.querySelector(`body > ${part}`));
    const streamed = [...document.querySelectorAll(".streamed > *")];
    return [...parts, ...streamed].every(
      (element) => !element?.ariaBusy && Object.keys(element ?? {}).some((key) => key.startsWith("__react")),
    );
  });
  await waitForIdle(page);
}

/** Effects have run by then. Without a time-out, a page that paints nothing may never be idle. */
async function waitForIdle(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 5000 })));
}

/**
 * Waits until no skeleton is seen any more: React shows streamed content after the load event.
 * Before that event the skeleton itself may not have arrived.
 */
export async function waitForStreamed(page: Page): Promise<void> {
  await page.waitForLoadState();
  await page.locator("main [aria-busy='true']:visible").first().waitFor({ state: "detached" });
}

/** Removes soft hyphens and normalizes spaces. */
export function toPlainText(text: string | null): string {
  return (text ?? "")
    .replace(/\u00ad/g, "")
    .replace(/\s+/g, " ")
    .trim();
}
