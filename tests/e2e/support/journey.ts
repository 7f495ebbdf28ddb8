import { type Browser, type BrowserContext, test as base, expect } from "@playwright/test";
import { getClockAheadMs } from "#lib/time/clock.ts";

/** Tests in whose browser it is as late as on the site. Every journey uses them. */
export const test = base.extend<Record<never, never>, { browser: Browser }>({
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
