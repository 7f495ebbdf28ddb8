import type { Page } from "@playwright/test";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { address } from "#lib/platform/routing/address.ts";
import { createAccount, signIn } from "../support/account.ts";
import { expectAccessible } from "../support/axe.ts";
import { newClientHeaders } from "../support/client-headers.ts";
import { expect, test } from "../support/console-guard.ts";
import { dataDir, query } from "../support/database.ts";
import { messages } from "../support/messages.ts";
import { visit, waitForHydration } from "../support/visit.ts";

test.use({ extraHTTPHeaders: newClientHeaders() });

/** A copy of the dates of a recipe, which is put back after the test. */
async function borrowRecipe(key: string, at: string) {
  const [recipe] = await query<{ id: string; title: string; published_at: Date }>(
    dataDir,
    `select items.id, title, published_at from items join item_texts on item_id = items.id
     where slug = $1 and locale = 'de'`,
    [key],
  );
  if (!recipe) throw new Error(`no recipe ${key}`);
  const set = (time: Date | string) =>
    query(dataDir, "update items set published_at = $2 where id = $1", [recipe.id, time]);
  await set(at);
  return { ...recipe, release: () => set(recipe.published_at) };
}

const table = (page: Page) => page.getByRole("table");
const cell = (page: Page, day: string) => page.locator(`td[data-entry="${day}"]`);
const monthPath = (locale: Locale, month: string) => `${address(locale, "/desk/calendar")}?month=${month}`;

test("an editor schedules a recipe, shows it to others by a link, and drags it to another day", async ({
  page,
  browser,
}) => {
  const { calendar, recipeReviews, previewLinks } = messages.de;
  const recipe = await borrowRecipe("paloma", "2030-03-01T08:00:00Z");
  const context = await browser.newContext({ locale: "de-DE", serviceWorkers: "block" });
  try {
    await signIn(page, await createAccount({ newType: "editor" }));
    await visit(page, `/de/desk/veroeffentlichte-rezepte/${recipe.id}`);
    const { publication } = recipeReviews;
    const form = page
      .locator("form")
      .filter({ has: page.getByRole("button", { name: publication.schedule, exact: true }) });
    await form.locator('input[type="datetime-local"]').fill("2030-03-12T08:30");
    await form.getByRole("button").click();
    await expect(page.getByRole("region", { name: publication.title, exact: true })).toContainText("12. März 2030");

    await test.step("people without an account see it by a link until that is revoked", async () => {
      const { desk, page: texts } = previewLinks;
      await waitForHydration(page);
      await page.getByRole("button", { name: desk.create }).click();
      const field = page.getByRole("textbox", { name: desk.link.replace("{number}", "1"), exact: true });
      await expect(field).toBeVisible();
      await expectAccessible(page, "a scheduled recipe at the desk with a link to its preview");
      const url = await field.inputValue();
      const guest = await context.newPage();
      const response = await guest.goto(url);
      expect(response?.headers()["cache-control"]).toMatch(/private.*no-store/);
      await expect(guest.getByRole("heading", { level: 1 })).toContainText(recipe.title);
      await expect(guest.getByRole("note")).toContainText(texts.note.split("{")[0] ?? "");
      await expect(guest.locator('meta[name="robots"]').first()).toHaveAttribute("content", /noindex/);
      await expectAccessible(guest, "a preview");
      await page.getByRole("button", { name: desk.revokeFull.replace("{number}", "1") }).click();
      await expect(page.locator(`input[value="${url}"]`)).toHaveCount(0);
      expect((await guest.request.get(url)).status()).toBe(404);
    });

    await test.step("the calendar shows it and moves it", async () => {
      await visit(page, monthPath("de", "2030-03"));
      await expect(cell(page, "2030-03-12")).toContainText(recipe.title);
      await expect(cell(page, "2030-03-12")).toContainText("08:30");
      await expectAccessible(page, "the calendar");
      await cell(page, "2030-03-14").scrollIntoViewIfNeeded();
      const grip = await cell(page, "2030-03-12").locator(".draft-grip").boundingBox();
      const target = await cell(page, "2030-03-14").boundingBox();
      if (!grip || !target) throw new Error("no place to drag to");
      await page.mouse.move(grip.x + grip.width / 2, grip.y + grip.height / 2);
      await page.mouse.down();
      await page.mouse.move(target.x + target.width / 2, target.y + target.height / 2, { steps: 6 });
      await expect(cell(page, "2030-03-14")).toHaveAttribute("data-drop", "");
      await page.mouse.up();
      await expect(page.getByText(messages.de.ui.flash.entryMoved)).toBeVisible();
      await expect(cell(page, "2030-03-14")).toContainText("08:30");
      await expect(cell(page, "2030-03-14")).toContainText(recipe.title);
      await page.getByRole("link", { name: calendar.next }).click();
      await expect(page.getByRole("heading", { level: 2, name: "April 2030" })).toBeVisible();
    });
  } finally {
    await context.close();
    await recipe.release();
  }
});

test("on a phone the days are a list, and entries are moved by keyboard", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { move } = messages.en.calendar;
  const recipe = await borrowRecipe("lahmacun", "2030-05-02T10:15:00Z");
  try {
    await signIn(page, await createAccount({ newType: "editor" }), "en");
    await visit(page, monthPath("en", "2030-05"));
    await expect(table(page)).toBeHidden();
    await expectAccessible(page, "the calendar on a phone");
    const entry = page
      .getByRole("listitem")
      .filter({ has: page.getByText("12:15", { exact: false }) })
      .last();
    await entry.locator("summary").focus();
    await page.keyboard.press("Enter");
    await entry.getByLabel(move.date).fill("2020-01-01");
    await page.keyboard.press("Enter");
    await expect(entry.getByText(move.errors.past)).toBeVisible();
    await entry.getByLabel(move.date).fill("2030-05-20");
    await page.keyboard.press("Enter");
    await expect(page.getByText(messages.en.ui.flash.entryMoved)).toBeVisible();
    await expect(page.getByRole("heading", { level: 2, name: /20 May/ })).toBeVisible();
  } finally {
    await recipe.release();
  }
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("an entry is moved with its form", async ({ page }) => {
    const { move } = messages.de.calendar;
    const recipe = await borrowRecipe("tzatziki", "2030-07-03T08:00:00Z");
    try {
      await signIn(page, await createAccount({ newType: "admin" }));
      await page.goto(monthPath("de", "2030-07"));
      const entry = cell(page, "2030-07-03");
      await entry.locator("summary").click();
      await entry.getByLabel(move.date).fill("2030-07-05");
      await entry.getByRole("button", { name: move.submit }).click();
      await expect(page.getByText(messages.de.ui.flash.entryMoved)).toBeVisible();
      await expect(cell(page, "2030-07-05")).toContainText(recipe.title);
    } finally {
      await recipe.release();
    }
  });
});
