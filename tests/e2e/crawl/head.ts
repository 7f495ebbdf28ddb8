import { addresses } from "#lib/i18n/address.ts";
import { locales } from "#lib/i18n/locales.ts";
import { accountRoutes, type PlainRoute } from "#lib/i18n/routing.ts";
import { origin } from "../support/origin.ts";
import type { Visit } from "./visit.ts";

const longestDescription = 159;

/** Addresses of a page in its languages, site-relative, by the language they are for. */
export type Alternates = Record<string, string>;

export interface Head {
  title: string;
  description: string;
  robots: string;
  alternates: Alternates;
  shareImage: string;
}

const madeForOne: readonly string[] = ["/quiz/result" as const, "/search" as const, ...accountRoutes].flatMap(
  (route) => (route.includes("[") ? [] : Object.values(addresses(route as PlainRoute))),
);

/** Results of a search and pages of an account: kept from search engines, and made for each reader. */
export function isMadeForOne(path: string): boolean {
  return madeForOne.includes(path.replace(/\?.*/, "")) || (isAsked(path) && path.includes("?"));
}

/** Pages that are made when they are asked for, and in the index as long as nothing was asked. */
export function isAsked(path: string): boolean {
  return Object.values(addresses("/use-up")).includes(path.replace(/\?.*/, ""));
}

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

/** What is wrong with the head of a page, taken alone. */
export function examineHead(visit: Visit): string[] {
  const { path, locale, document } = visit;
  const head = readHead(visit);
  const isForOne = isMadeForOne(path);
  const canonical = hrefOf(document.querySelector('link[rel="canonical"]'));
  return [
    document.documentElement.lang !== locale && `says it is in ${document.documentElement.lang}`,
    !/^.{3,} \| Tischlein$/.test(head.title) && `has the title "${head.title}"`,
    head.description.length < 30 && `has the description "${head.description}"`,
    head.description.length > longestDescription && `has a description of ${head.description.length} characters`,
    canonical !== (isForOne ? path.replace(/\?.*/, "") : path) && `says it is found at ${canonical}`,
    head.alternates[locale] !== canonical && `names ${head.alternates[locale]} as itself in its own language`,
    head.alternates["x-default"] !== (head.alternates.de ?? head.alternates.en) && "has no right x-default",
    head.robots.startsWith("noindex") !== isForOne && `tells robots "${head.robots}"`,
    !head.shareImage.startsWith(`${origin}/share/`) && `has the share image "${head.shareImage}"`,
    document.querySelectorAll("title").length !== 1 && "has more than one title",
  ].filter((problem) => problem !== false);
}

/** What is wrong between pages: languages that do not name each other, and what two pages of a language both say. */
export function compareHeads(heads: Map<string, Head>): string[] {
  const problems = [...heads].flatMap(([path, { alternates }]) =>
    isMadeForOne(path)
      ? []
      : locales.flatMap((locale) => {
          const other = alternates[locale];
          if (other === undefined) return [];
          const back = heads.get(other);
          if (!back) return `${path} names ${other}, which no link leads to`;
          return JSON.stringify(back.alternates) === JSON.stringify(alternates) ? [] : `${path} and ${other} disagree`;
        }),
  );
  return [...problems, ...findTwins(heads, "title"), ...findTwins(heads, "description")];
}

/** Pages that say the same about themselves as another one; later pages of a list share its description. */
function findTwins(heads: Map<string, Head>, part: "title" | "description"): string[] {
  const first = new Map<string, string>();
  return [...heads].flatMap(([path, head]) => {
    if (path.includes("?")) return [];
    const key = `${path.slice(0, 3)} ${head[part]}`;
    const twin = first.get(key);
    first.set(key, path);
    return twin ? `${twin} and ${path} have the same ${part}` : [];
  });
}

/** Site-relative where the link leads to this site. */
function hrefOf(link: Element | null): string {
  return link?.getAttribute("href")?.replace(origin, "") ?? "";
}
