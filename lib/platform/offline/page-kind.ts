import { isLocale, locales } from "#lib/platform/i18n/locales.ts";
import { address } from "#lib/platform/routing/address.ts";
import { matchRoute, splitPath } from "#lib/platform/routing/match.ts";
import type { StaticRoute } from "#lib/platform/routing/routing.ts";

/** Pages that open without a connection although they were never seen. */
const shellRoutes = ["/", "/offline", "/quiz", "/shopping-list", "/use-up"] as const satisfies StaticRoute[];

/**
 * Which pages are kept on the device. "shell": the same for all readers; "result": answers to what
 * a reader has picked. Pages of an account are never kept.
 */
export type PageKind = "recipe" | "result" | "shell";

/** The kind of a page of the site; null for pages that need a connection. */
export function getPageKind({ pathname, search }: URL): PageKind | null {
  const [locale, ...segments] = splitPath(pathname);
  if (!isLocale(locale)) return null;
  const route = matchRoute(locale, segments)?.route;
  if (route === "/recipes/[slug]") return "recipe";
  if (route === "/quiz/result" || (route === "/use-up" && search !== "")) return "result";
  return (shellRoutes as readonly (string | undefined)[]).includes(route) ? "shell" : null;
}

/** Whether the address is one of a page, not of a file or the API. */
export function isPageAddress({ pathname }: URL): boolean {
  return pathname === "/" || isLocale(splitPath(pathname)[0]);
}

/** The address a page is kept under: only results depend on their query. */
export function toKeptAddress(url: URL): string {
  return url.origin + url.pathname + (getPageKind(url) === "result" ? url.search : "");
}

/** Addresses of the pages that open without a connection although they were never seen. */
export function listShellAddresses(): string[] {
  return shellRoutes.flatMap((route) => locales.map((locale) => address(locale, route)));
}
