import type { Page } from "@playwright/test";

/** Goes to a page and waits until its script has taken over, so that the next gesture is answered by it. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await takenOver(page);
}

/** React marks what it has taken over; its effects are done at the next idle moment. */
export async function takenOver(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    ["header", "main", "footer"].every((part) =>
      Object.keys(document.querySelector(`body > ${part}`) ?? {}).some((key) => key.startsWith("__react")),
    ),
  );
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
}

/** A text as it is seen: without the soft hyphens of long words, and with plain spaces. */
export function plain(text: string | null): string {
  return (text ?? "")
    .replace(/\u00ad/g, "")
    .replace(/\s+/g, " ")
    .trim();
}
