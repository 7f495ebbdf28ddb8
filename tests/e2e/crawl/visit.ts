import type { Locale } from "#lib/i18n/locales.ts";
import { type Answer, ask } from "../support/ask.ts";
import { parseHtml } from "../support/document.ts";
import { origin } from "../support/origin.ts";

/** A page of the site as a machine has it. */
export interface Visit {
  /** Site-relative address. */
  path: string;
  locale: Locale;
  answer: Answer;
  document: Document;
}

const atOnce = 4;

/**
 * Visits `starts` and every page that can be reached from them by links, wave by wave, some at a time, and looks at each. Returns the
 * addresses of all pages, those some page links to, and what did not answer as a page should, with where it was linked.
 */
export async function crawl(starts: string[], look: (visit: Visit) => Promise<void>) {
  const linkedAt = new Map<string, string>();
  const known = new Set(starts);
  const pages: string[] = [];
  const broken: string[] = [];

  async function visit(path: string): Promise<string[]> {
    const answer = await ask(path);
    if (answer.status !== 200) {
      broken.push(`${path} answers ${answer.status}, linked at ${linkedAt.get(path) ?? "the start"}`);
      return [];
    }
    if (!answer.type.startsWith("text/html")) return [];
    const document = parseHtml(answer.text);
    pages.push(path);
    await look({ path, locale: path.startsWith("/en") ? "en" : "de", answer, document });
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
    await Promise.all(Array.from({ length: atOnce }, work));
    wave = next;
  }
  return { pages, broken, linked: new Set(linkedAt.keys()) };
}

/** Site-relative addresses of everything on this site the page leads to, each once. */
function linksOf(document: Document): string[] {
  // What robots are asked not to follow would have no end.
  const targets = [...document.querySelectorAll('a[href]:not([rel~="nofollow"])')].flatMap((link) => {
    const url = new URL(link.getAttribute("href") ?? "", origin);
    return url.origin === origin && !link.getAttribute("href")?.startsWith("#") ? url.pathname + url.search : [];
  });
  return [...new Set(targets)];
}
