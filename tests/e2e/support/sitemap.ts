import { XMLParser } from "fast-xml-parser";
import type { Localized } from "#lib/platform/i18n/locales.ts";
import { sendRequest } from "./send-request.ts";
import { origin } from "./site.ts";

interface Entry {
  loc: string;
  "xhtml:link": { hreflang: string; href: string }[];
}

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: "",
  isArray: (name) => ["sitemap", "url", "xhtml:link"].includes(name),
});

/** Lists the site-relative addresses of the sitemap files. */
export async function listSitemaps(): Promise<string[]> {
  const { sitemapindex } = parser.parse((await sendRequest("/sitemap.xml")).text);
  return sitemapindex.sitemap.map(({ loc }: { loc: string }) => pathOf(loc));
}

/**
 * Lists the pages of a sitemap file as pairs of site-relative addresses, each page once. One that a
 * page does not have in a language is empty.
 */
export async function readSitemap(file: string): Promise<Localized[]> {
  const { urlset } = parser.parse((await sendRequest(file)).text);
  const pairs = (urlset.url as Entry[]).map((entry) => {
    const to = (language: string) => entry["xhtml:link"].find(({ hreflang }) => hreflang === language)?.href ?? "";
    return { de: pathOf(to("de")), en: pathOf(to("en")) };
  });
  return [...new Map(pairs.map((pair) => [`${pair.de} ${pair.en}`, pair])).values()];
}

function pathOf(url: string): string {
  return url.replace(origin, "");
}
