import type { APIRequestContext } from "@playwright/test";
import { locales } from "#lib/platform/i18n/locales.ts";
import { address, slugAddress } from "#lib/platform/routing/address.ts";
import { expectAccessible } from "../support/axe.ts";
import { expect, test } from "../support/console-guard.ts";
import { dataDir, isPublicItem, query } from "../support/database.ts";
import { parseHtml } from "../support/html.ts";
import { test as requests } from "../support/journey.ts";
import { messages } from "../support/messages.ts";
import { looks } from "../support/viewports.ts";

interface Sponsored {
  id: string;
  type: "recipe" | "article";
  slug: string;
  title: string;
  author: string;
}

const listPartnerSlugs = async () =>
  (await query<{ slug: string }>(dataDir, "select slug from users join partners on user_id = id order by slug")).map(
    ({ slug }) => slug,
  );
const listSponsored = () =>
  query<Sponsored>(
    dataDir,
    `select items.id, items.type, item_texts.slug, item_texts.title, users.slug as author from items
     join item_texts on item_id = items.id and locale = 'de' join users on users.id = author_id
     where is_sponsored and ${isPublicItem} order by item_texts.slug`,
  );
const pathOf = ({ type, slug }: Sponsored) =>
  slugAddress("de", type === "recipe" ? "/recipes/[slug]" : "/stories/[slug]", slug);
const read = async (request: APIRequestContext, path: string) => (await request.get(path)).text();

requests("the menu and the page of all partners lead to the four of them, with their logos", async ({ request }) => {
  const slugs = await listPartnerSlugs();
  expect(slugs).toHaveLength(4);
  for (const locale of locales) {
    const html = parseHtml(await read(request, address(locale, "/partners")));
    for (const slug of slugs) {
      const href = slugAddress(locale, "/users/[slug]", slug);
      for (const part of ["body > header", "main"]) {
        const link = html.querySelector(`${part} a[href="${href}"]`);
        expect(link?.textContent, `${part} ${href}`).not.toBe("");
        const style = link?.querySelector("[style*=logos]")?.getAttribute("style") ?? "";
        const [, logo = ""] = /url\(["']?([^"')]+)/.exec(style) ?? [];
        expect((await request.get(logo)).headers()["content-type"], `${part} ${href}`).toContain("image/svg+xml");
      }
    }
  }
});

requests("the pages of partners say that their content is paid for", async ({ request }) => {
  for (const slug of await listPartnerSlugs()) {
    for (const locale of locales) {
      const path = slugAddress(locale, "/users/[slug]", slug);
      const main = parseHtml(await read(request, path)).querySelector("main");
      expect(main?.querySelector("h1")?.textContent, path).toBeTruthy();
      const label = messages[locale].cards.card.sponsored;
      for (const card of main?.querySelectorAll(".card") ?? []) {
        const marks = [...card.querySelectorAll("*")].filter(({ textContent }) => textContent === label);
        expect(marks.length, `${path}: ${card.textContent}`).toBeGreaterThan(0);
      }
    }
  }
});

for (const { locale, viewport, colorScheme } of looks) {
  test(`the page of a partner is accessible: ${locale}, ${viewport.width}, ${colorScheme}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    const [slug = ""] = await listPartnerSlugs();
    await page.goto(slugAddress(locale, "/users/[slug]", slug));
    await expectAccessible(page, `the partner ${slug}`, "main");
  });
}

requests("sponsored content is marked on its page and in its data, its links as paid", async ({ request }) => {
  const sponsored = await listSponsored();
  expect(sponsored.length).toBeGreaterThan(5);
  for (const content of sponsored) {
    const html = parseHtml(await read(request, pathOf(content)));
    const label = messages.de.cards.card.sponsored;
    const badges = [...html.querySelectorAll("main .badge")].map((badge) => badge.textContent?.trim());
    expect(badges, pathOf(content)).toContain(label);
    const data = [...html.querySelectorAll('script[type="application/ld+json"]')]
      .map((script) => JSON.parse(script.textContent ?? "null"))
      .find((one) => ["Recipe", "Article", "NewsArticle"].includes(one["@type"]));
    expect(data.sponsor?.url, pathOf(content)).toContain(slugAddress("de", "/users/[slug]", content.author));
    for (const link of html.querySelectorAll('main a[target="_blank"]'))
      expect(link.getAttribute("rel"), `${pathOf(content)}: ${link.getAttribute("href")}`).toContain("sponsored");
  }
  const [other] = await query<Sponsored>(
    dataDir,
    `select 'recipe' as type, slug from items join item_texts on item_id = items.id and locale = 'de'
     where type = 'recipe' and not is_sponsored and ${isPublicItem} limit 1`,
  );
  expect(await read(request, pathOf(other as Sponsored))).not.toContain('"sponsor"');
});

requests("the tag of sponsored content appears nowhere", async ({ request }) => {
  const tag = /brand[- ]?content/i;
  const [hidden] = await query<{ id: string }>(dataDir, "select id from tags where key = 'brand-content'");
  const sponsored = await listSponsored();
  const paths = [
    ...sponsored.map(pathOf),
    ...sponsored.filter(({ type }) => type === "recipe").map(({ id }) => `/api/recipes/${id}/`),
    ...sponsored.filter(({ type }) => type === "article").map(({ id }) => `/api/articles/${id}/`),
    "/de",
    "/de/rezepte",
    "/de/partners",
    address("de", "/tags"),
    address("en", "/tags"),
    "/api/tags/",
    "/api/recipes/",
    "/api/feed/",
    "/feeds/de/recipes.xml",
    "/feeds/en/stories.xml",
    `${address("de", "/search")}?search=brand`,
  ];
  for (const path of paths) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    const text = (await response.text()).replaceAll(/search=brand|value="brand"/g, "");
    expect(text, path).not.toMatch(tag);
    expect(text, path).not.toContain(hidden?.id);
  }
  for (const locale of locales) {
    expect((await request.get(slugAddress(locale, "/tags/[slug]", "brand-content"))).status()).toBe(404);
  }
  expect((await request.get(`/api/tags/${hidden?.id}/`)).status()).toBe(404);
});
