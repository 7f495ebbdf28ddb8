import { Readable } from "node:stream";
import { streamSitemapPages } from "#lib/content/sitemaps/queries.ts";
import { parseSitemapName } from "#lib/content/sitemaps/sitemap-files.ts";
import { sitemapXml } from "#lib/content/sitemaps/xml.ts";
import { toWebStream } from "#lib/platform/http/web-stream.ts";

export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  const file = parseSitemapName((await params).file);
  const pages = file && (await streamSitemapPages(file));
  if (!pages) return new Response(null, { status: 404, headers: { "cache-control": "no-store" } });
  const body = Readable.from(sitemapXml(pages)).map((text: string) => Buffer.from(text));
  return new Response(toWebStream(body), {
    headers: { "content-type": "application/xml; charset=utf-8", "cache-control": "public, max-age=600" },
  });
}
