import { isMultilingual, pickActive } from "#lib/platform/i18n/active-locales.ts";
import { defaultLocale } from "#lib/platform/i18n/locales.ts";
import { absoluteUrl } from "#lib/platform/seo/metadata.ts";
import { type SitemapFile, type SitemapPage, sitemapPath } from "./sitemap-files.ts";

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/**
 * The sitemap index.
 *
 * @see https://www.sitemaps.org/protocol.html#index
 */
export function sitemapIndexXml(files: SitemapFile[]): string {
  const entries = files.map((file) => `<sitemap><loc>${escapedUrl(sitemapPath(file))}</loc></sitemap>\n`);
  return `${declaration}<sitemapindex ${namespace}>\n${entries.join("")}</sitemapindex>\n`;
}

/** One sitemap, streamed in parts. */
export async function* sitemapXml(batches: AsyncIterable<SitemapPage[]>): AsyncGenerator<string> {
  yield `${declaration}<urlset ${namespace} xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n`;
  for await (const pages of batches) yield pages.map(pageXml).join("");
  yield "</urlset>\n";
}

/** One entry per language, each with the addresses of all languages if there are several. */
function pageXml({ paths: all, lastModified, images }: SitemapPage): string {
  const paths = pickActive(all);
  const entries = Object.entries(paths);
  const unspecific = paths[defaultLocale] ?? entries[0]?.[1];
  const links = unspecific === undefined || !isMultilingual() ? [] : [...entries, ["x-default", unspecific] as const];
  const elements = [
    lastModified && `<lastmod>${lastModified}</lastmod>`,
    ...links.map(([to, path]) => `<xhtml:link rel="alternate" hreflang="${to}" href="${escapedUrl(path)}"/>`),
    ...images.map((path) => `<image:image><image:loc>${escapedUrl(path)}</image:loc></image:image>`),
  ];
  const common = elements.filter(Boolean).join("");
  return entries.map(([, path]) => `<url><loc>${escapedUrl(path)}</loc>${common}</url>\n`).join("");
}

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&apos;" };

function escapedUrl(path: string): string {
  return absoluteUrl(path).replace(/[&<>"']/g, (sign) => entities[sign] ?? "");
}
