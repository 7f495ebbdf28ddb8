import { XMLParser, XMLValidator } from "fast-xml-parser";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import type { SitemapPage } from "#lib/content/sitemaps/sitemap-files.ts";
import { parseSitemapName } from "#lib/content/sitemaps/sitemap-files.ts";
import { sitemapIndexXml, sitemapXml } from "#lib/content/sitemaps/xml.ts";
import { setSiteSettings } from "#lib/platform/config/site-settings.ts";

beforeAll(() => {
  vi.stubEnv("SITE_URL", "https://tischlein.example");
});

afterEach(() => setSiteSettings({}));

const parser = new XMLParser({ ignoreAttributes: false, isArray: (name) => ["url", "sitemap"].includes(name) });

function read(xml: string) {
  expect(XMLValidator.validate(xml)).toBe(true);
  return parser.parse(xml);
}

async function readPages(...batches: SitemapPage[][]) {
  async function* all() {
    yield* batches;
  }
  const pieces: string[] = [];
  for await (const piece of sitemapXml(all())) pieces.push(piece);
  return read(pieces.join("")).urlset.url;
}

const soup: SitemapPage = {
  paths: { de: "/de/rezepte/suppe", en: "/en/recipes/soup" },
  lastModified: "2026-01-01T12:00:00.000Z",
  images: ["/images/abc=/1200x0/filters:quality(80)/1"],
};

test("lists a page once per language, with all its languages", async () => {
  const urls = await readPages([soup]);
  expect(urls.map((url: { loc: string }) => url.loc)).toEqual([
    "https://tischlein.example/de/rezepte/suppe",
    "https://tischlein.example/en/recipes/soup",
  ]);
  const links = ["de", "en", "x-default"].map((language) => ({
    "@_rel": "alternate",
    "@_hreflang": language,
    "@_href": language === "en" ? urls[1].loc : urls[0].loc,
  }));
  for (const url of urls) {
    expect(url).toMatchObject({
      lastmod: "2026-01-01T12:00:00.000Z",
      "xhtml:link": links,
      "image:image": { "image:loc": "https://tischlein.example/images/abc=/1200x0/filters:quality(80)/1" },
    });
  }
});

test("uses the only language of a page as x-default", async () => {
  const [url] = await readPages([{ ...soup, paths: { en: "/en/recipes/soup" }, lastModified: null, images: [] }]);
  expect(url["xhtml:link"].map((link: Record<string, string>) => link["@_hreflang"])).toEqual(["en", "x-default"]);
  expect(url).not.toHaveProperty("lastmod");
});

test("leaves out languages that are off, and alternates of a site with one language", async () => {
  setSiteSettings({ locales: ["de"] });
  const urls = await readPages([soup, { ...soup, paths: { en: "/en/recipes/cake" } }]);
  expect(urls.map((url: { loc: string }) => url.loc)).toEqual(["https://tischlein.example/de/rezepte/suppe"]);
  expect(urls[0]).not.toHaveProperty("xhtml:link");
});

test("escapes special characters", async () => {
  const [url] = await readPages([], [{ ...soup, paths: { de: "/de/users/a&b'\"<c>" } }]);
  expect(url.loc).toBe(`https://tischlein.example/de/users/a&b'%22%3Cc%3E`);
});

test("lists all files in the index and parses their names", () => {
  const files = [
    { kind: "recipes", number: 1 },
    { kind: "recipes", number: 2 },
  ] as const;
  const { sitemap } = read(sitemapIndexXml([...files])).sitemapindex;
  expect(sitemap.map((entry: { loc: string }) => entry.loc)).toEqual([
    "https://tischlein.example/sitemaps/recipes-1.xml",
    "https://tischlein.example/sitemaps/recipes-2.xml",
  ]);
  expect(parseSitemapName("recipes-2.xml")).toEqual(files[1]);
  for (const name of ["recipes-0.xml", "recipes-.xml", "drafts-1.xml", "recipes-1.xml.gz", "../recipes-1.xml"]) {
    expect(parseSitemapName(name)).toBeNull();
  }
});
