import type { Page } from "@playwright/test";
import { type Locale, locales } from "#lib/platform/i18n/locales.ts";
import { address } from "#lib/platform/routing/address.ts";
import { newClientHeaders } from "#tests/e2e/support/client-headers.ts";
import { expect, test } from "#tests/e2e/support/console-guard.ts";
import { messages } from "#tests/e2e/support/messages.ts";
import { createAccount, signIn } from "../support/account.ts";
import { parseHtml } from "../support/html.ts";
import { englishNarrow, germanWide } from "../support/viewports.ts";
import { toPlainText, visit, waitForHydration } from "../support/visit.ts";
import { cards, countLikes, titlesIn, userWithLikes } from "./fixtures.ts";

const routes = ["/profile/likes", "/users/likes"] as const;

test.use({ extraHTTPHeaders: newClientHeaders() });

const moreButton = (page: Page, locale: Locale) => page.getByRole("button", { name: messages[locale].likes.list.more });
/** What tells how many of all cards are shown. */
const progress = (page: Page, count: number) => page.getByRole("status").filter({ hasText: String(count) });

/** A press, after which the place from before Back is no longer restored. */
const takeOver = (page: Page) => page.keyboard.press("Control");

for (const { locale, viewport } of englishNarrow) {
  test.describe(`${locale}, ${viewport.width} pixels`, () => {
    test.use({ viewport });

    test("shows more and more cards, and the same place after going back from one", async ({ page }) => {
      await signIn(page, await userWithLikes(50), locale);
      await visit(page, address(locale, "/users/likes"));
      await expect(cards(page)).toHaveCount(24);
      await expect(progress(page, 50)).toHaveText(/^24 \w+ 50$/);
      await moreButton(page, locale).scrollIntoViewIfNeeded();
      await expect(cards(page)).toHaveCount(48);
      await expect(progress(page, 50)).toHaveText(/^48 \w+ 50$/);

      const link = cards(page).nth(26).getByRole("link").first();
      const title = toPlainText(await link.textContent());
      await link.click();
      await expect(page).not.toHaveURL(/likes/);
      await page.goBack();
      await expect(cards(page)).toHaveCount(48);
      await expect(link).toBeInViewport();
      expect(toPlainText(await link.textContent())).toBe(title);

      // From the keyboard, whose focus would be lost with the button.
      await takeOver(page);
      await moreButton(page, locale).focus();
      await expect(cards(page)).toHaveCount(50);
      await expect(moreButton(page, locale)).toHaveCount(0);
      await expect(progress(page, 50)).toBeFocused();
      expect(new Set(await titlesIn(page)).size).toBe(50);
      await expect(page.getByRole("main").getByRole("button", { pressed: true })).toHaveCount(50);
    });

    test("can be searched and sorted, and the address keeps both", async ({ page }) => {
      await signIn(page, await userWithLikes(30), locale);
      await visit(page, address(locale, "/profile/likes"));
      const t = messages[locale].likes;
      const [newest = ""] = await titlesIn(page);
      await page.getByLabel(t.toolbar.sort).selectOption("title");
      await expect(page).toHaveURL(/sort=title/);
      const isSorted = async () => {
        const titles = await titlesIn(page);
        const { compare } = new Intl.Collator(locale);
        return titles.length === 24 && titles.every((title, n) => n === 0 || compare(titles[n - 1] ?? "", title) <= 0);
      };
      await expect.poll(isSorted).toBe(true);
      await moreButton(page, locale).scrollIntoViewIfNeeded();
      await expect(cards(page)).toHaveCount(30);
      expect(new Set(await titlesIn(page)).size).toBe(30);

      await page.getByLabel(t.toolbar.search).fill(newest);
      await page.getByLabel(t.toolbar.search).press("Enter");
      await expect(page).toHaveURL(/search=.*sort=title/);
      await expect(cards(page)).not.toHaveCount(30);
      await expect.poll(() => titlesIn(page)).toContain(newest);
      expect((await titlesIn(page)).length).toBeLessThan(24);
      await expect(page.getByLabel(t.toolbar.sort)).toHaveValue("title");

      await page.getByLabel(t.toolbar.search).fill("qqqq");
      await page.getByRole("main").getByRole("button", { name: t.toolbar.submit, exact: true }).click();
      await expect(page.getByRole("heading", { name: t.list.nothingTitle })).toBeVisible();
      await page.getByRole("main").getByRole("link", { name: t.list.nothingAction }).first().click();
      await expect(cards(page)).toHaveCount(24);
    });
  });
}

for (const { locale, viewport } of germanWide) {
  test.describe(`${locale}, ${viewport.width} pixels`, () => {
    test.use({ viewport });

    test("an unliked card leaves at once with the counts, stays away after Back, and can be restored", async ({
      page,
    }) => {
      const anna = await userWithLikes(30);
      await signIn(page, anna, locale);
      const path = address(locale, "/profile/likes");
      await visit(page, path);
      const [first = "", second = "", third = ""] = await titlesIn(page);
      const unlikeFirst = () => cards(page).first().getByRole("button", { pressed: true }).click();

      for (const count of [23, 22]) {
        await unlikeFirst();
        await expect(cards(page)).toHaveCount(count);
      }
      expect((await titlesIn(page))[0]).toBe(third);
      await expect(progress(page, 28)).toHaveText(/^22 \w+ 28$/);
      // The count beside the tab; narrow screens hide it.
      await expect(page.getByRole("main").locator('a[aria-current="page"] span')).toHaveText("28");
      await expect(cards(page).first().locator("button.like")).toBeFocused();

      await test.step("the router shows the list as it was left", async () => {
        await cards(page).first().getByRole("link").first().click();
        await expect(page).not.toHaveURL(/likes/);
        await page.goBack();
        await expect(cards(page)).toHaveCount(22);
      });

      await test.step("no card is skipped after unliked ones", async () => {
        await takeOver(page);
        await moreButton(page, locale).scrollIntoViewIfNeeded();
        await expect(cards(page)).toHaveCount(28);
        expect(new Set(await titlesIn(page)).size).toBe(28);
      });

      await test.step("a restored one is back", async () => {
        await unlikeFirst();
        await expect(cards(page)).toHaveCount(27);
        const { removed, undo } = messages[locale].likes.list;
        const told = page.locator(".toaster li", { hasText: removed.replace("{title}", third) });
        await told.getByRole("button", { name: undo }).click();
        await expect.poll(() => titlesIn(page)).toContain(third);
        await expect.poll(() => countLikes(anna)).toBe(28);
      });

      await test.step("Back shows what was liked elsewhere since, and still not what was unliked", async () => {
        await page.getByRole("link", { name: "Tischlein" }).first().click();
        await expect(page).toHaveURL(address(locale, "/"));
        const heart = page.getByRole("main").locator("button.like[aria-pressed=false]").last();
        await heart.click();
        await expect.poll(() => countLikes(anna)).toBe(29);
        await page.goBack();
        await expect(progress(page, 29)).toHaveText(/^\d+ \w+ 29$/);
        expect(await titlesIn(page)).not.toContain(first);
      });

      await test.step("the browser's Back does not show it either", async () => {
        await page.goto(address(locale, "/imprint"));
        await page.goBack();
        await expect(page).toHaveURL(path);
        await waitForHydration(page);
        await expect(progress(page, 29)).toBeVisible();
        const titles = await titlesIn(page);
        expect(titles).not.toContain(first);
        expect(titles).not.toContain(second);
      });
    });
  });
}

test("are for signed-in users, say so when nothing is liked yet, and have no page after the last", async ({ page }) => {
  for (const locale of locales) {
    for (const route of routes) {
      const path = `/${locale}${route}`;
      const { status, headers } = await get(page, path);
      expect(status).toBe(307);
      expect(new URL(headers.location ?? "", "http://localhost").searchParams.get("next")).toBe(path);
    }
  }
  await signIn(page, await createAccount());
  for (const locale of locales) {
    const { emptyTitle, emptyText, emptyAction } = messages[locale].likes.list;
    for (const route of routes) {
      const { status, text: shown } = await get(page, `/${locale}${route}`);
      expect(status).toBe(200);
      for (const text of [emptyTitle, emptyText, emptyAction]) expect(shown, route).toContain(text);
    }
  }
  expect(await get(page, "/de/users/likes?page=7")).toMatchObject({
    status: 307,
    headers: { location: "/de/users/likes" },
  });
});

/** Asks for a page; its text includes what is streamed behind `main`. */
async function get(page: Page, path: string) {
  const response = await page.request.get(path, { maxRedirects: 0 });
  const { body } = parseHtml(await response.text());
  return { status: response.status(), headers: response.headers(), text: toPlainText(body.textContent) };
}

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the pages are links, a like can be removed, and a form searches and sorts", async ({ page }) => {
    const anna = await userWithLikes(30);
    await signIn(page, anna);
    const { list, unlike, toolbar } = messages.de.likes;
    await page.goto("/de/profile/likes");
    await expect(cards(page)).toHaveCount(24);
    const [first = "", second = ""] = await titlesIn(page);
    await page.getByRole("link", { name: list.more }).click();
    await expect(page).toHaveURL("/de/profile/likes?page=2");
    await expect(cards(page)).toHaveCount(6);
    await page.getByRole("link", { name: list.first }).click();
    await expect(page).toHaveURL("/de/profile/likes");
    await page
      .getByRole("button", { name: unlike.name.split("{")[0] })
      .first()
      .click();
    // A page that is being replaced cannot be read.
    await expect(async () => {
      await expect(cards(page)).toHaveCount(24);
      expect(await titlesIn(page)).not.toContain(first);
    }).toPass();
    expect(await countLikes(anna)).toBe(29);

    await page.getByLabel(toolbar.sort).selectOption("title");
    await page.getByLabel(toolbar.search).fill(second);
    await page.getByRole("main").getByRole("button", { name: toolbar.submit, exact: true }).click();
    await expect(page).toHaveURL(/search=.+&sort=title/);
    // The list is streamed after the address has changed.
    await expect(async () => expect(await titlesIn(page)).toContain(second)).toPass();
    await expect(page.getByLabel(toolbar.search)).toHaveValue(second);
    await expect(page.getByLabel(toolbar.sort)).toHaveValue("title");
  });
});
