import type { Page } from "@playwright/test";
import type { Suggestions } from "#lib/content/search/suggestions.ts";
import { expect, test } from "#tests/e2e/support/console-guard.ts";
import { test as requests } from "#tests/e2e/support/journey.ts";
import { messages } from "#tests/e2e/support/messages.ts";
import { sendRequest } from "#tests/e2e/support/send-request.ts";
import { visit } from "../support/visit.ts";

const { search, header } = messages.de.layout;

const dialogOf = (page: Page) => page.getByRole("dialog", { name: search.title });
const fieldOf = (page: Page) => dialogOf(page).getByRole("combobox", { name: search.field });

// Every key and what is stored are tested in tests/components/layout/search/search-modal.test.tsx.
test("the search opens by key and button, keeps the focus, and leads to results", async ({ page }) => {
  await visit(page, "/de/impressum");
  await page.keyboard.press("Control+k");
  await expect(fieldOf(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialogOf(page)).toBeHidden();

  await test.step("the focus stays in the dialog and returns to the button", async () => {
    const button = page.getByRole("banner").getByRole("button", { name: header.search });
    await button.click();
    await expect(fieldOf(page)).toBeFocused();
    for (let stop = 1; stop <= 20; stop += 1) {
      await page.keyboard.press("Tab");
      const outside = await page.evaluate(() => {
        const { activeElement } = document;
        return activeElement === document.body || activeElement?.closest("dialog") ? null : activeElement?.outerHTML;
      });
      expect(outside, `after ${stop} steps`).toBeNull();
    }
    await page.keyboard.press("Escape");
    await expect(button).toBeFocused();
  });

  await test.step("arrow keys select a suggestion, and the button submits the search", async () => {
    await page.keyboard.press("Control+k");
    await page.keyboard.press("ArrowDown");
    await expect(dialogOf(page).getByRole("option").first()).toHaveAttribute("aria-selected", "true");
    await expect(fieldOf(page)).toBeFocused();
    await page.keyboard.press("ArrowUp");
    await fieldOf(page).fill("Apfel");
    await dialogOf(page).getByRole("button", { name: search.submit }).click();
    await expect(page).toHaveURL("/de/suche?search=Apfel");
    await expect(dialogOf(page)).toBeHidden();
  });

  await test.step("Enter submits it, too, and it is offered again", async () => {
    await page.keyboard.press("Control+k");
    await fieldOf(page).fill("Linsen");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/de/suche?search=Linsen");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Linsen");
    await page.keyboard.press("Control+k");
    await dialogOf(page).getByRole("option", { name: "Apfel" }).click();
    await expect(page).toHaveURL("/de/suche?search=Apfel");
    await expect(dialogOf(page)).toBeHidden();
  });

  await test.step("recipes and topics are suggested while typing, with the letters that match", async () => {
    await page.keyboard.press("Control+k");
    await fieldOf(page).pressSequentially("kürbi");
    const group = dialogOf(page).getByRole("group", { name: search.results });
    const soup = group.getByRole("option").filter({ hasText: "Ofenkürbissuppe mit Kernöl" });
    await expect(soup.locator("mark")).toHaveText("kürbi");
    const href = (await group.getByRole("option").first().getAttribute("href")) ?? "";
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(href);
    await expect(dialogOf(page)).toBeHidden();
  });
});

async function suggest(words: string): Promise<Suggestions> {
  const { text } = await sendRequest(`/api/search/suggestions/?locale=de&search=${encodeURIComponent(words)}`);
  return JSON.parse(text).data;
}

requests("suggestions name the letters of their titles that match", async () => {
  for (const [typed, title, marked] of [
    ["kase", "Käsekuchen auf Keksboden", ["Käse"]],
    ["rote linsen", "Rote Linsensuppe mit Minzbutter", ["Rote", "Linsen"]],
    ["suppe", "Ofenkürbissuppe mit Kernöl", ["suppe"]],
  ] as const) {
    const found = (await suggest(typed)).items.find((item) => item.title === title);
    expect(found?.marks.map((range) => title.slice(...range))).toEqual(marked);
  }
  const byMeaning = await suggest("Karfiol");
  expect(byMeaning.items.length).toBeGreaterThan(0);
  expect(byMeaning.items.flatMap(({ marks }) => marks)).toEqual([]);

  // Two letters match at the start of a word only: not those of "Weißkohl". Which dishes are
  // suggested depends on what readers like.
  const { items, topics } = await suggest("ei");
  const ranges = [...items, ...topics].flatMap(({ title, marks }) =>
    marks.map(([start, end]) => ({ title, start, end })),
  );
  expect(ranges.length).toBeGreaterThan(0);
  for (const { title, start, end } of ranges) {
    expect(title.slice(start, end)).toMatch(/^ei$/i);
    expect(title.slice(0, start), title).not.toMatch(/\p{L}$/u);
  }
});
