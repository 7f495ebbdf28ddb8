import { locales } from "#lib/platform/i18n/locales.ts";
import { address, slugAddress } from "#lib/platform/routing/address.ts";
import type { StaticRoute } from "#lib/platform/routing/routing.ts";
import { parseHtml } from "../support/html.ts";
import { expect, test } from "../support/journey.ts";
import { messages } from "../support/messages.ts";
import { sendRequest } from "../support/send-request.ts";
import { toPlainText } from "../support/visit.ts";

const needed: StaticRoute[] = [
  "/imprint",
  "/terms",
  "/privacy",
  "/accessibility",
  "/contact",
  "/report-content",
  "/cancel-contract",
];

for (const locale of locales) {
  test(`every page leads to what the law wants (${locale})`, async () => {
    for (const route of ["/", "/recipes", "/jobs", "/l/cookinghotline", "/privacy"] as StaticRoute[]) {
      const footer = parseHtml((await sendRequest(address(locale, route))).text).querySelector("body > footer");
      const hrefs = [...(footer?.querySelectorAll("a") ?? [])].map((link) => link.getAttribute("href"));
      expect(hrefs, route).toEqual(expect.arrayContaining(needed.map((page) => address(locale, page))));
    }
  });

  test(`the header leads to the lists of every kind of content (${locale})`, async () => {
    const header = parseHtml((await sendRequest(address(locale, "/terms"))).text).querySelector("body > header");
    const hrefs = [...(header?.querySelectorAll("a") ?? [])].map((link) => link.getAttribute("href"));
    const lists: StaticRoute[] = ["/recipes", "/stories", "/shopping-tips", "/partners"];
    const categories = ["community", "news"].map((slug) => slugAddress(locale, "/categories/[slug]", slug));
    expect(hrefs).toEqual(expect.arrayContaining([...lists.map((route) => address(locale, route)), ...categories]));
  });

  test(`the privacy page names what is configured and nothing else (${locale})`, async () => {
    const page = parseHtml((await sendRequest(address(locale, "/privacy"))).text);
    const titles = [...page.querySelectorAll("main :is(h2, h3)")].map(({ textContent }) => toPlainText(textContent));
    const { services, plus } = messages[locale].privacy;
    const configured = [services.mail, services.google, services.apple, services.facebook, services.testPayment];
    expect(titles).toEqual(expect.arrayContaining([...configured.map(({ name }) => name), plus.title]));
    expect(page.querySelector("main")?.textContent).not.toMatch(/Stripe|Braze|Adjust|Sentry|Tag Manager/);
  });

  test(`the accessibility statement names state, feedback and authority (${locale})`, async () => {
    const main = parseHtml((await sendRequest(address(locale, "/accessibility"))).text).querySelector("main");
    expect(main?.textContent).toContain("2019/882");
    const texts = [...(main?.querySelectorAll("*") ?? [])].map(({ textContent }) => textContent);
    expect(texts).toContain(locale === "de" ? "teilweise" : "in part");
    const links = [...(main?.querySelectorAll("a") ?? [])];
    expect(links.map(({ textContent }) => textContent)).toContain("MLBF@ms.sachsen-anhalt.de");
    expect(links.map((link) => link.getAttribute("href"))).toContain(address(locale, "/contact"));
  });
}
