import type { ConsoleMessage } from "@playwright/test";
import { test as base, expect } from "./journey.ts";

/** Tests that fail on console messages and uncaught errors of pages. */
export const test = base.extend<{ consoleGuard: undefined }>({
  consoleGuard: [
    async ({ context }, use) => {
      const problems: string[] = [];
      context.on("console", (message) => {
        if (isProblem(message))
          problems.push(`${message.text()} (${message.location().url} on ${message.page()?.url()})`);
      });
      context.on("weberror", (error) => problems.push(`${error.error()} (${error.page()?.url()})`));
      await use(undefined);
      expect(problems, "console messages and errors of pages").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/**
 * Whether a console message is a problem. The browser also reports pages with status 404, which
 * tests open on purpose, and preloaded pictures of prefetched pages that were not opened.
 * Playwright reports that it has blocked the service worker (playwright.config.ts).
 */
function isProblem(message: ConsoleMessage): boolean {
  const expected = /was preloaded using link preload but not used|Service Worker registration blocked by Playwright/;
  if (expected.test(message.text())) return false;
  const isMissingPage = message.text().includes("404") && message.location().url === message.page()?.url();
  return ["error", "warning"].includes(message.type()) && !isMissingPage;
}
