import type { Page } from "@playwright/test";
import { expect, test } from "#tests/e2e/support/console-guard.ts";
import { messages } from "#tests/e2e/support/messages.ts";
import { visit } from "../support/visit.ts";

const { search, header } = messages.de.layout;

const dialogOf = (page: Page) => page.getByRole("dialog", { name: search.title });
const fieldOf = (page: Page) => dialogOf(page).getByRole("combobox", { name: search.field });

test.beforeEach(({ page }) => visit(page, "/de"));

for (const keys of ["Control+k", "Meta+k"]) {
  test(`${keys} opens the search, Escape closes it`, async ({ page }) => {
    await page.keyboard.press(keys);
    await expect(fieldOf(page)).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(dialogOf(page)).toBeHidden();
  });
}

test("the focus stays in the dialog and returns to the button", async ({ page }) => {
  const button = page.getByRole("banner").getByRole("button", { name: header.search });
  await button.click();
  await expect(fieldOf(page)).toBeFocused();
  for (let stop = 0; stop < 20; stop++) {
    await page.keyboard.press("Tab");
    const where = await page.evaluate(() => document.activeElement?.closest("dialog, body")?.tagName);
    const outside = await page.evaluate(
      () => document.activeElement !== document.body && !document.activeElement?.closest("dialog"),
    );
    expect(outside, `after ${stop + 1} steps the focus is in ${where}`).toBe(false);
  }
  await page.keyboard.press("Escape");
  await expect(button).toBeFocused();
});

test("a search opens its results and is stored as a recent search", async ({ page }) => {
  await page.keyboard.press("Control+k");
  await fieldOf(page).fill("Linsen");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/de/suche?search=Linsen");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Linsen");
  await expect(dialogOf(page)).toBeHidden();
  await page.keyboard.press("Control+k");
  await dialogOf(page).getByRole("option", { name: "Linsen" }).click();
  await expect(dialogOf(page)).toBeHidden();
});

test("the button submits the search, and arrow keys select a suggestion", async ({ page }) => {
  await page.keyboard.press("Control+k");
  await page.keyboard.press("ArrowDown");
  await expect(dialogOf(page).getByRole("option").first()).toHaveAttribute("aria-selected", "true");
  await expect(fieldOf(page)).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await fieldOf(page).fill("Apfel");
  await dialogOf(page).getByRole("button", { name: search.submit }).click();
  await expect(page).toHaveURL("/de/suche?search=Apfel");
});

test("marks the letters of a suggestion that match", async ({ page }) => {
  const options = dialogOf(page).getByRole("option");
  for (const [typed, title, marked] of [
    ["kase", "Käsekuchen auf Keksboden", ["Käse"]],
    ["rote linsen", "Rote Linsensuppe mit Minzbutter", ["Rote", "Linsen"]],
    ["suppe", "Ofenkürbissuppe mit Kernöl", ["suppe"]],
    // Found by meaning.
    ["Karfiol", "", null],
  ] as const) {
    await page.keyboard.press("Control+k");
    await fieldOf(page).fill(typed);
    const option = options.filter({ hasText: title || search.ask.replace("{search}", typed) }).first();
    await expect(option).toBeVisible();
    if (marked) await expect(option.locator("mark")).toHaveText([...marked]);
    await page.keyboard.press("Escape");
  }
  await page.keyboard.press("Control+k");
  await fieldOf(page).fill("ei");
  // Which dishes are suggested depends on what readers like.
  await expect(options.locator("mark").first()).toHaveText(/^ei$/i);
  for (const mark of await options.locator("mark").allTextContents()) expect(mark).toMatch(/^ei$/i);
  // Two letters match at the start of a word only: not those of "Weißkohl".
  const textsBefore = options
    .locator("mark")
    .evaluateAll((marks) => marks.map(({ previousSibling }) => previousSibling?.textContent ?? ""));
  for (const text of await textsBefore) expect(text).not.toMatch(/\p{L}$/u);
});

test("suggests recipes and topics while typing", async ({ page }) => {
  await page.keyboard.press("Control+k");
  await fieldOf(page).pressSequentially("kürbi");
  const group = dialogOf(page).getByRole("group", { name: search.results });
  await expect(group.getByRole("option").first()).toContainText("Ofenkürbissuppe mit Kernöl");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/de/rezepte/ofenkuerbissuppe-mit-kernoel");
  await expect(dialogOf(page)).toBeHidden();
});
