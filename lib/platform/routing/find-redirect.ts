import "server-only";
import { eq } from "drizzle-orm";
import { db } from "#lib/platform/db/client.ts";
import { redirects } from "#lib/platform/db/tables/routing.ts";
import { defaultLocale } from "#lib/platform/i18n/locales.ts";
import { normalizePath } from "./redirect-path.ts";
import { type Lookups, resolveAddress } from "./resolve.ts";

/** Longer paths are no addresses of the site, and are not looked up. */
const maxPathLength = 300;

/**
 * The address to which editors have led a path without a page; null where they have not, and where
 * the page is gone. A target with a former slug leads to the current one at once, so that no
 * redirect leads to another.
 *
 * @param path percent-decoded, with its leading slash
 */
export async function findRedirect(path: string, lookups: Lookups): Promise<string | null> {
  const wanted = normalizePath(path);
  if (wanted.length > maxPathLength || /\p{Cc}/u.test(wanted)) return null;
  const [row] = await db
    .select({ target: redirects.target })
    .from(redirects)
    .where(eq(redirects.path, wanted))
    .catch((error: Error) => {
      console.error("Redirect lookup failed:", error.cause ?? error);
      return [];
    });
  return row ? resolveTarget(row.target, lookups) : null;
}

/** The current address of a page of this site, encoded; null when there is none. */
export async function resolveTarget(path: string, lookups: Lookups): Promise<string | null> {
  const resolution = await resolveAddress(path, new URLSearchParams(), defaultLocale, lookups);
  if (resolution.kind === "redirect") return resolution.path;
  return resolution.kind === "rewrite" ? path.split("/").map(encodeURIComponent).join("/") : null;
}
