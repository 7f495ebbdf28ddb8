import { XMLParser, XMLValidator } from "fast-xml-parser";
import { locales } from "#lib/platform/i18n/locales.ts";
import { expect, test } from "#tests/e2e/support/journey.ts";
import { parseHtml } from "./support/html.ts";
import { sendRequest } from "./support/send-request.ts";
import { origin } from "./support/site.ts";
import { listSitemaps } from "./support/sitemap.ts";

test.describe("machine-readable files", () => {
  for (const [path, type] of Object.entries({
    "/robots.txt": /^text\/plain/,
    "/sitemap.xml": /^application\/xml/,
    "/manifest.webmanifest": /^application\/manifest\+json/,
    "/manifest.webmanifest?lang=en": /^application\/manifest\+json/,
    "/service-worker.js": /^text\/javascript/,
    "/favicon.ico": /^image\/(x-icon|vnd\.microsoft\.icon)/,
    "/icon.svg": /^image\/svg\+xml/,
    "/apple-icon.png": /^image\/png/,
    "/feeds/de/recipes.xml": /^application\/rss\+xml/,
    "/feeds/en/recipes.xml": /^application\/rss\+xml/,
    "/feeds/de/stories.xml": /^application\/rss\+xml/,
    "/feeds/en/stories.xml": /^application\/rss\+xml/,
    "/share/de/site": /^image\/jpeg/,
    "/share/en/site": /^image\/jpeg/,
  })) {
    test(path, async () => {
      const { status, type: contentType, text } = await sendRequest(path);
      expect(status).toBe(200);
      expect(contentType).toMatch(type);
      expect(text.length).toBeGreaterThan(50);
    });
  }

  for (const path of [
    "/feeds/fr/recipes.xml",
    "/sitemaps/nothing-1.xml",
    "/share/de/recipe/nothing",
    "/share/de/cookbook/nothing",
    "/logos/nothing.svg",
  ]) {
    test(`${path} does not exist`, async () => {
      expect((await sendRequest(path)).status).toBe(404);
    });
  }
});

test("the feeds are well-formed and link to pages", async () => {
  for (const path of ["/feeds/de/recipes.xml", "/feeds/en/stories.xml"]) {
    const { text } = await sendRequest(path);
    expect(XMLValidator.validate(text)).toBe(true);
    const items: { link: string }[] = new XMLParser().parse(text).rss.channel.item;
    expect(items.length).toBeGreaterThan(5);
    for (const { link } of items.slice(0, 3)) expect(await sendRequest(link)).toMatchObject({ status: 200 });
  }
});

test("robots.txt names the sitemap, and every sitemap is well-formed", async () => {
  expect((await sendRequest("/robots.txt")).text).toContain(`Sitemap: ${origin}/sitemap.xml`);
  const files = await listSitemaps();
  expect(files.length).toBeGreaterThan(5);
  for (const file of files) {
    const { status, type, text } = await sendRequest(file);
    expect([file, status, type]).toEqual([file, 200, "application/xml; charset=utf-8"]);
    expect(XMLValidator.validate(text)).toBe(true);
  }
});

for (const locale of locales) {
  test(`the app can be installed in ${locale}`, async () => {
    const page = parseHtml((await sendRequest(`/${locale}`)).text);
    const link = page.querySelector('link[rel="manifest"]')?.getAttribute("href") ?? "";
    const manifest = JSON.parse((await sendRequest(link)).text);
    expect(manifest).toMatchObject({
      id: "/de",
      lang: locale,
      start_url: `/${locale}`,
      scope: "/",
      display: "standalone",
    });
    const sizes = manifest.icons.map(
      (icon: { sizes: string; purpose?: string }) => `${icon.sizes} ${icon.purpose ?? ""}`,
    );
    expect(sizes).toEqual(["192x192 ", "512x512 ", "512x512 maskable"]);
    for (const { src, type } of [...manifest.icons, ...manifest.screenshots]) {
      expect(await sendRequest(src), src).toMatchObject({ status: 200, type });
    }
    expect(manifest.shortcuts).toHaveLength(3);
    for (const { url } of manifest.shortcuts) expect(await sendRequest(url), url).toMatchObject({ status: 200 });
  });
}

test("the service worker is of this build and always checked for a newer one", async () => {
  const worker = await sendRequest("/service-worker.js");
  const { build } = JSON.parse((await sendRequest("/api/health")).text);
  expect(worker.text).toContain(build.id);
  expect(worker.headers.get("cache-control")).toBe("no-cache");
  const etag = worker.headers.get("etag") ?? "";
  expect((await sendRequest("/service-worker.js", { headers: { "if-none-match": etag } })).status).toBe(304);
});

test("a logo opened directly is sandboxed", async () => {
  const [src] = /\/logos\/[a-z-]+\.svg\?v=[\w-]+/.exec((await sendRequest("/de/partners")).text) ?? [];
  const logo = await sendRequest(src ?? "");
  expect(logo).toMatchObject({ status: 200, type: "image/svg+xml" });
  expect(logo.headers.get("content-security-policy")).toMatch(/^default-src 'none';.*sandbox$/);
});

test("answers health checks, and 404 for unknown API routes", async () => {
  const health = await sendRequest("/api/health");
  expect(health.status).toBe(200);
  expect(JSON.parse(health.text)).toMatchObject({
    status: "ok",
    database: { ok: true },
    build: { id: expect.any(String) },
  });
  expect(health.headers.get("cache-control")).toContain("no-store");
  for (const method of ["GET", "POST", "DELETE"]) {
    const answer = await sendRequest("/api/nothing/here", { method });
    expect([answer.status, answer.type]).toEqual([404, "application/problem+json"]);
    expect(JSON.parse(answer.text)).toMatchObject({ status: 404, code: "missing", errors: [] });
  }
});
