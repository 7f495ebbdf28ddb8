import type { Page } from "@playwright/test";
import { unregisteringWorker } from "#lib/platform/offline/unregistering-worker.ts";
import { newClientHeaders } from "#tests/e2e/support/client-headers.ts";
import { expect, test } from "#tests/e2e/support/journey.ts";
import { exampleAddresses } from "../support/example-pages.ts";
import { visit } from "../support/visit.ts";
import { listKept, waitForWorker, waitUntilKept } from "./keeping.ts";
import { startWorkerProxy, type WorkerProxy } from "./worker-proxy.ts";

test.use({ extraHTTPHeaders: newClientHeaders(), serviceWorkers: "allow" });
// The journey installs two workers.
test.slow();

const earlierFile = "/_next/static/chunks/of-an-earlier-build.js";

let proxy: WorkerProxy;
test.beforeEach(async () => {
  proxy = await startWorkerProxy();
});
test.afterEach(() => proxy.close());

/** Ids of the builds whose pages are precached. */
async function listPrecachedBuilds(page: Page): Promise<(string | null)[]> {
  const precached = await listKept(page, "serwist-precache");
  return [...new Set(precached.map((url) => new URL(url, proxy.origin).searchParams.get("__WB_REVISION__")))];
}

const replaceBuild = (id: string) =>
  proxy.replaceWorker((script) => script.replace(/(id:)"[\w-]{10,}"(,files:\[)/, `$1"${id}"$2`));

test("a new build replaces the worker and keeps what the reader has seen, until it is switched off", async ({
  page,
}) => {
  const recipe = (await exampleAddresses("/recipes/[slug]")).de;
  replaceBuild("build-of-yesterday");
  await visit(page, proxy.origin + recipe);
  await waitForWorker(page);
  await waitUntilKept(page, recipe);
  expect(await listPrecachedBuilds(page)).toEqual(["build-of-yesterday"]);
  await page.evaluate(async (file) => {
    await (await caches.open("offline-static")).put(file, new Response(""));
  }, earlierFile);

  replaceBuild("build-of-today");
  await visit(page, `${proxy.origin}/de/impressum`);
  await expect.poll(() => listPrecachedBuilds(page), { timeout: 45_000 }).toEqual(["build-of-today"]);
  expect(await listKept(page, "offline-seen")).toContain(recipe);
  await expect.poll(() => listKept(page, "offline-static")).not.toContain(earlierFile);
  expect((await listKept(page, "offline-static")).length).toBeGreaterThan(5);
  const states = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return [registration?.waiting ?? null, registration?.active?.state];
  });
  expect(states[0]).toBeNull();

  proxy.replaceWorker(() => unregisteringWorker);
  await visit(page, `${proxy.origin}/en/imprint`);
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
  const listWorkers = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await expect.poll(listWorkers).toBe(0);
});
