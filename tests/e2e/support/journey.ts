import { type Browser, type BrowserContext, test as base, expect } from "@playwright/test";
import { getClockAheadMs } from "#lib/platform/time/clock.ts";
import { type MailServer, startMailServer } from "#tests/support/mail-server.ts";
import { mailPort } from "./site.ts";

/**
 * Tests in whose browser it is as late as on the site. Every journey uses them. The site delivers
 * its mails to the process of the tests: one that finds no server waits before it tries again.
 * Windows of further users close with their journey; an editor left open would go on saving.
 */
export const test = base.extend<{ closing: undefined }, { browser: Browser; mail: MailServer }>({
  mail: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructuring pattern
    async ({}, use) => {
      const server = await startMailServer(mailPort);
      await use(server);
      await server.stop();
    },
    { scope: "worker", auto: true, timeout: 30_000 },
  ],
  browser: [
    async ({ browser }, use) => {
      const newContext = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const context = await newContext(options);
        await setClock(context, getClockAheadMs());
        return context;
      };
      await use(browser);
    },
    { scope: "worker" },
  ],
  closing: [
    async ({ browser }, use) => {
      const before = browser.contexts();
      await use(undefined);
      const opened = browser.contexts().filter((context) => !before.includes(context));
      await Promise.all(opened.map((context) => context.close()));
    },
    { auto: true },
  ],
});

export { expect };

/** Lets the pages of a context tell another time. Service workers keep that of the machine. */
async function setClock(context: BrowserContext, aheadMs: number): Promise<void> {
  if (aheadMs === 0) return;
  await context.addInitScript((ahead) => {
    const now = () => machineDate.now() + ahead;
    const machineDate = Date;
    globalThis.Date = new Proxy(machineDate, {
      construct: (target, args: [], newTarget) => Reflect.construct(target, args.length ? args : [now()], newTarget),
      apply: () => new machineDate(now()).toString(),
      get: (target, name, receiver) => (name === "now" ? now : Reflect.get(target, name, receiver)),
    });
  }, aheadMs);
}
