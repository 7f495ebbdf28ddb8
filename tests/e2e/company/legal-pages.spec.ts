import { locales } from "#lib/i18n/locales.ts";
import { address, slugAddress } from "#lib/routing/address.ts";
import type { StaticRoute } from "#lib/routing/routing.ts";
import { expectAccessible } from "../support/axe.ts";
import { parseHtml } from "../support/html.ts";
import { expect, test } from "../support/mail.ts";
import { messages } from "../support/messages.ts";
import { sendRequest } from "../support/send-request.ts";

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

  test(`the privacy page names what is configured and nothing else (${locale})`, async ({ page }) => {
    await page.goto(address(locale, "/privacy"));
    const { services, plus } = messages[locale].privacy;
    for (const name of [services.mail.name, services.google.name, services.apple.name, services.facebook.name]) {
      await expect(page.getByRole("heading", { name, exact: true })).toBeVisible();
    }
    await expect(page.getByRole("heading", { name: services.testPayment.name })).toBeVisible();
    await expect(page.getByRole("heading", { name: plus.title, exact: true })).toBeVisible();
    await expect(page.getByRole("main").getByText(/Stripe|Braze|Adjust|Sentry|Tag Manager/)).toHaveCount(0);
    await expectAccessible(page, "the privacy page");
  });

  test(`the accessibility statement names state, feedback and authority (${locale})`, async ({ page }) => {
    await page.goto(address(locale, "/accessibility"));
    const main = page.getByRole("main");
    await expect(main.getByText("2019/882")).toBeVisible();
    await expect(main.getByText(locale === "de" ? "teilweise" : "in part", { exact: true })).toBeVisible();
    await expect(main.getByRole("link", { name: "MLBF@ms.sachsen-anhalt.de" })).toBeVisible();
    await expect(main.locator(`a[href="${address(locale, "/contact")}"]`)).toBeVisible();
  });
}
