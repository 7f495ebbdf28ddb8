import "server-only";
import { and, eq, sql } from "drizzle-orm";
import { env } from "#lib/platform/config/env.ts";
import { db } from "#lib/platform/db/client.ts";
import type { ReportTargetType } from "#lib/platform/db/tables/community/reports.ts";
import { cookbooks } from "#lib/platform/db/tables/cookbooks.ts";
import { itemTexts } from "#lib/platform/db/tables/items.ts";
import { users } from "#lib/platform/db/tables/users.ts";
import { isSharedCookbook } from "#lib/platform/db/visibility.ts";
import { isLocale, locales } from "#lib/platform/i18n/locales.ts";
import { isAuthorTab } from "#lib/platform/routing/author-tabs.ts";
import { matchRoute, splitPath } from "#lib/platform/routing/match.ts";
import { slugRouteOf } from "#lib/platform/routing/routing.ts";
import type { ReportTarget } from "./target-queries.ts";

/** What an address of this site names; without an id it is the page itself. */
interface AddressedTarget {
  type: ReportTargetType;
  id: string | null;
  /** Site-relative, with its fragment. */
  address: string;
}

const uuidAtEnd = /(?:^|-)([\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12})$/i;

/**
 * Finds what a reader names by its address. A recipe that is named by a fragment of a comment is
 * that comment.
 *
 * @param text an absolute address, one without its scheme, or a path
 * @returns null for an address of another site, and for text that is no address
 */
export async function findAddressedTarget(text: string): Promise<AddressedTarget | null> {
  const url = parseSiteUrl(text);
  if (!url) return null;
  // A path of two slashes would be a link to another site.
  const path = url.pathname.replace(/^\/+/, "/") + url.search + url.hash;
  const commentId = uuidAtEnd.exec(url.hash)?.[1];
  if (commentId) return { type: "comment", id: commentId.toLowerCase(), address: path };
  const page = matchPage(url.pathname);
  const slug = page?.params.slug;
  if (!page || slug === undefined) return { type: "address", id: null, address: path };
  const types = {
    "/recipes/[slug]": "recipe",
    "/stories/[slug]": "story",
    "/cookbooks/[slug]": "cookbook",
    "/users/[slug]": "user",
  } as const;
  const route = isAuthorTab(page.route) ? slugRouteOf(page.route) : page.route;
  const type = types[route as keyof typeof types];
  const id = type === undefined ? null : await findId(type, slug);
  return type && id ? { type, id, address: path } : { type: "address", id: null, address: path };
}

/**
 * Whether a reporter who named this address may read where the content is now. The address of an
 * unlisted cookbook is its only protection: it is repeated only to those who know it.
 */
export function isKnownAt(target: Pick<ReportTarget, "cookbook">, address: string): boolean {
  const { cookbook } = target;
  return !cookbook || cookbook.isListed || readCookbookSlug(address) === cookbook.slug;
}

/** The slug of the cookbook whose page has this address; null for another page. */
export function readCookbookSlug(address: string): string | null {
  const url = parseSiteUrl(address);
  const page = url && matchPage(url.pathname);
  return (page?.route === "/cookbooks/[slug]" && page.params.slug) || null;
}

/** An address of this site; readers leave out the scheme, browsers copy it. */
function parseSiteUrl(text: string): URL | null {
  const site = new URL(env.SITE_URL);
  const candidate = /^https?:\/\//i.test(text) || text.startsWith("/") ? text : `${site.protocol}//${text}`;
  if (!URL.canParse(candidate, site)) return null;
  const url = new URL(candidate, site);
  const isSite = url.hostname.replace(/^www\./, "") === site.hostname.replace(/^www\./, "");
  return isSite ? url : null;
}

function matchPage(pathname: string) {
  const [locale = "", ...segments] = splitPath(decodePath(pathname));
  if (!isLocale(locale)) return null;
  return [locale, ...locales].map((words) => matchRoute(words, segments)).find(Boolean) ?? null;
}

function decodePath(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

function findId(type: "recipe" | "story" | "cookbook" | "user", slug: string): Promise<string | null> {
  if (/\p{Cc}/u.test(slug)) return Promise.resolve(null);
  if (type === "cookbook") return findCookbookId(slug);
  return type === "user" ? findUserId(slug) : findItemId(slug);
}

/** Only one that others read: its address tells nothing of a private one. */
async function findCookbookId(slug: string): Promise<string | null> {
  const isShared = and(eq(cookbooks.slug, slug), isSharedCookbook());
  const [cookbook] = await db.select({ id: cookbooks.id }).from(cookbooks).where(isShared);
  return cookbook?.id ?? null;
}

async function findItemId(slug: string): Promise<string | null> {
  const [item] = await db.select({ id: itemTexts.itemId }).from(itemTexts).where(eq(itemTexts.slug, slug)).limit(1);
  return item?.id ?? findFormerId("item", slug);
}

async function findUserId(slug: string): Promise<string | null> {
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.slug, slug));
  return user?.id ?? findFormerId("user", slug);
}

async function findFormerId(kind: "item" | "user", slug: string): Promise<string | null> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select target_id as id from slug_history where kind = ${kind} and slug = ${slug} limit 1`,
  );
  return rows[0]?.id ?? null;
}
