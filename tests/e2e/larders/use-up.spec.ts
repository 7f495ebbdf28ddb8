import type { Page } from "@playwright/test";
import { ask } from "../support/ask.ts";
import { examine } from "../support/axe.ts";
import { looks } from "../support/looks.ts";
import { expect, test } from "../support/silence.ts";
import { visit } from "../support/visit.ts";
import { words } from "../support/words.ts";

const journeys = {
  de: {
    path: "/de/aufbrauchen",
    have: "habe",
    without: "ohne",
    buy: "kaufen",
    first: "Erdapfel",
    second: "Paradeiser",
  },
  en: { path: "/en/use-up", have: "have", without: "without", buy: "buy", first: "spud", second: "Zwiebel" },
};
const understood = {
  de: { first: "Kartoffeln", second: "Tomaten", none: "Nüsse", slugs: ["kartoffel", "tomate", "nuesse"] },
  en: { first: "Potatoes", second: "Onions", none: "Nuts", slugs: ["potato", "onion", "nuts"] },
};

/** How many things are missing for each recipe, in order. */
async function missingOf(page: Page, locale: "de" | "en"): Promise<number[]> {
  const { allThere, missing } = words[locale].larders.card;
  const lines = await page
    .getByRole("main")
    .getByText(new RegExp(`^${allThere}$|^${missing} `))
    .allInnerTexts();
  return lines.map((line) => {
    const more = /(?:und noch|and) (\d+)(?: more)?$/.exec(line);
    return line === allThere ? 0 : line.split(",").length + Number(more?.[1] ?? 0);
  });
}

test("what is there is picked with the keyboard, in any words, and what lacks least comes first", async ({ page }) => {
  test.setTimeout(180_000);
  for (const { locale, viewport } of looks) {
    const { path, have, without, buy, first, second } = journeys[locale];
    const { larders } = words[locale];
    const meant = understood[locale];
    await page.setViewportSize(viewport);
    await visit(page, path);
    const field = page.getByRole("combobox", { name: larders.form.have });
    const pick = async (into: typeof field, typed: string, title: string) => {
      await into.fill(typed);
      await expect(page.getByRole("option", { name: title, exact: true })).toBeVisible();
      await into.press("Enter");
      await expect(page.getByRole("link", { name: `${title} ${larders.form.remove}` })).toBeVisible();
      await expect(into).toBeFocused();
      await expect(into).toHaveValue("");
    };

    await field.fill(first.slice(0, 4));
    await expect(page.getByRole("option").first()).toBeVisible();
    await examine(page, `${locale} ${viewport.width}, while typing`);
    await pick(field, first, meant.first);
    await pick(field, second, meant.second);
    await pick(page.getByRole("combobox", { name: larders.form.without }), meant.none, meant.none);
    await expect(page).toHaveURL(
      `${path}?${have}=${meant.slugs[0]}&${have}=${meant.slugs[1]}&${without}=${meant.slugs[2]}`,
    );
    const missing = await missingOf(page, locale);
    expect(missing.length).toBeGreaterThan(3);
    expect(missing).toEqual(missing.toSorted((a, b) => a - b));

    await page.getByRole("radio", { name: "3", exact: true }).check({ force: true });
    await expect(page).toHaveURL(new RegExp(`${without}=${meant.slugs[2]}&${buy}=3$`));
    await expect.poll(async () => Math.max(0, ...(await missingOf(page, locale)))).toBeLessThanOrEqual(3);
    // So few are left that it is told what would bring more.
    const few = (await missingOf(page, locale)).length;
    expect(few).toBeLessThan(4);
    const more = page.getByRole("region", { name: larders.results.more }).getByRole("link").first();
    expect(Number(/(\d+)\D*$/.exec((await more.textContent()) ?? "")?.[1])).toBeGreaterThan(few);
    await field.press("Backspace");
    await expect(page).toHaveURL(`${path}?${have}=${meant.slugs[0]}&${without}=${meant.slugs[2]}&${buy}=3`);
    await page.goBack();
    await expect(page.getByRole("link", { name: `${meant.second} ${larders.form.remove}` })).toBeVisible();

    await visit(page, path);
    await expect(page.getByText(larders.page.lastTime)).toContainText(meant.first);
  }
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("it is a form, and every pick a link to the page without it", async ({ page }) => {
    for (const locale of ["de", "en"] as const) {
      const { path } = journeys[locale];
      const { larders } = words[locale];
      await page.goto(path);
      expect(await page.locator("datalist option").count()).toBeGreaterThan(100);
      await page.getByRole("main").getByLabel(larders.form.have, { exact: true }).fill("Kürbis, heavy cream, Salz");
      await page.getByRole("main").getByLabel(larders.form.without, { exact: true }).fill("nuts");
      await page.getByRole("radio", { name: "5", exact: true }).check({ force: true });
      await page.getByRole("button", { name: larders.form.submit }).click();
      const cream = locale === "de" ? "Schlagsahne" : "Whipping cream";
      await expect(page.getByRole("main").getByRole("listitem").filter({ hasText: larders.form.remove })).toHaveCount(
        3,
      );
      await expect(page.getByRole("main")).toContainText(
        locale === "de" ? "Salz steht in jeder Küche" : "Salt is in every",
      );
      await expect(page.getByRole("main").getByRole("article")).not.toHaveCount(0);
      await page.getByRole("link", { name: `${cream} ${larders.form.remove}` }).click();
      await expect(page).toHaveURL(/(kaufen|buy)=5$/);
      await expect(page.getByRole("radio", { name: "5", exact: true })).toBeChecked();
      await expect(page.getByRole("link", { name: `${cream} ${larders.form.remove}` })).toHaveCount(0);
    }
  });
});

test("nothing in an address makes it fail", async () => {
  const long = "x".repeat(5000);
  const many = Array.from({ length: 400 }, (_, number) => `habe=zutat${number}`).join("&");
  const bad = [
    ...[
      "kaufen=-1",
      "kaufen=1e9",
      "kaufen=abc",
      "page=0",
      "page=-1",
      "page=999",
      "habe=&ohne=",
      "habe=%00",
      "habe=%F0%9F",
    ],
    ...[`habe=${long}`, `ohne=${encodeURIComponent("' or 1=1; --<script>")}`, many],
  ];
  for (const query of bad) {
    const { status, text } = await ask(`/de/aufbrauchen?${query}`);
    expect(status, query.slice(0, 40)).toBe(200);
    expect(text).toContain('content="noindex, follow"');
  }
  expect((await ask(`/de/aufbrauchen?${many}`)).text).toContain("mit den ersten 30");
  expect((await ask("/de/aufbrauchen?habe=kartoffel&page=99")).location).toBe("/de/aufbrauchen?habe=kartoffel");
  expect((await ask("/de/aufbrauchen")).text).toContain('content="index, follow"');
  for (const q of ["", long, "%00", "' or 1=1", "<b>"]) {
    const door = await ask(`/api/ingredients/suggestions/?locale=xx&q=${encodeURIComponent(q)}`);
    expect(door.status).toBe(200);
    expect(door.headers.get("cache-control")).toContain("public");
  }
});
