import type { Page } from "@playwright/test";

/** Opens a page and waits for hydration. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
}

/**
 * Waits until React has hydrated header, main and footer, its effects have run, and what is loaded
 * after the page is in use.
 */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    ["header", "main", "footer"].every((part) =>
      Object.keys(document.querySelector(`body > ${part}`) ?? {}).some((key) => key.startsWith("__react")),
    ),
  );
  await page.locator(".toaster").waitFor({ state: "attached" });
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
}

/** Removes soft hyphens and normalizes spaces. */
export function toPlainText(text: string | null): string {
  return (text ?? "")
    .replace(/\u00ad/g, "")
    .replace(/\s+/g, " ")
    .trim();
}
