import { expect, test } from "#tests/e2e/support/journey.ts";
import { checkBody } from "./crawl/body.ts";
import { checkCaching } from "./crawl/caching.ts";
import { checkHead, compareHeads, type Head, isPersonal, readHead } from "./crawl/head.ts";
import { findHiddenKeywords, findHiddenTags } from "./crawl/hidden-tags.ts";
import { checkMarkup } from "./crawl/markup.ts";
import { examineStructuredData } from "./crawl/structured-data.ts";
import { crawl, isOfJourney, type Visit } from "./crawl/visit.ts";
import { sendRequest } from "./support/send-request.ts";
import { listSitemaps, readSitemap } from "./support/sitemap.ts";
import { isFullRun } from "./support/viewports.ts";

const checks: Record<string, (visit: Visit) => string[] | Promise<string[]>> = {
  "document head": checkHead,
  "document body": checkBody,
  "structured data": examineStructuredData,
  "hidden tags": (visit) => [...findHiddenTags(visit.answer.text), ...findHiddenKeywords(visit)],
  caching: checkCaching,
  markup: checkMarkup,
};

test("every page is valid, linked, listed and cached", async () => {
  test.setTimeout(1_200_000);
  const sitemaps = await listSitemaps();
  const addresses = (await Promise.all(sitemaps.map(readSitemap))).flat().flatMap(({ de, en }) => [de, en]);
  // Recipes of other journeys have one language only.
  const listed = addresses.filter((path) => path !== "" && !isOfJourney(path));
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

  expect(pages.length).toBeGreaterThan(isFullRun ? 400 : 200);
  expect.soft(broken, "broken links").toEqual([]);
  // Only a full run reads all pages.
  const unlinked = isFullRun ? listed.filter((path) => !linked.has(path)) : [];
  expect.soft(unlinked, "pages without a link to them").toEqual([]);
  const indexed = [...heads].flatMap(([path, { robots }]) => (robots.startsWith("noindex") ? [] : [path]));
  expect.soft(unlisted(indexed, listed), "pages missing in the sitemap").toEqual([]);
  const unindexed = listed.filter((path) => heads.get(path)?.robots.startsWith("noindex"));
  expect.soft(unindexed, "pages in the sitemap that are not indexed").toEqual([]);
  expect.soft(isFullRun ? compareHeads(heads) : [], "heads compared").toEqual([]);
  for (const [name, where] of findings) {
    const lines = [...where].map(([problem, paths]) => `${problem} — ${paths.length} pages, ${paths[0]}`);
    expect.soft(lines, name).toEqual([]);
  }
  expect.soft(await brokenImages(heads), "share images").toEqual([]);
});

test("feeds and sitemaps contain no hidden tags", async () => {
  const feeds = ["de", "en"].flatMap((locale) => [`/feeds/${locale}/recipes.xml`, `/feeds/${locale}/stories.xml`]);
  for (const path of [...feeds, ...(await listSitemaps())]) {
    expect(findHiddenTags((await sendRequest(path)).text), path).toEqual([]);
  }
});

function unlisted(pages: string[], listed: string[]): string[] {
  return pages.filter((path) => !path.includes("?") && !isPersonal(path) && !listed.includes(path));
}

async function brokenImages(heads: Map<string, Head>): Promise<string[]> {
  const images = new Set([...heads.values()].map((head) => head.shareImage));
  const problems: string[] = [];
  for (const image of images) {
    const { status, type } = await sendRequest(image);
    if (status !== 200 || !type.startsWith("image/")) problems.push(`${image} answers ${status} (${type})`);
  }
  return problems;
}
