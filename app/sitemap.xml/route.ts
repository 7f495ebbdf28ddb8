import { listSitemapFiles } from "#lib/content/sitemaps/queries.ts";
import { sitemapIndexXml } from "#lib/content/sitemaps/xml.ts";

// Rendered at run time: the build has no database.
export const dynamic = "force-dynamic";

export async function GET(): Promise<Response> {
  return new Response(sitemapIndexXml(await listSitemapFiles()), {
    headers: { "content-type": "application/xml; charset=utf-8", "cache-control": "public, max-age=600" },
  });
}
