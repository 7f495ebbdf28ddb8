import { Readable } from "node:stream";
import { toWebStream } from "#lib/http/web-stream.ts";
import { streamSitemapPages } from "#lib/sitemaps/queries.ts";
import { parseSitemapName } from "#lib/sitemaps/sitemap.ts";
import { sitemapXml } from "#lib/sitemaps/xml.ts";

export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  const file = parseSitemapName((await params).file);
  const pages = file && (await streamSitemapPages(file));
  if (!pages) return new Response(null, { status: 404, headers: { "cache-control": "no-store" } });
  const body = Readable.from(sitemapXml(pages)).map((text: string) => Buffer.from(text));
  return new Response(toWebStream(body), {
    headers: { "content-type": "application/xml; charset=utf-8", "cache-control": "public, max-age=600" },
  });
}
