import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { adListAddress } from "#lib/business/ads/ad-list.ts";
import { address } from "#lib/platform/routing/address.ts";
import { createAccount, signIn } from "../support/account.ts";
import { expectAccessible } from "../support/axe.ts";
import { newClientHeaders } from "../support/client-headers.ts";
import { expect, test } from "../support/console-guard.ts";
import { messages } from "../support/messages.ts";
import { sendRequest } from "../support/send-request.ts";
import { visit } from "../support/visit.ts";

test.use({ extraHTTPHeaders: newClientHeaders() });

const recipe = "/de/rezepte/ofenkuerbissuppe-mit-kernoel";
const createPicture = () =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: "#25439b" } })
    .png()
    .toBuffer();

async function fillIn(page: Page, locale: "de" | "en", title: string) {
  const { form, slots, languages, kinds } = messages[locale].ads.desk;
  await page.getByLabel(form.slot, { exact: true }).selectOption({ label: slots.marginal });
  await page.getByRole("radio", { name: languages.de, exact: true }).check();
  await page.getByRole("radio", { name: kinds.paid }).check();
  await page.getByLabel(form.title, { exact: true }).fill(title);
  await page.getByLabel(form.text, { exact: true }).fill("Handgemacht in Lauenburg.");
  await page.getByLabel(form.href, { exact: true }).fill("https://shop.example/toepfe");
}

const entry = (page: Page, title: string) => page.getByRole("main").getByRole("listitem").filter({ hasText: title });

test("an editor creates an advertisement, readers see it, and the editor reads the counts and ends it", async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  const { desk } = messages.de.ads;
  const title = `Töpfe ${randomUUID().slice(0, 8)}`;
  await signIn(page, await createAccount({ newType: "editor" }));
  await visit(page, address("de", "/desk/house-ads"));
  await expectAccessible(page, "the advertisements at the desk");
  await page.getByRole("link", { name: desk.new }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(desk.newTitle);
  await expectAccessible(page, "the form of an advertisement");
  await fillIn(page, "de", title);
  await page.locator("input[type=file]").setInputFiles({
    name: "toepfe.png",
    mimeType: "image/png",
    buffer: await createPicture(),
  });
  await page.getByRole("button", { name: desk.form.submit, exact: true }).click();
  await expect(page.getByText(messages.de.ui.flash.adSaved)).toBeVisible();
  await expect(entry(page, title)).toContainText(desk.states.running);

  const context = await browser.newContext({ locale: "de-DE", serviceWorkers: "block" });
  const reader = await context.newPage();
  // It may be seen at once.
  const counted = reader.waitForResponse((response) => response.url().includes("/house-ads/counts/"));
  await visit(reader, recipe);
  const shown = reader.locator("[data-ad-slot=marginal]");
  await expect(shown.locator(".ad-title")).toHaveText(title);
  await expect(shown.locator(".ad-label")).toHaveText(messages.de.ads.display.paid);
  await expect(shown.getByRole("link")).toHaveAttribute("rel", "noopener sponsored");
  await shown.scrollIntoViewIfNeeded();
  await counted;
  await context.close();

  await visit(page, address("de", "/desk/house-ads"));
  await expect(entry(page, title).locator("dd").first()).toHaveText("1");
  await entry(page, title).getByRole("link").click();
  await expect(page.getByRole("table").getByRole("row")).toHaveCount(2);
  await expect(page.getByLabel(desk.form.title, { exact: true })).toHaveValue(title);
  await expectAccessible(page, "an advertisement at the desk");
  await page.goBack();
  await entry(page, title).getByRole("button").click();
  await expect(page.getByText(messages.de.ui.flash.adEnded)).toBeVisible();
  await expect(entry(page, title)).toContainText(desk.states.ended);
  await expect.poll(async () => (await sendRequest(adListAddress("de"))).text).not.toContain(title);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test("the form names what is wrong, keeps the rest, and saves", async ({ page }) => {
    const locale = "en";
    const { desk } = messages[locale].ads;
    const title = `Topf ${randomUUID().slice(0, 8)}`;
    await signIn(page, await createAccount({ newType: "admin" }), locale);
    await page.goto(address(locale, "/desk/house-ads/new"));
    await fillIn(page, locale, title);
    await page.getByLabel(desk.form.endsOn).fill("2020-01-01");
    await page.locator("input[type=file]").setInputFiles({
      name: "topf.png",
      mimeType: "image/png",
      buffer: await createPicture(),
    });
    const submit = page.getByRole("button", { name: desk.form.submit, exact: true });
    await submit.click();
    await expect(page.getByText(desk.form.errors.endBeforeStart).first()).toBeVisible();
    await expect(page.getByLabel(desk.form.title, { exact: true })).toHaveValue(title);
    await expect(page.getByText(desk.form.pictureKept)).toBeVisible();
    await page.getByLabel(desk.form.endsOn).fill("");
    await submit.click();
    await expect(page.getByText(messages[locale].ui.flash.adSaved)).toBeVisible();
    await entry(page, title).getByRole("button").click();
    await expect(page.getByText(messages[locale].ui.flash.adEnded)).toBeVisible();
    await expect(entry(page, title)).toContainText(desk.states.ended);
  });
});
