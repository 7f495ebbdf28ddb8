import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { address } from "#lib/platform/routing/address.ts";
import { restoreSiteAfterwards } from "#tests/e2e/support/run/restore-site.ts";
import { unzip } from "#tests/support/unzip.ts";
import { createAccount, dropCookies, signIn } from "../support/account.ts";
import { expectAccessible } from "../support/axe.ts";
import { newClientHeaders } from "../support/client-headers.ts";
import { expect, test } from "../support/console-guard.ts";
import { parseHtml } from "../support/html.ts";
import { messages } from "../support/messages.ts";
import { visit } from "../support/visit.ts";

restoreSiteAfterwards();
test.use({ extraHTTPHeaders: newClientHeaders() });

const toTag = (key: string, title: string) => ({
  key,
  type: "occasion",
  isHidden: false,
  texts: { de: { slug: key, title, summary: "" }, en: { slug: key, title, summary: "" } },
});

async function pick(page: Page, name: string, content: unknown) {
  const buffer = Buffer.from(typeof content === "string" ? content : JSON.stringify(content));
  await page.locator("input[type=file]").setInputFiles({ name, mimeType: "application/json", buffer });
}

test("an admin checks a file, mends it, imports it and finds nothing to do", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const locale = "de";
  const { import: form, report, desk } = messages[locale].contentTransfer;
  const key = `e2e-${randomUUID().slice(0, 8)}`;
  await signIn(page, await createAccount({ newType: "admin" }), locale);
  await visit(page, address(locale, "/desk/content"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(desk.title);
  await expectAccessible(page, "import and export");

  await pick(page, "tags.json", [{ ...toTag(key, "Picknick"), type: 1 }]);
  await page.getByRole("button", { name: form.submit }).click();
  await expect(page.getByText("tags.json · ")).toContainText(key);
  await expect(page.getByRole("button", { name: report.now })).toHaveCount(0);
  await expectAccessible(page, "an import with problems");

  await pick(page, "tags.json", [toTag(key, "Picknick")]);
  await page.getByRole("button", { name: form.submit }).click();
  // By keyboard alone.
  await page.getByRole("button", { name: report.now }).focus();
  await expectAccessible(page, "a checked import");
  await page.keyboard.press("Enter");
  await expect(page.getByText(messages[locale].ui.flash.contentImported)).toBeVisible();

  await pick(page, "tags.json", [toTag(key, "Picknick")]);
  await page.getByRole("button", { name: form.submit }).click();
  await expect(page.getByText(report.nothing)).toBeVisible();
  await page.getByRole("button", { name: report.discard }).click();
  await expect(page.getByText(report.nothing)).toHaveCount(0);
});

test("an admin downloads all content, and others do not", async ({ page, request }) => {
  await signIn(page, await createAccount({ newType: "admin" }), "en");
  const desk = parseHtml(await (await page.request.get(address("en", "/desk/content"))).text());
  const link = [...desk.querySelectorAll("main a")].find(
    ({ textContent }) => textContent?.trim() === messages.en.contentTransfer.export.texts,
  );
  const answer = await page.request.get(link?.getAttribute("href") ?? "");
  expect(answer.headers()["content-disposition"]).toMatch(/^attachment; filename="tischlein-.*\.zip"$/);
  const files = unzip(await answer.body());
  expect([...files.keys()]).toContain("tischlein/recipes.json");
  expect(JSON.parse(String(files.get("tischlein/recipes.json"))).length).toBeGreaterThan(50);
  expect((await request.get("/content-export")).status()).toBe(404);
  await dropCookies(page);
  await signIn(page, await createAccount({ newType: "editor" }));
  expect((await page.request.get("/content-export")).status()).toBe(404);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a wrong file is refused, and a right one is imported", async ({ page }) => {
    const { import: form, report } = messages.de.contentTransfer;
    await signIn(page, await createAccount({ newType: "admin" }));
    await page.goto(address("de", "/desk/content"));
    await pick(page, "irgendwas.json", "[]");
    await page.getByRole("button", { name: form.submit }).click();
    await expect(page.getByText(form.errors.badFile).first()).toBeVisible();
    await pick(page, "tags.json", [toTag(`e2e-${randomUUID().slice(0, 8)}`, "Grillabend")]);
    await page.getByRole("button", { name: form.submit }).click();
    await page.getByRole("button", { name: report.now }).click();
    await expect(page.getByText(messages.de.ui.flash.contentImported)).toBeVisible();
  });
});
