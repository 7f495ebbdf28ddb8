import type { Page } from "@playwright/test";
import sharp from "sharp";
import { address, slugAddress } from "#lib/platform/routing/address.ts";
import { openAs } from "../recipe-drafts/desk.ts";
import { createAccount } from "../support/account.ts";
import { expectAccessible } from "../support/axe.ts";
import { expect, test } from "../support/console-guard.ts";
import { dataDir, query } from "../support/database.ts";
import { parseHtml } from "../support/html.ts";
import { messages } from "../support/messages.ts";
import { sendRequest } from "../support/send-request.ts";
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

const { storyDrafts: t, desk, pictures, statistics, ui } = messages.de;
const panelOf = (page: Page) => page.getByRole("region", { name: t.publication.title, exact: true });

async function createFile() {
  const picture = sharp({ create: { width: 1400, height: 1000, channels: 3, background: "#25439b" } });
  return { name: "pfanne.png", mimeType: "image/png", buffer: await picture.png().toBuffer() };
}

/** Presses a button with the keyboard. */
async function press(page: Page, name: string, within: ReturnType<Page["locator"]> = page.getByRole("main")) {
  await within.getByRole("button", { name, exact: true }).focus();
  await page.keyboard.press("Enter");
}

test("a partner writes a story at their desk, an editor returns it with a reason and then publishes it", async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const page = await openAs(browser, await createPartner(), address("de", "/desk"));
  const panel = panelOf(page);
  const title = `Pfannen ${Date.now()}`;

  await test.step("the desk has what is theirs", async () => {
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(desk.ownRecipes.title);
    const nav = page.getByRole("navigation", { name: desk.nav });
    await expect(nav.getByRole("link")).toHaveText([
      desk.groups.content,
      desk.sections.ownRecipes,
      desk.sections.stories,
      desk.sections.pictures,
      desk.sections.statistics,
    ]);
    await expectAccessible(page, "the recipes of a partner");
    const figures = await (await page.request.get(address("de", "/desk/statistics"))).text();
    expect(figures).toContain(statistics.overview.emptyTitle);
  });

  await test.step("a picture is uploaded", async () => {
    await visit(page, address("de", "/desk/pictures"));
    await expect(page.getByText(pictures.ownIntro)).toBeVisible();
    await page.locator("input[name=pictures]").setInputFiles([await createFile()]);
    const files = page.getByRole("list", { name: pictures.upload.files }).getByRole("listitem");
    await expect(files.filter({ hasText: pictures.upload.states.stored })).toHaveCount(1);
    await expectAccessible(page, "the pictures of a partner");
  });

  await test.step("a story is written, deleted and restored", async () => {
    await visit(page, address("de", "/desk/stories"));
    await page.getByRole("button", { name: t.list.create }).click();
    await expect(page).toHaveURL(/[0-9a-f-]{36}$/);
    await waitForHydration(page);
    await expect(page.getByText(t.facts.sponsoredNote)).toBeVisible();
    await page.locator("#title-de").fill(title);
    await page.locator("#summary-de").fill("Gusseisen, Kupfer, Stahl.");
    await page.getByRole("button", { name: t.picture.choose }).first().click();
    await page.getByRole("listitem").getByRole("img").first().click();
    await expect(page.getByRole("button", { name: t.facts.removePicture })).toBeVisible();
    await page.getByRole("button", { name: t.blocks.addFirst }).click();
    await page.getByRole("button", { name: t.blocks.types.headline, exact: true }).click();
    await expect(page.locator("[data-entry] :focus")).toHaveCount(1);
    await page.keyboard.type("Heiß und schwer");
    await expect(page.locator("[data-sync]")).toHaveAttribute("data-sync", "saved");
    await press(page, t.deletion.delete);
    await expect(page.getByText(ui.flash.storyDeleted)).toBeVisible();
    await expect(page.getByRole("button", { name: t.deletion.delete, exact: true })).toBeHidden();
    await expectAccessible(page, "a deleted draft");
    await page.getByRole("button", { name: t.deletion.restore, exact: true }).click();
    await expect(page.getByText(ui.flash.storyRestored)).toBeVisible();
    await expect(page.locator("#title-de")).toHaveValue(title);
  });

  const path = new URL(page.url()).pathname;
  const slug = await page.locator("#slug-de").inputValue();
  await test.step("it is submitted, and the list says so", async () => {
    await waitForHydration(page);
    await press(page, t.submission.submit, panel);
    await expect(panel.getByRole("button", { name: t.submission.withdraw })).toBeVisible();
    await expectAccessible(page, "a submitted story");
    const list = parseHtml(await (await page.request.get(address("de", "/desk/stories"))).text());
    const entry = [...list.querySelectorAll("main li")].find(({ textContent }) => textContent?.includes(title));
    expect(entry?.textContent).toContain(t.states.submitted);
  });

  const narrow = { width: 390, height: 844 };
  const editor = await openAs(browser, await createAccount({ newType: "editor" }), path, narrow);
  const request = editor.getByRole("region", { name: t.submission.title, exact: true });
  await test.step("an editor returns it on a phone, with a reason", async () => {
    await request.locator("summary").focus();
    await editor.keyboard.press("Enter");
    await request.getByRole("button", { name: t.submission.sendBack }).click();
    await expect(request.getByText(t.submission.problem.reason)).toBeVisible();
    await expectAccessible(editor, "a story that is returned");
    await request.getByLabel(t.submission.reason, { exact: true }).fill("Bitte mehr über Kupfer.");
    await request.getByRole("button", { name: t.submission.sendBack }).click();
    await expect(request).toBeHidden();
  });

  await test.step("the partner reads it and submits again", async () => {
    await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
    await visit(page, path);
    await expect(panel.getByText("Bitte mehr über Kupfer.")).toBeVisible();
    await expectAccessible(page, "a returned story");
    await press(page, t.submission.submit, panel);
    await expect(panel.getByRole("button", { name: t.submission.withdraw })).toBeVisible();
  });

  await test.step("the editor finds it among the submitted ones, and readers find it when it is published", async () => {
    await visit(editor, `${address("de", "/desk/stories")}?state=submitted&search=${encodeURIComponent(title)}`);
    await editor.getByRole("link", { name: title }).click();
    await expect(editor).toHaveURL(new RegExp(path));
    await waitForHydration(editor);
    const publication = panelOf(editor);
    await publication.getByRole("button", { name: t.publication.publish, exact: true }).click();
    await expect(publication.getByText(t.publication.state.live.split("{")[0] ?? "")).toBeVisible();
    await expect(request).toBeHidden();
    const story = slugAddress("de", "/stories/[slug]", slug);
    await expect.poll(async () => (await sendRequest(story)).status).toBe(200);
    expect(parseHtml((await sendRequest(story)).text).title).toContain(title);
  });
});
