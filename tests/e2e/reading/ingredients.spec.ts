import { locales } from "#lib/i18n/locales.ts";
import { expect, test } from "#tests/e2e/support/journey.ts";
import { parseHtml } from "../support/html.ts";
import { sendRequest } from "../support/send-request.ts";
import { readSitemap } from "../support/sitemap.ts";

test("singular and plural addresses lead to the page of the ingredient", async () => {
  for (const [from, to] of [
    ["/de/zutaten/tomaten", "/de/zutaten/tomate"],
    ["/de/zutaten/aepfel", "/de/zutaten/apfel"],
    ["/de/zutaten/zwiebeln", "/de/zutaten/zwiebel"],
    ["/de/zutaten/tomatoes", "/de/zutaten/tomate"],
    ["/en/ingredients/tomatoes", "/en/ingredients/tomato"],
    ["/en/ingredients/strawberries", "/en/ingredients/strawberry"],
    ["/en/zutaten/erdbeeren", "/en/ingredients/strawberry"],
  ] as const) {
    const { status, location } = await sendRequest(from);
    expect(`${status} ${location}`, from).toBe(`308 ${to}`);
    expect((await sendRequest(to)).status).toBe(200);
  }
});

test("every ingredient has a painting of its own", async () => {
  const pages = await readSitemap("/sitemaps/ingredients-1.xml");
  for (const locale of locales) {
    const pictures = await Promise.all(
      pages.map(async (paths) => {
        const image = parseHtml((await sendRequest(paths[locale])).text).querySelector("main header img");
        expect(image?.getAttribute("alt"), paths[locale]).toBeTruthy();
        return image?.getAttribute("src");
      }),
    );
    expect(new Set(pictures).size).toBe(pages.length);
  }
});
