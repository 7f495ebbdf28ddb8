import type { Page } from "@playwright/test";
import { expect, test } from "#tests/e2e/support/console-guard.ts";
import { parseHtml } from "#tests/e2e/support/html.ts";
import { messages } from "#tests/e2e/support/messages.ts";
import { readScroll, turnWheel } from "#tests/e2e/support/scroll.ts";
import { sendRequest } from "#tests/e2e/support/send-request.ts";
import { toPlainText, visit, waitForStreamed } from "#tests/e2e/support/visit.ts";

const wideViewport = { width: 1280, height: 900 };

const lists = {
  de: { path: "/de/rezepte", vegan: "ernaehrung=vegan" },
  en: { path: "/en/recipes", vegan: "diet=vegan" },
};

async function titlesOf(page: Page): Promise<string[]> {
  await waitForStreamed(page);
  return (await page.getByRole("main").getByRole("article").getByRole("heading").allTextContents()).map(toPlainText);
}

test("filters, order and page of a list are in its address", async ({ page }) => {
  test.setTimeout(120_000);
  await page.setViewportSize(wideViewport);
  const { facets, sort } = messages.de.search;
  const path = "/de/rezepte";
  await visit(page, path);
  const count = page.getByRole("main").getByRole("status");
  const whole = await count.textContent();

  await test.step("a filter changes the route, but not the focus", async () => {
    const box = page.getByRole("complementary", { name: facets.label }).getByRole("checkbox", { name: /^Vegan/ });
    await box.press("Space");
    await expect(page).toHaveURL(`${path}?ernaehrung=vegan`);
    await expect(count).not.toHaveText(whole ?? "");
    await expect(box).toBeChecked();
    await expect(box).toBeFocused();
  });

  await test.step("the number beside a time is that of the recipes, those of exactly that time included", async () => {
    const choice = page.getByRole("radio", { name: facets.minutes.replace("{minutes}", "30") });
    const [number] = /\d+$/.exec((await choice.locator("xpath=..").textContent()) ?? "") ?? [];
    await choice.check();
    await expect(page).toHaveURL(`${path}?zeit=30&ernaehrung=vegan`);
    await expect(count).toHaveText(new RegExp(`^${number}\\s`));
    await page.getByRole("radio", { name: facets.any }).check();
    await expect(page).toHaveURL(`${path}?ernaehrung=vegan`);
  });

  await test.step("an order stays when the filter is removed", async () => {
    await page.getByRole("combobox", { name: sort.label }).selectOption(sort.title);
    await expect(page).toHaveURL(`${path}?ernaehrung=vegan&sortierung=titel`);
    await page.getByRole("link", { name: `Vegan ${facets.remove}` }).click();
    await expect(page).toHaveURL(`${path}?sortierung=titel`);
    await expect(count).toHaveText(whole ?? "");
  });

  await test.step("the next page has other recipes, and the way back its scroll position", async () => {
    const titles = await titlesOf(page);
    expect(titles).toEqual(titles.toSorted(new Intl.Collator("de", { sensitivity: "base" }).compare));
    const pages = page.getByRole("navigation", { name: messages.de.ui.pagination.label });
    await pages.getByRole("link", { name: messages.de.ui.pagination.next }).click();
    await expect(page).toHaveURL(`${path}?sortierung=titel&page=2`);
    await expect(pages.locator("[aria-current=page]")).toHaveText("2");
    expect((await titlesOf(page)).some((title) => titles.includes(title))).toBe(false);
    const left = await turnWheel(page, 700);
    expect(left).toBeGreaterThan(500);
    await page.getByRole("article").getByRole("link").nth(4).click();
    await expect(page).toHaveURL(new RegExp(`${path}/.`));
    await page.goBack();
    await expect(page).toHaveURL(`${path}?sortierung=titel&page=2`);
    await expect.poll(() => readScroll(page)).toBe(left);
  });
});

test.describe("on a touch screen", () => {
  test.use({ hasTouch: true });

  test("title and close button of the filters stay while they scroll, and no focus is hidden", async ({ page }) => {
    const { facets } = messages.en.search;
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, "/en/recipes");
    for (const viewport of [
      { width: 390, height: 844 },
      { width: 640, height: 400 },
    ]) {
      await page.setViewportSize(viewport);
      await page.getByRole("button", { name: "Filters", exact: true }).click();
      const sheet = page.getByRole("complementary", { name: facets.label });
      await expect(sheet).toBeVisible();
      const title = sheet.getByRole("heading", { name: facets.label });
      const close = sheet.getByRole("button", { name: facets.close });
      const submit = sheet.getByRole("button", { name: /^Show/ });
      await sheet.evaluate((element) => {
        for (const details of element.querySelectorAll("details")) details.open = true;
        element.scrollTop = element.scrollHeight;
      });
      expect(await sheet.evaluate((element) => element.scrollTop)).toBeGreaterThan(500);
      await expect(title).toBeInViewport({ ratio: 1 });
      await expect(close).toBeInViewport({ ratio: 1 });
      const upper = (await close.boundingBox())?.y ?? 0;
      const lower = (await submit.boundingBox())?.y ?? 0;
      // Backwards the head could cover the focus, forwards the foot.
      const edges = await sheet.evaluate((element) => {
        const boxes = [...element.querySelectorAll<HTMLElement>("input[type=checkbox]")];
        return [...boxes.toReversed(), ...boxes].map((box) => {
          box.focus();
          const { top, bottom } = box.getBoundingClientRect();
          return { top, bottom };
        });
      });
      expect(edges.length).toBeGreaterThan(50);
      expect(Math.min(...edges.map(({ top }) => top))).toBeGreaterThan(upper);
      expect(Math.max(...edges.map(({ bottom }) => bottom))).toBeLessThanOrEqual(lower);
      await close.click();
      await expect(sheet).toBeHidden();
    }
  });
});

test("filter button, count and order stand in rows at every width, in both languages", async ({ page }) => {
  for (const locale of ["de", "en"] as const) {
    const { path, vegan } = lists[locale];
    await visit(page, `${path}?${vegan}`);
    for (const width of [320, 390, 820, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const boxOf = async (of: ReturnType<Page["locator"]>) => {
        const box = await of.boundingBox();
        if (!box) throw new Error("not shown");
        return { ...box, right: box.x + box.width, middle: box.y + box.height / 2 };
      };
      const name = `${locale} at ${width}`;
      const order = await boxOf(page.getByRole("combobox", { name: messages[locale].search.sort.label }));
      const count = await boxOf(page.getByRole("main").getByRole("status"));
      const chip = await boxOf(page.getByRole("link", { name: `Vegan ${messages[locale].search.facets.remove}` }));
      expect(Math.abs(count.middle - chip.middle), name).toBeLessThan(2);
      expect(order.right, name).toBeLessThanOrEqual(width);
      const button = page.getByRole("button", { name: "Filter" });
      if (width < 1024) expect(Math.abs((await boxOf(button)).middle - order.middle), name).toBeLessThan(2);
      if (width >= 640) expect(Math.abs(count.middle - order.middle), name).toBeLessThan(2);
      else expect(count.y, name).toBeGreaterThan(order.y + order.height);
    }
  }
});

test("a list without hits suggests filters to remove", async () => {
  const document = parseHtml((await sendRequest("/de/rezepte?ernaehrung=vegan&zutat=haehnchen")).text);
  const { results } = messages.de.search;
  const titles = [...document.querySelectorAll("h2")].map(({ textContent }) => toPlainText(textContent));
  expect(titles).toContain(results.noneFiltered);
  const links = [...document.querySelectorAll("a[href]")].filter(({ textContent }) =>
    /Ernährung/.test(textContent ?? ""),
  );
  expect(links.map((link) => link.getAttribute("href"))).toContain("/de/rezepte?zutat=haehnchen");
  const wider = parseHtml((await sendRequest("/de/rezepte?zutat=haehnchen")).text);
  expect(wider.querySelectorAll("article").length).toBeGreaterThan(0);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the filters and the order of a list work as a form", async ({ page }) => {
    const { facets, sort } = messages.de.search;
    await page.goto("/de/kategorien/abendessen");
    await page.getByRole("radio", { name: facets.minutes.replace("{minutes}", "30") }).check();
    await page.getByRole("button", { name: /zeigen$/ }).click();
    await expect(page).toHaveURL(/\/de\/kategorien\/abendessen\?zeit=30/);
    await page.getByRole("combobox", { name: sort.label }).selectOption(sort.title);
    await page.getByRole("button", { name: sort.apply }).click();
    await expect(page).toHaveURL(/zeit=30&sortierung=titel/);
    await page.getByRole("link", { name: new RegExp(facets.remove) }).click();
    await expect(page).toHaveURL("/de/kategorien/abendessen?sortierung=titel");
    await page.getByRole("combobox", { name: sort.label }).selectOption(sort.newest);
    await page.getByRole("button", { name: sort.apply }).click();
    await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(0);
    await expect(page.getByRole("radio", { name: facets.any, checked: true })).toHaveCount(1);
    expect((await page.getByRole("status").textContent())?.length).toBeGreaterThan(0);
  });
});

test("filtered lists are rendered per request and not indexed", async () => {
  for (const path of [
    "/de/rezepte?sortierung=titel",
    "/en/recipes/community?sort=title",
    "/de/stories?sortierung=titel",
    "/de/kategorien/abendessen?zeit=30",
    "/en/categories/dinner?sort=time",
    "/de/tags/vegan?zeit=30",
    "/de/zutaten/knoblauch?sortierung=titel",
  ]) {
    const { status, text, headers } = await sendRequest(path);
    expect(status, path).toBe(200);
    const document = parseHtml(text);
    expect(document.querySelector('meta[name="robots"]')?.getAttribute("content"), path).toBe("noindex, follow");
    const canonical = document.querySelector('link[rel="canonical"]')?.getAttribute("href") ?? "";
    expect(new URL(canonical).pathname + new URL(canonical).search, path).toBe(path.split("?")[0]);
    expect(document.querySelectorAll("[id^='S:'] article").length, path).toBeGreaterThan(0);
    expect(headers.get("set-cookie"), path).toBeNull();
  }
});

test("every query of a list has a page or a redirect", async () => {
  const expectAnswers = async (path: string, cases: [query: string, status: number, target?: string][]) => {
    for (const [query, status, target] of cases) {
      const answer = await sendRequest(`${path}?${query}`);
      expect(answer.status, `${path}?${query}`).toBe(status);
      if (target !== undefined) expect(answer.location).toBe(path + target);
    }
  };
  for (const path of ["/de/rezepte", "/de/rezepte/community", "/de/kategorien/abendessen", "/de/tags/vegan"]) {
    await expectAnswers(path, [
      ["ernaehrung=nichts", 307, ""],
      ["ernaehrung=vegan&page=99", 307, "?ernaehrung=vegan"],
      ["page=0", 404],
    ]);
  }
  await expectAnswers("/de/rezepte", [
    ["ernaehrung=%27%29", 307, ""],
    ["ernaehrung=%00&zeit[]=20", 307, ""],
    ["sortierung=__proto__", 307, ""],
    ["sortierung=neueste", 307, ""],
    ["sortierung=bewertung", 200],
    ["sortierung=bewertung&page=99", 307, "?sortierung=bewertung"],
    [`zutat=${"%F0%9F%8D%95".repeat(10_000)}&sortierung=bewertung`, 307],
    ["ernaehrung=vegan&page=1000000000", 200],
    ["ernaehrung=vegan&page=0", 200],
    ["ernaehrung=vegan&page=-1", 200],
    ["ernaehrung=vegan&page=%F0%9F%8D%95", 200],
    ["ernaehrung=vegan&ernaehrung=nichts", 200],
    [`ernaehrung=vegan&zutat=${"a".repeat(4000)}`, 200],
    ["sortierung=&ernaehrung=", 200],
    ["utm_source=brief", 200],
    ["page=-1", 404],
    ["page=1000000000", 404],
  ]);
});
