import type { Page } from "@playwright/test";

/**
 * Loads a page that is offline again with network. What it tries to send when the network returns
 * does not arrive, so that the new page finds it on the device.
 */
export async function reloadOnline(page: Page): Promise<void> {
  const isSent = (method: string) => method === "POST";
  await page.route("**", (route) => (isSent(route.request().method()) ? route.abort() : route.fallback()));
  const failed = page.waitForEvent("requestfailed", (request) => isSent(request.method()));
  await page.context().setOffline(false);
  await failed;
  await page.unroute("**");
  await page.reload();
}
