import { expect, test } from "../journey.ts";
import { isGivenSite, restorePort } from "../site.ts";

/**
 * For files that change what all readers see (published recipes, menus, settings): the journeys of
 * other files find the site as it was. Call it at the top of the file, whose journeys then stay on
 * one site.
 */
export function restoreSiteAfterwards(): void {
  test.describe.configure({ mode: "default" });
  test.afterAll(restoreSite);
}

/** For files that measure the site as it is after its start, unused. */
export function startWithFreshSite(): void {
  test.describe.configure({ mode: "default" });
  test.beforeAll(restoreSite);
}

async function restoreSite(): Promise<void> {
  if (isGivenSite) return;
  const response = await fetch(`http://localhost:${restorePort}`, { method: "POST" });
  expect(await response.text(), "restoring the site").toBe("");
}
