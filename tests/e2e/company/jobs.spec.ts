import type { Page } from "@playwright/test";
import { address } from "#lib/platform/routing/address.ts";
import { createAccount, signIn } from "../support/account.ts";
import { expectAccessible } from "../support/axe.ts";
import { newClientHeaders } from "../support/client-headers.ts";
import { expect, test } from "../support/console-guard.ts";
import { dataDir, query } from "../support/database.ts";
import { parseHtml } from "../support/html.ts";
import { messages } from "../support/messages.ts";
import { sendRequest } from "../support/send-request.ts";
import { toPlainText, visit } from "../support/visit.ts";

test.use({ extraHTTPHeaders: newClientHeaders() });

const { vacancies: words, ui } = messages.de;
const { desk } = words;
const jobsPath = address("de", "/jobs");
const deskPath = address("de", "/desk/jobs");

const removePositions = () => query(dataDir, "delete from vacancies");
test.beforeAll(removePositions);
test.afterAll(removePositions);

const jobsText = async (path = jobsPath) => (await sendRequest(path)).text;

async function fill(page: Page, title: string): Promise<void> {
  const main = page.getByRole("main");
  await main.getByLabel(desk.fields.titleDe).fill(title);
  await main.getByLabel(desk.fields.titleEn).fill("Recipe editor");
  await main.getByLabel(desk.fields.textDe).fill("Du schreibst Rezepte.\n\nZwanzig Stunden in der Woche.");
  await main.getByLabel(desk.fields.textEn).fill("You write recipes.\n\nTwenty hours a week.");
  await main.getByLabel(desk.fields.employmentType).selectOption(words.types.PART_TIME);
  await main.getByLabel(desk.fields.postcode).fill("10997");
  await main.getByLabel(desk.fields.city, { exact: true }).fill("Berlin");
}

test("a position is published, changed and ended at the desk", async ({ page }) => {
  const title = `Rezeptredaktion ${Date.now()}`;
  const empty = await jobsText();
  expect(empty).toContain(words.none);
  expect(empty).not.toContain("JobPosting");

  await signIn(page, await createAccount({ newType: "editor" }));
  await visit(page, deskPath);
  await expectAccessible(page, "jobs at the desk");
  await fill(page, title);
  await page.getByLabel(desk.fields.salaryMin).fill("38.000");
  await page.getByRole("button", { name: desk.publish }).click();
  await expect(page.getByText(ui.flash.vacancySaved)).toBeVisible();

  await expect.poll(() => jobsText()).toContain(title);
  const data = /<script type="application\/ld\+json">([^<]*JobPosting[^<]*)</.exec(await jobsText())?.[1] ?? "{}";
  expect(JSON.parse(data)).toMatchObject({ title, employmentType: "PART_TIME", baseSalary: { currency: "EUR" } });
  await expect.poll(() => jobsText(address("en", "/jobs"))).toContain("Twenty hours a week.");
  const shown = parseHtml(await jobsText());
  const position = [...shown.querySelectorAll("section")].find((section) => section.textContent?.includes(title));
  expect(toPlainText(position?.textContent ?? null)).toMatch(/ab 38\.000/);

  await page.getByRole("link", { name: title }).click();
  await expect(page.getByLabel(desk.fields.salaryMin)).toHaveValue("38000");
  await expectAccessible(page, "a job at the desk");
  await page.getByLabel(desk.fields.city, { exact: true }).fill("Leipzig");
  await page.getByRole("button", { name: desk.save }).click();
  await expect(page.getByText(ui.flash.vacancySaved)).toBeVisible();
  await expect.poll(() => jobsText()).toContain("Leipzig");

  await page.getByRole("link", { name: title }).click();
  await page.getByRole("button", { name: desk.end }).click();
  await expect(page.getByText(ui.flash.vacancyEnded)).toBeVisible();
  await expect.poll(() => jobsText()).toContain(words.none);
  await page.getByRole("link", { name: title }).click();
  await expect(page.getByText(desk.endedText)).toBeVisible();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("an editor publishes and ends a position", async ({ page }) => {
    const title = `Testküche ${Date.now()}`;
    await signIn(page, await createAccount({ newType: "editor" }));
    await page.goto(deskPath);
    await fill(page, title);
    await page.getByLabel(desk.fields.postcode).fill("1");
    await page.getByRole("button", { name: desk.publish }).click();
    await expect(page.getByText(desk.errors.badPostcode)).toBeVisible();
    await expect(page.getByLabel(desk.fields.titleDe)).toHaveValue(title);
    await expect(page.getByLabel(desk.fields.employmentType)).toHaveValue("PART_TIME");
    await page.getByLabel(desk.fields.postcode).fill("10997");
    await page.getByRole("button", { name: desk.publish }).click();
    await expect(page.getByText(ui.flash.vacancySaved)).toBeVisible();
    await page.getByRole("link", { name: title }).click();
    await page.getByRole("button", { name: desk.end }).click();
    await expect(page.getByText(ui.flash.vacancyEnded)).toBeVisible();
  });
});
