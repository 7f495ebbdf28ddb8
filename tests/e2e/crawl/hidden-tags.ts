import { tags } from "#lib/seed/tags.ts";
import type { Visit } from "./visit.ts";

const hidden = Object.entries(tags).flatMap(([key, tag]) => (tag.isHidden ? [{ key, ...tag }] : []));
const names = new Set(hidden.flatMap(({ key, slug, title }) => [key, slug.de, slug.en, title.de, title.en]));

/** Names that are ordinary words or have another meaning on the site: they are forbidden only where tags stand. */
const ordinary = new Set(["draft", "Entwurf", "Anzeige", "zu Gast"]);

const forbidden = [...names].filter((name) => !ordinary.has(name));

/** Traces of tags for the editors in anything the site sends: page, data for its script, feed or sitemap. */
export function findHiddenTags(sent: string): string[] {
  return forbidden.filter((name) => sent.includes(name)).map((name) => `betrays the tag "${name}"`);
}

/** Editors' tags among the tags of a page and in its keywords. */
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
