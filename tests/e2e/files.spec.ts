import { expect, test } from "@playwright/test";
import { XMLParser, XMLValidator } from "fast-xml-parser";
import { ask } from "./support/ask.ts";
import { origin } from "./support/origin.ts";
import { listSitemaps } from "./support/sitemap.ts";

test.describe("files for machines", () => {
  for (const [path, type] of Object.entries({
    "/robots.txt": /^text\/plain/,
    "/sitemap.xml": /^application\/xml/,
    "/manifest.webmanifest": /^application\/manifest\+json/,
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
      const { status, type: given, text } = await ask(path);
      expect(status).toBe(200);
      expect(given).toMatch(type);
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
    test(`${path} is not there`, async () => {
      expect((await ask(path)).status).toBe(404);
    });
  }
});

test("the feeds are well-formed and lead to pages", async () => {
  for (const path of ["/feeds/de/recipes.xml", "/feeds/en/stories.xml"]) {
    const { text } = await ask(path);
    expect(XMLValidator.validate(text)).toBe(true);
    const items: { link: string }[] = new XMLParser().parse(text).rss.channel.item;
    expect(items.length).toBeGreaterThan(5);
    for (const { link } of items.slice(0, 3)) expect(await ask(link)).toMatchObject({ status: 200 });
  }
});

test("robots.txt names the sitemap, and every sitemap is well-formed", async () => {
  expect((await ask("/robots.txt")).text).toContain(`Sitemap: ${origin}/sitemap.xml`);
  const files = await listSitemaps();
  expect(files.length).toBeGreaterThan(5);
  for (const file of files) {
    const { status, type, text } = await ask(file);
    expect([file, status, type]).toEqual([file, 200, "application/xml; charset=utf-8"]);
    expect(XMLValidator.validate(text)).toBe(true);
  }
});

test("the manifest's icons are there", async () => {
  const { icons } = JSON.parse((await ask("/manifest.webmanifest")).text);
  expect(icons.length).toBeGreaterThan(0);
  for (const { src, type } of icons) expect(await ask(src)).toMatchObject({ status: 200, type });
});

test("a partner's mark, opened by itself, may do nothing", async () => {
  const [src] = /\/logos\/[a-z-]+\.svg\?v=[\w-]+/.exec((await ask("/de/partners")).text) ?? [];
  const mark = await ask(src ?? "");
  expect(mark).toMatchObject({ status: 200, type: "image/svg+xml" });
  expect(mark.headers.get("content-security-policy")).toMatch(/^default-src 'none';.*sandbox$/);
});

test("the health of the site, and doors that are none", async () => {
  const health = await ask("/api/health");
  expect(health.status).toBe(200);
  expect(JSON.parse(health.text)).toMatchObject({
    status: "ok",
    database: { ok: true },
    build: { id: expect.any(String) },
  });
  expect(health.headers.get("cache-control")).toContain("no-store");
  for (const method of ["GET", "POST", "DELETE"]) {
    const answer = await ask("/api/nothing/here", { method });
    expect([answer.status, answer.type]).toEqual([404, "application/json"]);
    expect(JSON.parse(answer.text)).toEqual({ detail: "Not found." });
  }
});
