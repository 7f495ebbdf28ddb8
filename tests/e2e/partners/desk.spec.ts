import type { Page } from "@playwright/test";
import sharp from "sharp";
import type { Locale } from "#lib/i18n/locales.ts";
import { address, slugAddress } from "#lib/routing/address.ts";
import { openAs } from "../recipe-drafts/desk.ts";
import { createAccount } from "../support/account.ts";
import { expectAccessible } from "../support/axe.ts";
import { expect, test } from "../support/console-guard.ts";
import { dataDir, query } from "../support/database.ts";
import { messages } from "../support/messages.ts";
import { visit, waitForHydration } from "../support/visit.ts";

const partnerIds: string[] = [];

async function createPartner() {
  const account = await createAccount({ newType: "partner" });
  partnerIds.push(account.id);
  return account;
}

// Public pages list partners and what they pay for, which other journeys read. What they have
// published stays.
test.afterEach(async () => {
  await query(dataDir, "update items set is_sponsored = false where author_id = any($1)", [partnerIds]);
  await query(dataDir, "update users set new_type = 'community' where id = any($1)", [partnerIds]);
});

const narrow = { width: 390, height: 844 };
const waitForSaved = (page: Page) => expect(page.locator("[data-sync]")).toHaveAttribute("data-sync", "saved");
const panelOf = (page: Page, locale: Locale) =>
  page.getByRole("region", { name: messages[locale].storyDrafts.publication.title, exact: true });

async function createFile() {
  const picture = sharp({ create: { width: 1400, height: 1000, channels: 3, background: "#25439b" } });
  return { name: "pfanne.png", mimeType: "image/png", buffer: await picture.png().toBuffer() };
}

/** Opens the editor of a new story of a partner and writes it in one language. */
async function writeStory(page: Page, locale: Locale, title: string): Promise<string> {
  const t = messages[locale].storyDrafts;
  await visit(page, address(locale, "/desk/stories"));
  await page.getByRole("button", { name: t.list.create }).click();
  await expect(page).toHaveURL(/[0-9a-f-]{36}$/);
  await waitForHydration(page);
  await page.locator(`#title-${locale}`).fill(title);
  await page.locator(`#summary-${locale}`).fill("Gusseisen, Kupfer, Stahl.");
  await page.getByRole("button", { name: t.picture.choose }).first().click();
  await page.getByRole("listitem").getByRole("img").first().click();
  await expect(page.getByRole("button", { name: t.facts.removePicture })).toBeVisible();
  await page.getByRole("button", { name: t.blocks.addFirst }).click();
  await page.getByRole("button", { name: t.blocks.types.headline, exact: true }).click();
  await expect(page.locator("[data-entry] :focus")).toHaveCount(1);
  await page.keyboard.type("Heiß und schwer");
  await waitForSaved(page);
  return page.url();
}

/** Uploads a picture at the desk of a partner. */
async function uploadPicture(page: Page, locale: Locale): Promise<void> {
  const { upload } = messages[locale].pictures;
  await visit(page, address(locale, "/desk/pictures"));
  await page.locator("input[name=pictures]").setInputFiles([await createFile()]);
  const files = page.getByRole("list", { name: upload.files }).getByRole("listitem");
  await expect(files.filter({ hasText: upload.states.stored })).toHaveCount(1);
}

test("a partner has a desk with what is theirs, and submits a story that an editor publishes, in German", async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const { storyDrafts: t, desk, pictures, statistics } = messages.de;
  const page = await openAs(browser, await createPartner(), address("de", "/desk"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(desk.ownRecipes.title);
  const nav = page.getByRole("navigation", { name: desk.nav });
  await expect(nav.getByRole("link")).toHaveText([
    ...[desk.groups.content, desk.sections.ownRecipes, desk.sections.stories],
    ...[desk.sections.pictures, desk.sections.statistics],
  ]);
  await expectAccessible(page, "the recipes of a partner");
  expect((await page.request.get(address("de", "/desk/comments"))).status()).toBe(404);

  await uploadPicture(page, "de");
  await expect(page.getByText(pictures.ownIntro)).toBeVisible();
  await expectAccessible(page, "the pictures of a partner");
  await visit(page, address("de", "/desk/statistics"));
  await expect(page.getByText(statistics.overview.emptyTitle)).toBeVisible();
  await expectAccessible(page, "the statistics of a partner");

  const title = `Pfannen ${Date.now()}`;
  const path = new URL(await writeStory(page, "de", title)).pathname;
  await expect(page.getByText(t.facts.sponsoredNote)).toBeVisible();
  const slug = await page.locator("#slug-de").inputValue();
  const panel = panelOf(page, "de");
  await panel.getByRole("button", { name: t.submission.submit }).click();
  await expect(panel.getByRole("button", { name: t.submission.withdraw })).toBeVisible();
  await expectAccessible(page, "a submitted story");
  await page.setViewportSize(narrow);
  await expectAccessible(page, "a submitted story, narrow");
  await visit(page, address("de", "/desk/stories"));
  await expect(page.getByRole("listitem").filter({ hasText: title })).toContainText(t.states.submitted);
  await expectAccessible(page, "the stories of a partner, narrow");

  const editor = await openAs(browser, await createAccount({ newType: "editor" }), address("de", "/desk/stories"));
  await visit(editor, `${address("de", "/desk/stories")}?state=submitted&search=${encodeURIComponent(title)}`);
  await editor.getByRole("link", { name: title }).click();
  await expect(editor).toHaveURL(new RegExp(path));
  await waitForHydration(editor);
  await expect(editor.getByRole("region", { name: t.submission.title, exact: true })).toBeVisible();
  await expectAccessible(editor, "a submitted story for an editor");
  const publication = panelOf(editor, "de");
  await publication.getByRole("button", { name: t.publication.publish, exact: true }).click();
  await expect(publication.getByText(t.publication.state.live.split("{")[0] ?? "")).toBeVisible();
  await expect(editor.getByRole("region", { name: t.submission.title, exact: true })).toBeHidden();

  const reader = await browser.newPage();
  await expect(async () => {
    const answer = await reader.goto(slugAddress("de", "/stories/[slug]", slug));
    expect(answer?.status()).toBe(200);
  }).toPass();
  await expect(reader).toHaveTitle(new RegExp(title));
});

test("an editor returns a story with a reason, and the partner submits it again by keyboard, in English", async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const t = messages.en.storyDrafts;
  const page = await openAs(browser, await createPartner(), address("en", "/desk/pictures"));
  await uploadPicture(page, "en");
  const title = `Pans ${Date.now()}`;
  const path = new URL(await writeStory(page, "en", title)).pathname;
  const panel = panelOf(page, "en");
  await panel.getByRole("button", { name: t.submission.submit }).focus();
  await page.keyboard.press("Enter");
  await expect(panel.getByRole("button", { name: t.submission.withdraw })).toBeVisible();

  const editor = await openAs(browser, await createAccount({ newType: "editor" }), path, narrow);
  const request = editor.getByRole("region", { name: t.submission.title, exact: true });
  await request.locator("summary").focus();
  await editor.keyboard.press("Enter");
  await request.getByRole("button", { name: t.submission.sendBack }).click();
  await expect(request.getByText(t.submission.problem.reason)).toBeVisible();
  await expectAccessible(editor, "a story that is returned, narrow");
  await request.getByLabel(t.submission.reason, { exact: true }).fill("Please say more about copper.");
  await request.getByRole("button", { name: t.submission.sendBack }).click();
  await expect(request).toBeHidden();

  await visit(page, path);
  await expect(panel.getByText("Please say more about copper.")).toBeVisible();
  await expectAccessible(page, "a returned story");
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  await expectAccessible(page, "a returned story, dark");
  await panel.getByRole("button", { name: t.submission.submit }).focus();
  await page.keyboard.press("Enter");
  await expect(panel.getByRole("button", { name: t.submission.withdraw })).toBeVisible();
  await panel.getByRole("button", { name: t.submission.withdraw }).focus();
  await page.keyboard.press("Enter");
  await expect(panel.getByRole("button", { name: t.submission.submit })).toBeVisible();
});

test("a draft is deleted and restored, in English", async ({ browser }) => {
  const t = messages.en.storyDrafts;
  const page = await openAs(browser, await createPartner(), address("en", "/desk/stories"));
  await page.getByRole("button", { name: t.list.create }).click();
  await expect(page).toHaveURL(/[0-9a-f-]{36}$/);
  await waitForHydration(page);
  const title = `Not yet ${Date.now()}`;
  await page.locator("#title-en").fill(title);
  await waitForSaved(page);
  const remove = page.getByRole("button", { name: t.deletion.delete, exact: true });
  await remove.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText(messages.en.ui.flash.storyDeleted)).toBeVisible();
  await expect(remove).toBeHidden();
  await expectAccessible(page, "a deleted draft");
  await page.getByRole("button", { name: t.deletion.restore, exact: true }).click();
  await expect(page.getByText(messages.en.ui.flash.storyRestored)).toBeVisible();
  await expect(page.locator("#title-en")).toHaveValue(title);
});
