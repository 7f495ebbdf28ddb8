import { createHash } from "node:crypto";
import { type Locale, locales } from "#lib/platform/i18n/locales.ts";
import { address } from "#lib/platform/routing/address.ts";
import { parseHtml } from "#tests/e2e/support/html.ts";
import { type HttpResponse, sendRequest } from "#tests/e2e/support/send-request.ts";
import { origin } from "../support/site.ts";
import { isFullRun } from "../support/viewports.ts";

/** A page without running its scripts. */
export interface Visit {
  /** Site-relative address. */
  path: string;
  locale: Locale;
  answer: HttpResponse;
  document: Document;
}

const concurrency = 4;

/** Pages of each kind and language that are inspected. */
const inspectedPerKind = isFullRun ? Number.POSITIVE_INFINITY : 3;
/** One of so many others is asked for; which one, the seed of the run decides. */
const askedOf = 4;

/**
 * Visits all pages that can be reached from `starts` by links, breadth first, and inspects each; in
 * a run that is not full only some of each kind, whose links it follows, and some others it only
 * asks for.
 *
 * @returns `pages`: pages that were asked for; `broken`: failed addresses with the page that links
 * to them; `linked`: addresses that some page links to.
 */
export async function crawl(starts: string[], inspect: (visit: Visit) => Promise<void>) {
  const linkedAt = new Map<string, string>();
  const known = new Set(starts);
  const pages: string[] = [];
  const broken: string[] = [];
  const counts = new Map<string, number>();

  function isInspected(path: string): boolean {
    const count = (counts.get(kindOf(path)) ?? 0) + 1;
    counts.set(kindOf(path), count);
    return count <= inspectedPerKind;
  }

  async function visit(path: string): Promise<string[]> {
    const hasEnough = (counts.get(kindOf(path)) ?? 0) >= inspectedPerKind;
    if (hasEnough && drawNumber(path) % askedOf > 0) return [];
    const answer = await sendRequest(path);
    if (leadsToSignIn(path, answer)) return [];
    if (answer.status !== 200) {
      broken.push(`${path} answers ${answer.status}, linked at ${linkedAt.get(path) ?? "the start"}`);
      return [];
    }
    if (!answer.type.startsWith("text/html")) return [];
    pages.push(path);
    if (!isInspected(path)) return [];
    const document = parseHtml(answer.text);
    await inspect({ path, locale: path.startsWith("/en") ? "en" : "de", answer, document });
    const targets = linksOf(document).filter((target) => target !== path);
    for (const target of targets) if (!linkedAt.has(target)) linkedAt.set(target, path);
    return targets.filter((target) => !known.has(target) && known.add(target));
  }

  for (let wave = starts; wave.length > 0; ) {
    const waiting = [...wave];
    const next: string[] = [];
    const work = async () => {
      for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) next.push(...(await visit(path)));
    };
    await Promise.all(Array.from({ length: concurrency }, work));
    wave = next;
  }
  return { pages, broken, linked: new Set(linkedAt.keys()) };
}

/** A number for an address, another one in each run. */
function drawNumber(path: string): number {
  return createHash("sha256").update(`${process.env.E2E_SEED} ${path}`).digest().readUInt32BE();
}

/** Pages with as many parts below the same first one, with or without a query, look alike. */
function kindOf(path: string): string {
  const [address = "", query] = path.split("?");
  const [, locale, first, ...deeper] = address.split("/");
  return [locale, first, deeper.length, query === undefined].join("/");
}

/**
 * Whether a page belongs to an account, a recipe or an issue of the newsletter of another journey:
 * they come and go, and lists and sitemaps are stored. The sample has the issues 1 and 2.
 */
export function isOfJourney(path: string): boolean {
  return [
    /\/users\/anna-[0-9a-f]{12}(?:\/|$)/,
    /\/(?:rezepte|recipes)\/(?:suppe|soup)-/,
    /\/newsletter\/archive?\/[^/?]+-(?:[3-9]|\d{2,})(?:\/|$)/,
  ].some((pattern) => pattern.test(path));
}

/** Whether a page of an account asks to sign in first, and leads back to it. */
function leadsToSignIn(path: string, { status, location }: HttpResponse): boolean {
  const next = `?next=${encodeURIComponent(path)}`;
  return status === 307 && locales.some((locale) => location === `${address(locale, "/login")}${next}`);
}

/** Lists the site-relative addresses of links within the site, each once. */
function linksOf(document: Document): string[] {
  // Links with nofollow would lead to endless combinations.
  const targets = [...document.querySelectorAll('a[href]:not([rel~="nofollow"])')].flatMap((link) => {
    const url = new URL(link.getAttribute("href") ?? "", origin);
    if (isOfJourney(url.pathname)) return [];
    return url.origin === origin && !link.getAttribute("href")?.startsWith("#") ? url.pathname + url.search : [];
  });
  return [...new Set(targets)];
}
