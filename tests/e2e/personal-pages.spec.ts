import type { Page } from "@playwright/test";
import type { UserType } from "#lib/platform/db/tables/users.ts";
import { locales } from "#lib/platform/i18n/locales.ts";
import { routeAddress } from "#lib/platform/routing/address.ts";
import { deskRoutes } from "#lib/platform/routing/desk-pathnames.ts";
import { matchRoute, splitPath } from "#lib/platform/routing/match.ts";
import { accountRoutes, type Route } from "#lib/platform/routing/routing.ts";
import { createAccount, signIn } from "./support/account.ts";
import { expect, test } from "./support/console-guard.ts";
import { visit } from "./support/visit.ts";

/** Ends the session, after which there is no personal page. */
const isEnd = (route: Route) => route === "/goodbye";

/** The route of an address of this site in one language; null for files and other sites. */
function routeOf(href: string): Route | null {
  const [locale, ...segments] = splitPath(href.split(/[?#]/)[0] ?? "");
  return matchRoute(locales.find((known) => known === locale) ?? "de", segments)?.route ?? null;
}

/** Opens one page of each of the routes, those of entries by a link of another page. */
async function openEach(page: Page, routes: readonly Route[]): Promise<Set<Route>> {
  const waiting = routes.filter((route) => !route.includes("[")).map((route) => routeAddress("de", route, {}));
  const opened = new Set<Route>();
  for (let href = waiting.shift(); href !== undefined; href = waiting.shift()) {
    const route = routeOf(href);
    if (!route || opened.has(route)) continue;
    opened.add(route);
    await visit(page, href);
    const links = await page.locator("main a").evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
    waiting.push(...links.filter((link) => routes.some((wanted) => wanted === routeOf(link))));
  }
  return opened;
}

const ofDesk: readonly Route[] = deskRoutes;
const ofReader = accountRoutes.filter((route) => !ofDesk.includes(route) && !isEnd(route));

// A script or text that the policy of a page forbids is an error in the console.
for (const [newType, routes, count] of [
  ["community", ofReader, 24],
  ["editor", ofDesk, 45],
  ["admin", ofDesk, 55],
] as const satisfies [UserType, readonly Route[], number][]) {
  test(`each page opens for a user of type ${newType}, without an error in the console`, async ({ page }) => {
    test.setTimeout(300_000);
    await signIn(page, await createAccount({ newType }));
    const opened = await openEach(page, routes);
    expect(opened.size, [...opened].join(" ")).toBeGreaterThanOrEqual(count);
  });
}
