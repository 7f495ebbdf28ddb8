import { expect, test } from "@playwright/test";
import { examineBody } from "./crawl/body.ts";
import { examineCaching } from "./crawl/caching.ts";
import { compareHeads, examineHead, type Head, isMadeForOne, readHead } from "./crawl/head.ts";
import { findHiddenKeywords, findHiddenTags } from "./crawl/hidden-tags.ts";
import { examineMarkup } from "./crawl/markup.ts";
import { examineStructuredData } from "./crawl/structured-data.ts";
import { crawl, type Visit } from "./crawl/visit.ts";
import { ask } from "./support/ask.ts";
import { listSitemaps, readSitemap } from "./support/sitemap.ts";

const checks: Record<string, (visit: Visit) => string[] | Promise<string[]>> = {
  "the heads of pages": examineHead,
  "what pages show": examineBody,
  "data for search engines": examineStructuredData,
  "tags for editors only": (visit) => [...findHiddenTags(visit.answer.text), ...findHiddenKeywords(visit)],
  "keeping pages": examineCaching,
  "the HTML": examineMarkup,
};

test("every page there is", async () => {
  test.setTimeout(600_000);
  const sitemaps = await listSitemaps();
  const listed = (await Promise.all(sitemaps.map(readSitemap))).flat().flatMap(({ de, en }) => [de, en]);
  const findings = new Map(Object.keys(checks).map((name) => [name, new Map<string, string[]>()]));
  const heads = new Map<string, Head>();

  const { pages, broken, linked } = await crawl(["/de", "/en", "/de/suche", "/en/search", ...listed], async (visit) => {
    heads.set(visit.path, readHead(visit));
    for (const [name, check] of Object.entries(checks)) {
      for (const problem of await check(visit)) {
        const where = findings.get(name) ?? new Map<string, string[]>();
        where.set(problem, [...(where.get(problem) ?? []), visit.path]);
      }
    }
  });

  expect(pages.length).toBeGreaterThan(400);
  expect.soft(broken, "links").toEqual([]);
  expect
    .soft(
      listed.filter((path) => !linked.has(path)),
      "pages no link leads to",
    )
    .toEqual([]);
  expect.soft(unlisted(pages, listed), "pages the sitemap lacks").toEqual([]);
  expect.soft(compareHeads(heads), "heads of pages beside each other").toEqual([]);
  for (const [name, where] of findings) {
    const lines = [...where].map(([problem, paths]) => `${problem} — ${paths.length} pages, ${paths[0]}`);
    expect.soft(lines, name).toEqual([]);
  }
  expect.soft(await brokenImages(heads), "share images").toEqual([]);
});

test("what is for machines betrays no tags for editors either", async () => {
  const feeds = ["de", "en"].flatMap((locale) => [`/feeds/${locale}/recipes.xml`, `/feeds/${locale}/stories.xml`]);
  for (const path of [...feeds, ...(await listSitemaps())]) {
    expect(findHiddenTags((await ask(path)).text), path).toEqual([]);
  }
});

function unlisted(pages: string[], listed: string[]): string[] {
  // Kitchens of the journeys before this one: the sitemap is kept for a while.
  const isNew = (path: string) => /\/users\/anna-[0-9a-f]{12}$/.test(path);
  return pages.filter((path) => !path.includes("?") && !isMadeForOne(path) && !isNew(path) && !listed.includes(path));
}

async function brokenImages(heads: Map<string, Head>): Promise<string[]> {
  const images = new Set([...heads.values()].map((head) => head.shareImage));
  const problems: string[] = [];
  for (const image of images) {
    const { status, type } = await ask(image);
    if (status !== 200 || !type.startsWith("image/")) problems.push(`${image} answers ${status} (${type})`);
  }
  return problems;
}
