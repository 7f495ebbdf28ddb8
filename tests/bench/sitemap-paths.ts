/** The paths of all pages in the sitemap, in both languages. */
export async function readSitemapPaths(origin: string): Promise<string[]> {
  const index = await (await fetch(`${origin}/sitemap.xml`)).text();
  const files = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => new URL(url).pathname);
  const sitemaps = await Promise.all(files.map(async (file) => (await fetch(origin + file)).text()));
  const urls = sitemaps.flatMap((text) =>
    [...text.matchAll(/(?:<loc>|href=")(https?:[^<"]+)/g)].map(([, url = ""]) => url),
  );
  return [...new Set(urls.map((url) => new URL(url).pathname))];
}
