import { tags } from "#tests/support/sample/reference-data.ts";
import type { Visit } from "./visit.ts";

const hidden = Object.entries(tags).flatMap(([key, tag]) => (tag.isHidden ? [{ key, ...tag }] : []));
const names = new Set(hidden.flatMap(({ key, slug, title }) => [key, slug.de, slug.en, title.de, title.en]));

/** Names that are ordinary words: only checked where tags are listed. */
const ordinaryWords = new Set(["draft", "Entwurf", "Anzeige", "zu Gast"]);

const forbidden = [...names].filter((name) => !ordinaryWords.has(name));

/** Lists names of hidden tags in a page with its flight data, in a feed or in a sitemap. */
export function findHiddenTags(sent: string): string[] {
  return forbidden.filter((name) => sent.includes(name)).map((name) => `contains the hidden tag "${name}"`);
}

/** Lists hidden tags among the tags and keywords of a page. */
export function findHiddenKeywords({ document }: Visit): string[] {
  const scripts = [...document.querySelectorAll('script[type="application/ld+json"]')];
  const keywords = scripts.flatMap((script) => JSON.parse(script.textContent ?? "{}").keywords ?? []);
  const listed = keywords.flatMap((some: string) => some.split(", "));
  const linked = [...document.querySelectorAll('a[href*="/tags/"]')].flatMap((link) => [
    link.textContent ?? "",
    link.getAttribute("href")?.split("/").pop() ?? "",
  ]);
  return [...listed, ...linked].filter((name) => names.has(name.trim())).map((name) => `shows the tag "${name}"`);
}
