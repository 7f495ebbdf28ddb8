import { locales } from "#lib/platform/i18n/locales.ts";
import { addresses } from "#lib/platform/routing/address.ts";
import { accountRoutes, type StaticRoute } from "#lib/platform/routing/routing.ts";
import { messages } from "../support/messages.ts";
import { origin } from "../support/site.ts";
import type { Visit } from "./visit.ts";

const maxDescriptionLength = 159;

/** Site-relative addresses of a page by language. */
export type Alternates = Record<string, string>;

/** Metadata of a page. */
export interface Head {
  title: string;
  description: string;
  robots: string;
  alternates: Alternates;
  shareImage: string;
}

const personalRoutes = ["/offline", "/quiz/result", "/search", ...accountRoutes] as const;
const personalPaths: readonly string[] = personalRoutes.flatMap((route) =>
  route.includes("[") ? [] : Object.values(addresses(route as StaticRoute)),
);

/**
 * Whether the page is not indexed: search results, pages of an account and what opens offline.
 */
export function isPersonal(path: string): boolean {
  // Comments are part of the page of their recipe or story, too.
  if (/\/(?:kommentare|comments)(?:\?|$)/.test(path)) return true;
  return personalPaths.includes(path.replace(/\?.*/, "")) || (isDynamic(path) && path.includes("?"));
}

/** Whether the page is rendered per request; without a query it is indexed. */
export function isDynamic(path: string): boolean {
  const paths = [...Object.values(addresses("/use-up")), ...Object.values(addresses("/report-content"))];
  return paths.includes(path.replace(/\?.*/, ""));
}

/**
 * Whether the page lists the stories of a category that has none: it is not indexed, and not in the
 * sitemap.
 */
export function isWithoutStories(document: Document): boolean {
  const { de, en } = { de: messages.de.stories.category.none, en: messages.en.stories.category.none };
  return [de, en].includes(document.querySelector("main header p")?.textContent ?? "");
}

/** Reads the metadata of a page. */
export function readHead({ document }: Visit): Head {
  const content = (name: string) => document.querySelector(`meta[${name}]`)?.getAttribute("content") ?? "";
  const links = [...document.querySelectorAll('link[rel="alternate"][hreflang]')];
  return {
    title: document.title,
    description: content('name="description"'),
    robots: content('name="robots"'),
    alternates: Object.fromEntries(links.map((link) => [link.getAttribute("hreflang"), hrefOf(link)])),
    shareImage: content('property="og:image"'),
  };
}

/** Lists problems of the head of one page. */
export function checkHead(visit: Visit): string[] {
  const { path, locale, document } = visit;
  const head = readHead(visit);
  const isPersonalPage = isPersonal(path);
  const canonical = hrefOf(document.querySelector('link[rel="canonical"]'));
  return [
    document.documentElement.lang !== locale && `says it is in ${document.documentElement.lang}`,
    !/^.{3,} \| Tischlein$/.test(head.title) && `has the title "${head.title}"`,
    head.description.length < 30 && `has the description "${head.description}"`,
    head.description.length > maxDescriptionLength && `has a description of ${head.description.length} characters`,
    canonical !== (isPersonalPage ? path.replace(/\?.*/, "") : path) && `says it is found at ${canonical}`,
    head.alternates[locale] !== canonical && `names ${head.alternates[locale]} as itself in its own language`,
    head.alternates["x-default"] !== (head.alternates.de ?? head.alternates.en) && "has no right x-default",
    head.robots.startsWith("noindex") !== (isPersonalPage || isWithoutStories(document)) &&
      `tells robots "${head.robots}"`,
    !head.shareImage.startsWith(`${origin}/share/`) && `has the share image "${head.shareImage}"`,
    document.querySelectorAll("title").length !== 1 && "has more than one title",
  ].filter((problem) => problem !== false);
}

/**
 * Lists problems between pages: alternates that are not mutual, duplicate titles and descriptions.
 */
export function compareHeads(heads: Map<string, Head>): string[] {
  const problems = [...heads].flatMap(([path, { alternates }]) =>
    isPersonal(path)
      ? []
      : locales.flatMap((locale) => {
          const other = alternates[locale];
          if (other === undefined) return [];
          const back = heads.get(other);
          if (!back) return `${path} names ${other}, which no link leads to`;
          return JSON.stringify(back.alternates) === JSON.stringify(alternates) ? [] : `${path} and ${other} disagree`;
        }),
  );
  return [...problems, ...findDuplicates(heads, "title"), ...findDuplicates(heads, "description")];
}

/** Lists pages with the title or description of another one; later pages of a list are exempt. */
function findDuplicates(heads: Map<string, Head>, part: "title" | "description"): string[] {
  const first = new Map<string, string>();
  return [...heads].flatMap(([path, head]) => {
    if (path.includes("?")) return [];
    const key = `${path.slice(0, 3)} ${head[part]}`;
    const twin = first.get(key);
    first.set(key, path);
    return twin ? `${twin} and ${path} have the same ${part}` : [];
  });
}

/** Returns the target of a link, site-relative if it is on this site. */
function hrefOf(link: Element | null): string {
  return link?.getAttribute("href")?.replace(origin, "") ?? "";
}
