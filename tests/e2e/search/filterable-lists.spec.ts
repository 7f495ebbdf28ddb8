import type { Page } from "@playwright/test";
import { expect, test } from "#tests/e2e/support/console-guard.ts";
import { parseHtml } from "#tests/e2e/support/html.ts";
import { messages } from "#tests/e2e/support/messages.ts";
import { readScroll, turnWheel } from "#tests/e2e/support/scroll.ts";
import { sendRequest } from "#tests/e2e/support/send-request.ts";
import { toPlainText, visit, waitForStreamed } from "#tests/e2e/support/visit.ts";

const wideViewport = { width: 1280, height: 900 };
const narrowViewport = { width: 390, height: 844 };

const lists = {
  de: { path: "/de/rezepte", vegan: "ernaehrung=vegan", byTime: "sortierung=zeit", byTitle: "sortierung=titel" },
  en: { path: "/en/recipes", vegan: "diet=vegan", byTime: "sort=time", byTitle: "sort=title" },
};

/** Streamed content where no script puts it in its place. */
async function titlesOf(page: Page): Promise<string[]> {
  await waitForStreamed(page);
  return (await page.getByRole("main").getByRole("article").getByRole("heading").allTextContents()).map(toPlainText);
}

for (const locale of ["de", "en"] as const) {
  const { path, vegan, byTime, byTitle } = lists[locale];
  const { facets, sort } = messages[locale].search;

  test(`${locale}: filters, order and page of a list are in its address`, async ({ page }) => {
    for (const viewport of [wideViewport, narrowViewport]) {
      await page.setViewportSize(viewport);
      await visit(page, path);
      const count = page.getByRole("main").getByRole("status");
      const whole = await count.textContent();
      const sheet = page.getByRole("complementary", { name: facets.label });
      const openSheet = page.getByRole("button", { name: /^Filters?$/ });
      const box = sheet.getByRole("checkbox", { name: /^Vegan/ });
      if (viewport === narrowViewport) await openSheet.click();
      await box.press("Space");
      await expect(page).toHaveURL(`${path}?${vegan}`);
      await expect(count).not.toHaveText(whole ?? "");
      // The route has changed, the focus has not.
      await expect(box).toBeChecked();
      await expect(box).toBeFocused();
      if (viewport === narrowViewport) await sheet.getByRole("button", { name: facets.close }).click();
      await page.getByRole("combobox", { name: sort.label }).selectOption(sort.time);
      await expect(page).toHaveURL(`${path}?${vegan}&${byTime}`);
      await page.getByRole("link", { name: `Vegan ${facets.remove}` }).click();
      await expect(page).toHaveURL(`${path}?${byTime}`);
      await expect(count).toHaveText(whole ?? "");
      await page.getByRole("combobox", { name: sort.label }).selectOption(sort.title);
      await expect(page).toHaveURL(`${path}?${byTitle}`);
      const titles = await titlesOf(page);
      expect(titles).toEqual(titles.toSorted(new Intl.Collator(locale, { sensitivity: "base" }).compare));

      const pages = page.getByRole("navigation", { name: messages[locale].ui.pagination.label });
      await pages.getByRole("link", { name: messages[locale].ui.pagination.next }).click();
      await expect(page).toHaveURL(`${path}?${byTitle}&page=2`);
      await expect(pages.locator("[aria-current=page]")).toHaveText("2");
      expect((await titlesOf(page)).some((title) => titles.includes(title))).toBe(false);
      const left = await turnWheel(page, 700);
      expect(left).toBeGreaterThan(500);
      await page.getByRole("article").getByRole("link").nth(4).click();
      await expect(page).toHaveURL(new RegExp(`${path}/.`));
      await page.goBack();
      await expect(page).toHaveURL(`${path}?${byTitle}&page=2`);
      await expect.poll(() => readScroll(page)).toBe(left);
    }
  });
}

for (const [locale, path, time, meal, first] of [
  ["de", "/de/rezepte", "zeit", "mahlzeit=fruehstueck", "Frühstück"],
  ["en", "/en/recipes", "time", "meal=breakfast", "Breakfast"],
] as const) {
  test(`${locale}: time is one inclusive choice beside the meal`, async ({ page }) => {
    const { facets } = messages[locale].search;
    const label = (minutes: string) => facets.minutes.replace("{minutes}", minutes);
    await page.setViewportSize(wideViewport);
    await visit(page, path);
    const choice = (minutes: string) => page.getByRole("radio", { name: label(minutes) });
    const count = async (minutes: string) =>
      Number(/\d+$/.exec((await choice(minutes).locator("xpath=..").textContent()) ?? "")?.[0]);
    const counts = [await count("20"), await count("30"), await count("60")];
    expect(counts).toEqual(counts.toSorted((a, b) => a - b));
    await choice("30").check();
    await expect(page).toHaveURL(`${path}?${time}=30`);
    // The number beside the choice is the number of recipes, those of exactly 30 minutes included.
    await expect(page.getByRole("main").getByRole("status")).toHaveText(new RegExp(`^${counts[1]}\\s`));
    await choice("20").check();
    await expect(page).toHaveURL(`${path}?${time}=20`);
    await expect(page.getByRole("link", { name: `${label("20")} ${facets.remove}` })).toHaveCount(1);
    await expect(page.getByRole("radio", { checked: true })).toHaveCount(1);
    await page.getByRole("radio", { name: facets.any }).check();
    await expect(page).toHaveURL(path);
    await page.getByRole("checkbox", { name: new RegExp(`^${first}`) }).check();
    await expect(page).toHaveURL(`${path}?${meal}`);
    await expect(page.getByRole("main").getByRole("article")).not.toHaveCount(0);
    // Former addresses may have several times.
    await page.goto(`${path}?${time}=20&${time}=60`);
    await expect(choice("60")).toBeChecked();
  });
}

for (const [width, height] of [
  [390, 844],
  [640, 400],
] as const) {
  test.describe(`at ${width} × ${height}`, () => {
    test.use({ viewport: { width, height }, hasTouch: true });

    test("title and close button of the filters stay while they scroll, and no focus is hidden", async ({ page }) => {
      const { facets } = messages.en.search;
      await visit(page, "/en/recipes");
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
    });
  });
}

for (const width of [320, 390, 820, 1280]) {
  test(`filter button, count and order stand in rows at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const locale of ["de", "en"] as const) {
      const { path, vegan } = lists[locale];
      await visit(page, `${path}?${vegan}`);
      const boxOf = async (of: ReturnType<Page["locator"]>) => {
        const box = await of.boundingBox();
        if (!box) throw new Error("not shown");
        return { ...box, right: box.x + box.width, middle: box.y + box.height / 2 };
      };
      const order = await boxOf(page.getByRole("combobox", { name: messages[locale].search.sort.label }));
      const count = await boxOf(page.getByRole("main").getByRole("status"));
      const chip = await boxOf(page.getByRole("link", { name: `Vegan ${messages[locale].search.facets.remove}` }));
      expect(Math.abs(count.middle - chip.middle)).toBeLessThan(2);
      expect(order.right).toBeLessThanOrEqual(width);
      const button = page.getByRole("button", { name: "Filter" });
      if (width < 1024) expect(Math.abs((await boxOf(button)).middle - order.middle)).toBeLessThan(2);
      if (width >= 640) expect(Math.abs(count.middle - order.middle)).toBeLessThan(2);
      else expect(count.y).toBeGreaterThan(order.y + order.height);
    }
  });
}

test("a list without hits suggests filters to remove", async ({ page }) => {
  await page.goto("/de/rezepte?ernaehrung=vegan&zutat=haehnchen");
  const { results } = messages.de.search;
  await expect(page.getByRole("heading", { name: results.noneFiltered })).toBeVisible();
  await page
    .getByRole("region", { name: results.relaxations })
    .getByRole("link", { name: /Ernährung/ })
    .click();
  await expect(page).toHaveURL("/de/rezepte?zutat=haehnchen");
  await expect(page.getByRole("main").getByRole("article")).not.toHaveCount(0);
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
  const odd: [string, number, string?][] = [
    ["ernaehrung=nichts", 307, ""],
    ["ernaehrung=%27%29", 307, ""],
    ["ernaehrung=%00&zeit[]=20", 307, ""],
    ["sortierung=__proto__", 307, ""],
    ["sortierung=neueste", 307, ""],
    ["sortierung=bewertung", 200],
    ["sortierung=bewertung&page=99", 307, "?sortierung=bewertung"],
    [`zutat=${"%F0%9F%8D%95".repeat(10_000)}&sortierung=bewertung`, 307],
    ["ernaehrung=vegan&page=99", 307, "?ernaehrung=vegan"],
    ["ernaehrung=vegan&page=1000000000", 200],
    ["ernaehrung=vegan&page=0", 200],
    ["ernaehrung=vegan&page=-1", 200],
    ["ernaehrung=vegan&page=%F0%9F%8D%95", 200],
    ["ernaehrung=vegan&ernaehrung=nichts", 200],
    [`ernaehrung=vegan&zutat=${"a".repeat(4000)}`, 200],
    ["sortierung=&ernaehrung=", 200],
    ["utm_source=brief", 200],
    ["page=0", 404],
    ["page=-1", 404],
    ["page=1000000000", 404],
  ];
  for (const path of ["/de/rezepte", "/de/rezepte/community", "/de/kategorien/abendessen", "/de/tags/vegan"]) {
    for (const [query, status, target] of odd) {
      const answer = await sendRequest(`${path}?${query}`);
      expect(answer.status, `${path}?${query}`).toBe(status);
      if (target !== undefined) expect(answer.location).toBe(path + target);
    }
  }
});
