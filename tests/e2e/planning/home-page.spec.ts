import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import type { FeedName } from "#lib/platform/db/tables/feeds.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { address, routeAddress } from "#lib/platform/routing/address.ts";
import { restoreSiteAfterwards } from "#tests/e2e/support/run/restore-site.ts";
import { createRecipe, deleteRecipe, indexRecipe } from "../catalogue/create-recipe.ts";
import { createAccount, signIn } from "../support/account.ts";
import { expectAccessible } from "../support/axe.ts";
import { newClientHeaders } from "../support/client-headers.ts";
import { expect, test } from "../support/console-guard.ts";
import { dataDir, query } from "../support/database.ts";
import { parseHtml } from "../support/html.ts";
import { messages } from "../support/messages.ts";
import { origin } from "../support/site.ts";
import { viewports } from "../support/viewports.ts";
import { toPlainText, visit, waitForHydration } from "../support/visit.ts";

restoreSiteAfterwards();
test.use({ extraHTTPHeaders: newClientHeaders() });

const feed: FeedName = "veganuary";
const listPath = `${address("de", "/desk/home-page")}?feed=${feed}`;
const rows = (page: Page) => page.getByRole("main").locator("li[data-entry]");
const names = (page: Page) => rows(page).getByRole("heading").getByRole("link").allTextContents();
const nth = (list: readonly string[], index: number) => list.at(index) ?? "";

test("an editor arranges a page for Advent, looks at it then, and undoes a mistake", async ({ page, browser }) => {
  test.slow();
  const { desk } = messages.de.feeds;
  const { flash } = messages.de.ui;
  const suffix = randomUUID().slice(0, 8);
  const title = `Advent ${suffix}`;
  await signIn(page, await createAccount({ newType: "editor" }));
  await visit(page, listPath);
  await expectAccessible(page, "the modules of a page");
  const context = await browser.newContext({ locale: "de-DE", serviceWorkers: "block" });
  const reader = await context.newPage();
  await reader.goto(address("de", "/veganuary"));
  const shown = await reader.getByRole("main").getByRole("heading", { level: 2 }).allTextContents();

  await test.step("a module is dragged to another place, and back when the order is discarded", async () => {
    const before = await names(page);
    // At an edge of the window a drag would scroll, and go on to further modules.
    await rows(page)
      .nth(1)
      .evaluate((row) => row.scrollIntoView({ block: "center", behavior: "instant" }));
    const grip = await rows(page).nth(0).getByRole("button").first().boundingBox();
    const target = await rows(page).nth(1).boundingBox();
    if (!grip || !target) throw new Error("no place to drag to");
    await page.mouse.move(grip.x + grip.width / 2, grip.y + grip.height / 2);
    await page.mouse.down();
    await page.mouse.move(target.x + 60, target.y + target.height / 2, { steps: 6 });
    await expect(rows(page).nth(1)).toContainText(nth(before, 0));
    await page.mouse.up();
    await page.getByRole("button", { name: desk.list.discard, exact: true }).click();
    await expect.poll(() => names(page)).toEqual(before);
  });

  await test.step("a new module is written, and what is missing is named", async () => {
    await page.getByRole("link", { name: desk.new }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(desk.newTitle);
    await expectAccessible(page, "the types of modules");
    // The navigation of the desk has one of the same name.
    await page.getByRole("listitem").filter({ hasText: desk.typeHints.article }).getByRole("link").click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(desk.types.article);
    await waitForHydration(page);
    await expectAccessible(page, "the form of a module");
    const heading = (one: Locale) =>
      page.getByLabel(desk.form.inLanguage[one].replace("{label}", desk.form.heading), { exact: true });
    await heading("de").fill(title);
    await page.getByRole("button", { name: desk.form.add, exact: true }).click();
    await expect(page.getByText(desk.form.invalid)).toBeVisible();
    await expect(page.getByText(desk.form.errors.required).first()).toBeVisible();
    await expect(heading("de")).toHaveValue(title);
    await heading("en").fill(`Advent season ${suffix}`);
    await page.getByLabel(desk.form.lead, { exact: true }).fill("Pilzrisotto");
    await page
      .getByRole("button", { name: /Pilzrisotto/ })
      .first()
      .click();
    await page.getByLabel(desk.plan.startsAt, { exact: true }).fill("2030-12-01T00:00");
    await page.getByLabel(desk.plan.endsAt, { exact: true }).fill("2030-12-25T00:00");
    await page.getByRole("button", { name: desk.form.add, exact: true }).click();
    await expect(page.getByText(flash.moduleAdded)).toBeVisible();
    await expect(rows(page).last()).toContainText(title);
    await expect(rows(page).last()).toContainText(desk.list.state.planned);
  });

  await test.step("it goes to the top by keyboard, and the preview shows the order that is not saved", async () => {
    await waitForHydration(page);
    const count = await rows(page).count();
    await page.getByRole("button", { name: desk.list.up.replace("{name}", title), exact: true }).focus();
    for (let step = 1; step < count; step += 1) await page.keyboard.press("Enter");
    await expect(rows(page).first()).toContainText(title);
    await expect(page.getByText(desk.list.unsaved)).toBeVisible();
    const opened = page.context().waitForEvent("page");
    await page.getByRole("link", { name: desk.list.previewOrder }).click();
    const preview = await opened;
    await waitForHydration(preview);
    await expect(preview.getByText(desk.preview.unsaved)).toBeVisible();
    await preview.getByLabel(desk.preview.at).fill("2030-12-06T12:00");
    await preview.getByRole("combobox", { name: desk.preview.language }).selectOption("en");
    await preview.getByRole("combobox", { name: desk.preview.width }).selectOption("768");
    await preview.getByRole("button", { name: desk.preview.show, exact: true }).click();
    await expect(preview).toHaveURL(/width=768/);
    const frame = preview.frameLocator("iframe");
    await expect(frame.locator("html")).toHaveAttribute("lang", "en");
    await expect(frame.getByRole("main").getByRole("heading", { level: 2 }).first()).toHaveText(
      `Advent season ${suffix}`,
    );
    await expect(preview.locator("iframe")).toHaveCSS("width", "768px");
    await preview.close();
  });

  await test.step("saved it is first in the list, and readers do not see it before its time", async () => {
    await page.getByRole("button", { name: desk.list.save, exact: true }).click();
    await expect(page.getByText(flash.orderSaved)).toBeVisible();
    await expect(rows(page).first()).toContainText(title);
    await waitForHydration(page);
    await reader.reload();
    await expect(reader.getByRole("heading", { level: 2, name: nth(shown, 0), exact: true })).toHaveCount(1);
    await expect(reader.getByText(title, { exact: true })).toHaveCount(0);
  });

  await test.step("the wrong module is removed: readers miss it, until that is undone", async () => {
    const before = await names(page);
    const victim = before.find((name) => shown.includes(name)) ?? "";
    const expectReadersSee = (count: number) =>
      expect(async () => {
        await reader.reload();
        await expect(reader.getByRole("heading", { level: 2, name: victim, exact: true })).toHaveCount(count, {
          timeout: 2000,
        });
      }).toPass();
    await page
      .getByRole("button", { name: desk.list.remove.replace("{name}", victim), exact: true })
      .first()
      .click();
    await expect(page.getByText(flash.moduleRemoved)).toBeVisible();
    await expect(rows(page)).toHaveCount(before.length - 1);
    await expectReadersSee(0);
    await waitForHydration(page);
    await page.getByRole("button", { name: desk.revisions.undoFull.split("{")[0] ?? "" }).click();
    await expect(page.getByText(flash.feedRestored)).toBeVisible();
    await expect.poll(() => names(page)).toEqual(before);
    await expectAccessible(page, "the latest changes");
    await expectReadersSee(1);
    await context.close();
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("modules are moved, and a form keeps what was typed", async ({ page }) => {
    const { desk } = messages.de.feeds;
    await signIn(page, await createAccount({ newType: "editor" }));
    await page.goto(listPath);
    const before = await names(page);
    await rows(page).nth(1).locator('button[value^="up:"]').click();
    await expect(page.getByText(messages.de.ui.flash.orderSaved)).toBeVisible();
    await expect.poll(async () => (await names(page)).slice(0, 2)).toEqual([nth(before, 1), nth(before, 0)]);

    await page.goto(`${address("de", "/desk/home-page/modules/new")}?feed=${feed}&type=partners`);
    const headingDe = page.getByLabel(desk.form.inLanguage.de.replace("{label}", desk.form.heading), { exact: true });
    await headingDe.fill("Partner im Advent");
    await page.getByRole("button", { name: desk.form.add, exact: true }).click();
    await expect(page.getByText(desk.form.errors.required)).toBeVisible();
    await expect(headingDe).toHaveValue("Partner im Advent");
  });
});

test("on a phone an editor fixes the recipe of a day", async ({ page }) => {
  await page.setViewportSize(viewports[3].viewport);
  const { days } = messages.en.feeds.desk;
  await signIn(page, await createAccount({ newType: "editor" }), "en");
  const [module] = await query<{ id: string }>(
    dataDir,
    "select id from feed_modules where feed = 'home' and data->>'type' = 'recipe'",
  );
  await visit(page, routeAddress("en", "/desk/home-page/modules/[id]", { id: module?.id ?? "" }));
  await expectAccessible(page, "the recipes of the next days");
  const day = page.getByRole("region", { name: days.title }).getByRole("listitem").nth(6);
  const select = day.getByRole("combobox");
  const choice = (await select.locator("option").allTextContents()).at(-1) ?? "";
  await select.selectOption({ label: choice });
  await day.getByRole("button").click();
  await expect(page.getByText(messages.en.ui.flash.moduleSaved)).toBeVisible();
  await expect(day).toContainText(days.fixed);
  await expect(day.locator(".font-strong").first()).toHaveText(choice);
});

test("a preview shows what is published until then, and readers see none of it", async ({ request }) => {
  const planned = await createRecipe();
  const expiring = await createRecipe();
  const lead = await createRecipe();
  const setDates = (id: string, dates: string) => query(dataDir, `update items set ${dates} where id = $1`, [id]);
  await setDates(planned.id, "published_at = '2031-12-01T07:00:00Z'");
  await setDates(expiring.id, "expires_at = '2031-12-03T07:00:00Z'");
  for (const recipe of [planned, expiring, lead]) await indexRecipe(recipe);
  const suffix = randomUUID().slice(0, 8);
  const data = {
    type: "article",
    heading: { de: `Plätzchen ${suffix}`, en: `Cookies ${suffix}` },
    leadId: lead.id,
    itemIds: [planned.id, expiring.id],
  };
  // In a feed that no other journey arranges, at a time that no reader sees.
  const [module] = await query<{ id: string }>(
    dataDir,
    `insert into feed_modules (feed, position, data, starts_at, ends_at)
     values ('basics', 99, $1, '2031-11-30T23:00:00Z', '2031-12-31T23:00:00Z') returning id`,
    [JSON.stringify(data)],
  );
  const read = async (path: string) => toPlainText(parseHtml(await (await request.get(path)).text()).body.textContent);
  try {
    await signIn({ request }, await createAccount({ newType: "editor" }));
    for (const [at, isPlannedShown, isExpiringShown] of [
      ["2031-12-01T07:59", false, true],
      ["2031-12-02T12:00", true, true],
      ["2031-12-24T12:00", true, false],
    ] as const) {
      const text = await read(`${address("de", "/feed-preview")}?feed=basics&at=${at}`);
      expect(text, at).toContain(data.heading.de);
      expect([text.includes(planned.title), text.includes(expiring.title)], at).toEqual([
        isPlannedShown,
        isExpiringShown,
      ]);
    }
    // What was read for the preview is in no cache of the public pages.
    const recipe = await request.get(routeAddress("de", "/recipes/[slug]", { slug: planned.slug }));
    expect(recipe.status()).toBe(404);
    const basics = await read(address("de", "/basics"));
    expect(basics).not.toContain(data.heading.de);
    expect(basics).not.toContain(planned.title);
  } finally {
    await query(dataDir, "delete from feed_modules where id = $1", [module?.id]);
    for (const recipe of [planned, expiring, lead]) await deleteRecipe(recipe);
  }
});

test("for other users the pages do not exist, and no cache keeps the preview", async ({ request, playwright }) => {
  const routes = ["/desk/home-page", "/desk/home-page/preview", "/feed-preview", "/desk/calendar"] as const;
  await signIn({ request }, await createAccount({ newType: "contributor" }));
  for (const route of routes) expect((await request.get(address("de", route))).status(), route).toBe(404);
  const frame = await request.get(address("de", "/veganuary"));
  expect(frame.headers()["content-security-policy"]).toContain("frame-ancestors 'none'");
  const editor = await playwright.request.newContext({ baseURL: origin, extraHTTPHeaders: newClientHeaders() });
  await signIn({ request: editor }, await createAccount({ newType: "editor" }));
  const response = await editor.get(address("de", "/feed-preview"));
  expect(response.headers()["cache-control"]).toMatch(/private.*no-store/);
  expect(response.headers()["content-security-policy"]).toContain("frame-ancestors 'self'");
  expect(await response.text()).toContain('name="robots" content="noindex');
  await editor.dispose();
});
