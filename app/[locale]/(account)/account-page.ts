import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { getLocale } from "next-intl/server";
import { listMetadata } from "#app/[locale]/paginated-list.ts";
import { mailToken } from "#lib/people/accounts/schema.ts";
import { getSessionUser } from "#lib/platform/auth/session-user.ts";
import { parseLocalPath } from "#lib/platform/http/safe-redirect.ts";
import { address, addresses } from "#lib/platform/routing/address.ts";
import type { StaticRoute } from "#lib/platform/routing/routing.ts";

export interface AccountPageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** Metadata of a page that search engines must not index. */
export function accountMetadata(route: StaticRoute, title: string, description: string): Promise<Metadata> {
  return listMetadata({ title, description, alternates: addresses(route), isIndexed: false });
}

/** Path to return to, from the `next` parameter; empty without a valid one. */
export async function readNextPath({ searchParams }: AccountPageProps): Promise<string> {
  return parseLocalPath((await searchParams).next) ?? "";
}

/** Redirects signed-in users. */
export async function redirectIfSignedIn(next: string): Promise<void> {
  if (await getSessionUser()) redirect(next || address(await getLocale(), "/profile/recipes"));
}

/**
 * Pages with a token in the address send no referrer to other sites. "no-referrer" would remove the
 * origin from forms sent without script.
 * https://developer.mozilla.org/en-US/docs/Web/HTTP/Reference/Headers/Referrer-Policy
 */
export const tokenPageReferrer = "same-origin";

/** The token of a mailed link; null when it is malformed. */
export function parseMailToken(token: string | string[] | undefined): string | null {
  return mailToken.safeParse(token).data ?? null;
}
