import type { Browser, Locator, Page } from "@playwright/test";
import { address, slugAddress } from "#lib/platform/routing/address.ts";
import { newClientHeaders } from "#tests/e2e/support/client-headers.ts";
import { expect, test } from "#tests/e2e/support/console-guard.ts";
import { messages } from "#tests/e2e/support/messages.ts";
import { type Account, createAccount, signIn } from "../support/account.ts";
import { dataDir, isSampleItem, query } from "../support/database.ts";
import { englishNarrow, germanWide } from "../support/viewports.ts";
import { visit } from "../support/visit.ts";

test.use({ extraHTTPHeaders: newClientHeaders() });

interface Dish {
  id: string;
  de: string;
  en: string;
}

/** One of the newest sample recipes, with its addresses. */
async function newestDish(offset: number): Promise<Dish> {
  const [dish] = await query<Dish>(
    dataDir,
    `select items.id, german.slug as de, english.slug as en from items
     join item_texts german on german.item_id = items.id and german.locale = 'de'
     join item_texts english on english.item_id = items.id and english.locale = 'en'
     where type = 'recipe' and ${isSampleItem}
     order by published_at desc, items.id offset $1 limit 1`,
    [offset],
  );
  if (!dish) throw new Error("the site has no recipe");
  return {
    id: dish.id,
    de: slugAddress("de", "/recipes/[slug]", dish.de),
    en: slugAddress("en", "/recipes/[slug]", dish.en),
  };
}

/** Another device of the same account, with its own session. */
async function openSecondDevice(browser: Browser, account: Account): Promise<Page> {
  const context = await browser.newContext({ extraHTTPHeaders: newClientHeaders() });
  const page = await context.newPage();
  await signIn(page, account);
  return page;
}

/** The button that saves the item, and the heart beside it. */
const saveButton = (page: Page, dish: Dish) => page.locator(`main [data-save="${dish.id}"]`).first();
const heartIn = (place: Locator) => place.locator("button.like");
const card = (page: Page, dish: Dish) =>
  page.getByRole("article").filter({ has: page.locator(`[data-save="${dish.id}"]`) });
const header = (page: Page) => page.locator("main .save-button").first().locator("..");

for (const [index, { locale, viewport }] of germanWide.entries()) {
  test.describe(`${locale}, ${viewport.width} pixels`, () => {
    test.use({ viewport });
    const other = locale === "de" ? "en" : "de";

    test("a heart and a bookmark agree on cards and pages, in other tabs and on a device in the other language", async ({
      page,
      browser,
    }) => {
      const dish = await newestDish(index);
      const account = await createAccount();
      await signIn(page, account, locale);
      const t = messages[locale].cookbooks;
      const otherButtons = messages[other].cookbooks.saveButton;
      await visit(page, dish[locale]);
      const tab = await page.context().newPage();
      await visit(tab, address(locale, "/recipes"));
      const device = await openSecondDevice(browser, account);
      await visit(device, dish[other]);
      const bookmark = (of: Page) => of.locator("main .save-button").first();
      const dialog = page.getByRole("dialog", { name: t.saveModal.title });

      await test.step("a heart pressed on a card, and taken back on the device", async () => {
        const heart = heartIn(card(tab, dish));
        const [sameHeart, otherHeart] = [heartIn(header(page)), heartIn(header(device))];
        await expect(otherHeart).toHaveAttribute("aria-pressed", "false");
        await heart.click();
        await expect(sameHeart).toHaveAttribute("aria-pressed", "true");
        await expect(otherHeart).toHaveAttribute("aria-pressed", "true");
        await expect(otherHeart).toHaveText((await heart.textContent()) ?? "");
        await otherHeart.click();
        await expect(heart).toHaveAttribute("aria-pressed", "false");
        await expect(heart).toHaveText((await otherHeart.textContent()) ?? "");
        await expect(sameHeart).toHaveAttribute("aria-pressed", "false");
      });

      await test.step("what is saved on a page", async () => {
        await expect(bookmark(page)).toHaveAccessibleName(t.saveButton.label);
        await bookmark(page).click();
        await dialog.getByLabel(t.saveModal.name).fill("Für Gäste");
        await dialog.getByLabel(t.saveModal.name).press("Enter");
        await expect(dialog.getByRole("checkbox", { name: /Für Gäste/ })).toBeChecked();
        await page.keyboard.press("Escape");
        await expect(bookmark(page)).toHaveAccessibleName(t.saveButton.savedLabel);
        await expect(bookmark(page).locator(".icon").first()).not.toHaveCSS("fill", "none");
        await expect(saveButton(tab, dish)).toHaveAccessibleName(new RegExp(`^${t.saveButton.savedLabel}: `));
        await expect(bookmark(device)).toHaveAccessibleName(otherButtons.savedLabel);
      });

      await test.step("removing it in the cookbook, a page that was opened since", async () => {
        const [book] = await query<{ id: string }>(dataDir, "select id from cookbooks where user_id = $1", [
          account.id,
        ]);
        await visit(page, `${address(locale, "/profile/cookbooks")}/${book?.id}`);
        await expect(saveButton(page, dish)).toHaveAccessibleName(new RegExp(`^${t.saveButton.savedLabel}: `));
        await saveButton(page, dish).click();
        await dialog.getByRole("checkbox", { name: /Für Gäste/ }).uncheck();
        await page.keyboard.press("Escape");
        await expect(saveButton(tab, dish)).toHaveAccessibleName(new RegExp(`^${t.saveButton.label}: `));
        await expect(bookmark(device)).toHaveAccessibleName(otherButtons.label);
      });
      await device.context().close();
    });
  });
}

for (const { locale, viewport } of englishNarrow) {
  test.describe(`${locale}, ${viewport.width} pixels`, () => {
    test.use({ viewport });

    test("stories, news, partner and line cards have hearts that can be set", async ({ page }) => {
      await signIn(page, await createAccount(), locale);
      const pages = [
        [address(locale, "/"), "article"],
        [address(locale, "/stories"), "article"],
        [await categoryPath(locale, "news"), "article"],
        // A partner's card contains the cards of its newest recipes, if there are any.
        [address(locale, "/partners"), "article article"],
      ] as const;
      for (const [path, selector] of pages) {
        await visit(page, path);
        const cards = page.getByRole("main").locator(selector);
        const count = await cards.count();
        expect(count, path).toBeGreaterThan(0);
        await expect(heartIn(cards), path).toHaveCount(count);
        const heart = heartIn(cards).last();
        await heart.scrollIntoViewIfNeeded();
        await heart.click();
        await expect(heart, path).toHaveAttribute("aria-pressed", "true");
        await expect(page).toHaveURL(path);
      }
    });
  });
}

async function categoryPath(locale: "de" | "en", key: string): Promise<string> {
  const [row] = await query<{ slug: string }>(
    dataDir,
    "select slug from category_texts join categories on categories.id = category_id where key = $1 and locale = $2",
    [key, locale],
  );
  return slugAddress(locale, "/categories/[slug]", row?.slug ?? "");
}
