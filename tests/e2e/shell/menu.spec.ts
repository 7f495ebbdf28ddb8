import type { Page } from "@playwright/test";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { address, slugAddress } from "#lib/platform/routing/address.ts";
import { expect, test } from "#tests/e2e/support/console-guard.ts";
import { parseHtml } from "#tests/e2e/support/html.ts";
import { test as requests } from "#tests/e2e/support/journey.ts";
import { messages } from "#tests/e2e/support/messages.ts";
import { sendRequest } from "#tests/e2e/support/send-request.ts";
import { viewports } from "#tests/e2e/support/viewports.ts";
import { expectAccessible } from "../support/axe.ts";
import { visit, waitForHydration } from "../support/visit.ts";

const names = {
  de: { recipes: "Rezepte", discover: "Entdecken", soups: "Suppen und Eintöpfe", tofu: "Tofu" },
  en: { recipes: "Recipes", discover: "Discover", soups: "Soups and stews", tofu: "Tofu" },
};

// By its element: on a phone the menu is hidden once a link was followed.
const menuOf = (page: Page) => page.locator("nav.site-menu");
const entry = (page: Page, name: string) => menuOf(page).locator("summary", { hasText: name });
const panelLink = (page: Page, name: string) =>
  menuOf(page).locator("details[open]").getByRole("link", { name, exact: true });
const widthIsKept = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

test.describe("on a desktop", () => {
  test.use({ viewport: viewports[2].viewport });

  test("the dropdowns open by pointer and keyboard, and lead to pages that mark their entry", async ({ page }) => {
    const { recipes, discover, soups, tofu } = names.en;
    await visit(page, address("en", "/imprint"));

    await test.step("a second click, Escape or a click outside closes, and one is open at a time", async () => {
      await entry(page, recipes).click();
      await expect(panelLink(page, soups)).toBeVisible();
      await entry(page, recipes).click();
      await expect(panelLink(page, soups)).toBeHidden();
      await entry(page, recipes).click();
      await entry(page, "Stories").click();
      await expect(menuOf(page).locator("details[open]")).toHaveCount(1);
      await page.keyboard.press("Escape");
      await expect(panelLink(page, soups)).toBeHidden();
      await expect(entry(page, "Stories")).toBeFocused();
      await entry(page, recipes).click();
      await page.mouse.click(640, 780);
      await expect(panelLink(page, soups)).toBeHidden();
    });

    await test.step("arrow keys move between entries and links", async () => {
      await entry(page, recipes).focus();
      await page.keyboard.press("ArrowRight");
      await expect(entry(page, "Stories")).toBeFocused();
      await page.keyboard.press("ArrowLeft");
      await page.keyboard.press("ArrowDown");
      await expect(panelLink(page, "Breakfast")).toBeFocused();
      await page.keyboard.press("ArrowDown");
      await expect(panelLink(page, "Brunch")).toBeFocused();
      await page.keyboard.press("Home");
      await page.keyboard.press("ArrowUp");
      await expect(entry(page, recipes)).toBeFocused();
    });

    await test.step("a link closes the menu and opens its page", async () => {
      await panelLink(page, soups).click();
      await expect(page).toHaveURL(slugAddress("en", "/categories/[slug]", "soups-and-stews"));
      await expect(page.getByRole("heading", { level: 1 })).toContainText("Soups");
      await expect(panelLink(page, soups)).toBeHidden();
    });

    const marked = menuOf(page).locator(".menu-top[aria-current]");
    const { category } = messages.en.stories;
    await test.step("the stories of a category are those of the menu, which says where there are none", async () => {
      await entry(page, "Stories").click();
      await panelLink(page, soups).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(category.title.replace("{title}", soups));
      await expect(marked).toHaveText(/Stories$/);
      await entry(page, "Stories").click();
      await panelLink(page, tofu).click();
      await expect(page.getByText(category.none)).toBeVisible();
      await expect(marked).toHaveText(/Stories$/);
    });

    await test.step("pages below those of the menu mark its entry, too", async () => {
      await entry(page, discover).click();
      expect(await widthIsKept(page)).toBe(true);
      await menuOf(page)
        .locator(`details[open] a[href="${address("en", "/ingredients")}"]`)
        .click();
      await expect(page).toHaveURL(address("en", "/ingredients"));
      await expect(marked).toHaveText(new RegExp(`${discover}$`));
      await page
        .locator(`main a[href^="${address("en", "/ingredients")}/"]`)
        .first()
        .click();
      await expect(page).toHaveURL(/\/en\/ingredients\/./);
      await expect(marked).toHaveText(new RegExp(`${discover}$`));
    });
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: viewports[1].viewport, hasTouch: true });

  test("the menu covers the page, opens a second level and returns, until a link is followed", async ({ page }) => {
    const { header } = messages.de.layout;
    const { recipes, discover, soups } = names.de;
    await visit(page, address("de", "/imprint"));
    await expect(menuOf(page)).toBeHidden();
    await page.getByRole("button", { name: header.openMenu }).click();
    await expect(entry(page, "Stories")).toBeVisible();
    await expect(page.locator("main")).toHaveJSProperty("inert", true);
    await entry(page, recipes).click();
    await expect(panelLink(page, soups)).toBeVisible();
    await expect(entry(page, "Stories")).toBeHidden();
    await entry(page, recipes).click();
    await expect(entry(page, "Stories")).toBeVisible();
    await expect(panelLink(page, soups)).toBeHidden();
    await page.getByRole("button", { name: header.closeMenu }).click();
    await expect(menuOf(page)).toBeHidden();
    await expect(page.locator("main")).toHaveJSProperty("inert", false);

    await page.getByRole("button", { name: header.openMenu }).click();
    await entry(page, discover).click();
    expect(await widthIsKept(page)).toBe(true);
    await menuOf(page)
      .locator(`details[open] a[href="${address("de", "/ingredients")}"]`)
      .click();
    await expect(page).toHaveURL(address("de", "/ingredients"));
    await expect(menuOf(page)).toBeHidden();
  });

  test("the menu has search, list, what to cook and the other language", async ({ page }) => {
    const { header } = messages.de.layout;
    await visit(page, address("de", "/ingredients"));
    const openMenu = () => page.getByRole("button", { name: header.openMenu }).click();
    await openMenu();
    const tools = menuOf(page).locator(".menu-tools");
    for (const tool of await tools.getByRole("link").all()) await expect(tool).toBeInViewport({ ratio: 1 });
    expect(await widthIsKept(page)).toBe(true);
    await expectAccessible(page, "the menu of a phone", "nav.site-menu");
    await tools.getByRole("button", { name: header.search }).click();
    await expect(page.getByRole("dialog").getByRole("combobox")).toBeFocused();
    await page.keyboard.press("Escape");
    await page.goto(address("de", "/ingredients"));
    await waitForHydration(page);
    await openMenu();
    await tools.getByRole("link", { name: header.whatToCook }).click();
    await expect(page).toHaveURL(address("de", "/what-to-cook-today"));
    await expect(menuOf(page)).toBeHidden();
    await openMenu();
    await tools.getByRole("link", { name: "English" }).click();
    await expect(page).toHaveURL(address("en", "/what-to-cook-today"));
  });
});

const readPage = async (path: string) => parseHtml((await sendRequest(path)).text);

/** Addresses in the dropdown of a main entry. */
async function listLinks(locale: Locale, name: string) {
  const shown = await readPage(address(locale, "/imprint"));
  const [entry] = [...shown.querySelectorAll("nav.site-menu summary")].filter((one) => one.textContent?.includes(name));
  return [...(entry?.closest("details")?.querySelectorAll("a") ?? [])].map((link) => link.getAttribute("href"));
}

for (const locale of ["de", "en"] as const) {
  requests(`the menu in ${locale} leads to what helps to decide what to cook, and to own pages only`, async () => {
    const routes = ["/what-to-cook-today", "/use-up", "/ingredients", "/cookbooks", "/quiz"] as const;
    expect(await listLinks(locale, names[locale].discover)).toEqual([
      ...routes.map((route) => address(locale, route)),
      slugAddress(locale, "/categories/[slug]", "community"),
      slugAddress(locale, "/categories/[slug]", "news"),
      address(locale, "/shopping-tips"),
    ]);
    // No shop until the operator sets its address.
    const entries = (await readPage(address(locale, "/imprint"))).querySelectorAll("nav.site-menu a.menu-top");
    const found = [...entries].map((link) => [link.textContent, link.getAttribute("href")]);
    expect(found).toContainEqual(["Plus", address(locale, "/plus")]);
    expect(found.filter(([name]) => /^(App|Shop)/.test(name ?? "")).map(([name]) => name)).toEqual(["App"]);
  });

  requests(`the stories of a category in ${locale} are stories, or the nearest ones`, async () => {
    const stories = (word: string) => slugAddress(locale, "/stories/categories/[slug]", word);
    const soups = await readPage(stories(locale === "de" ? "suppen-und-eintoepfe" : "soups-and-stews"));
    const hrefs = [...soups.querySelectorAll("main article a")].map((link) => link.getAttribute("href"));
    expect(hrefs.length).toBeGreaterThan(3);
    for (const href of hrefs) expect(href).toMatch(new RegExp(`^/${locale}/stories/`));
    const { category } = messages[locale].stories;
    expect(soups.querySelector("main")?.textContent).not.toContain(category.none);

    const tofu = await readPage(stories("tofu"));
    expect(tofu.querySelector("main")?.textContent).toContain(category.none);
    const headings = [...tofu.querySelectorAll("main h2")];
    const nearest = headings.find((heading) => heading.textContent === category.nearest)?.closest("section");
    expect(nearest?.querySelectorAll("article")).toHaveLength(3);
    expect((await sendRequest(stories("news"))).status).toBe(404);
  });
}
