import type { Page } from "@playwright/test";
import { expectAccessible } from "#tests/e2e/support/axe.ts";
import { expect, test } from "#tests/e2e/support/console-guard.ts";
import { messages } from "#tests/e2e/support/messages.ts";
import { sendRequest } from "#tests/e2e/support/send-request.ts";
import { viewports } from "#tests/e2e/support/viewports.ts";
import { visit } from "#tests/e2e/support/visit.ts";

/** Number of missing ingredients of each recipe, in order. */
async function missingCounts(page: Page): Promise<number[]> {
  const { allThere, missing } = messages.de.pantry.card;
  const lines = await page
    .getByRole("main")
    .getByText(new RegExp(`^${allThere}$|^${missing} `))
    .allInnerTexts();
  return lines.map((line) => {
    const more = /und noch (\d+)$/.exec(line);
    return line === allThere ? 0 : line.split(",").length + Number(more?.[1] ?? 0);
  });
}

test("picks ingredients by keyboard in any words and orders recipes by missing ingredients", async ({ page }) => {
  test.slow();
  const path = "/de/aufbrauchen";
  const { pantry } = messages.de;
  await visit(page, path);
  const field = page.getByRole("combobox", { name: pantry.form.have });
  const pick = async (into: typeof field, typed: string, title: string) => {
    await into.fill(typed);
    await expect(page.getByRole("option", { name: title, exact: true })).toBeVisible();
    await into.press("Enter");
    await expect(page.getByRole("link", { name: `${title} ${pantry.form.remove}` })).toBeVisible();
    await expect(into).toBeFocused();
    await expect(into).toHaveValue("");
  };

  await field.fill("Erda");
  await expect(page.getByRole("option").first()).toBeVisible();
  await expectAccessible(page, "ingredients while typing");
  await pick(field, "Erdapfel", "Kartoffeln");
  await pick(field, "Paradeiser", "Tomaten");
  await pick(page.getByRole("combobox", { name: pantry.form.without }), "Nüsse", "Nüsse");
  await expect(page).toHaveURL(`${path}?habe=kartoffel&habe=tomate&ohne=nuesse`);
  // The results arrive after the address has changed.
  await expect.poll(async () => (await missingCounts(page)).length).toBeGreaterThan(3);
  const missing = await missingCounts(page);
  expect(missing).toEqual(missing.toSorted((a, b) => a - b));

  await page.getByRole("radio", { name: "3", exact: true }).check({ force: true });
  await expect(page).toHaveURL(/ohne=nuesse&kaufen=3$/);
  await expect.poll(async () => Math.max(0, ...(await missingCounts(page)))).toBeLessThanOrEqual(3);
  // Few matches: less strict queries are offered.
  const few = (await missingCounts(page)).length;
  expect(few).toBeLessThan(4);
  const more = page.getByRole("region", { name: pantry.results.more }).getByRole("link").first();
  expect(Number(/(\d+)\D*$/.exec((await more.textContent()) ?? "")?.[1])).toBeGreaterThan(few);
  await field.press("Backspace");
  await expect(page).toHaveURL(`${path}?habe=kartoffel&ohne=nuesse&kaufen=3`);
  await page.goBack();
  await expect(page.getByRole("link", { name: `Tomaten ${pantry.form.remove}` })).toBeVisible();

  await visit(page, path);
  await expect(page.getByText(pantry.page.lastTime)).toContainText("Kartoffeln");
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false, viewport: viewports[3].viewport });

  test("submits a form, and every pick is a link to the page without it", async ({ page }) => {
    const { pantry } = messages.en;
    await page.goto("/en/use-up");
    expect(await page.locator("datalist option").count()).toBeGreaterThan(100);
    await page.getByRole("main").getByLabel(pantry.form.have, { exact: true }).fill("Kürbis, heavy cream, Salz");
    await page.getByRole("main").getByLabel(pantry.form.without, { exact: true }).fill("nuts");
    await page.getByRole("radio", { name: "5", exact: true }).check({ force: true });
    await page.getByRole("button", { name: pantry.form.submit }).click();
    await expect(page.getByRole("main").getByRole("listitem").filter({ hasText: pantry.form.remove })).toHaveCount(3);
    await expect(page.getByRole("main")).toContainText("Salt is a store cupboard staple");
    await expect(page.getByRole("article")).not.toHaveCount(0);
    await page.getByRole("link", { name: `Whipping cream ${pantry.form.remove}` }).click();
    await expect(page).toHaveURL(/buy=5$/);
    await expect(page.getByRole("radio", { name: "5", exact: true })).toBeChecked();
    await expect(page.getByRole("link", { name: `Whipping cream ${pantry.form.remove}` })).toHaveCount(0);
  });
});

test("ignores invalid queries", async () => {
  const long = "x".repeat(5000);
  const many = Array.from({ length: 400 }, (_, number) => `habe=zutat${number}`).join("&");
  const bad = ["kaufen=1e9&page=-1", "habe=&ohne=", "habe=%00", "habe=%F0%9F", `habe=${long}`, many];
  for (const query of bad) {
    const { status, text } = await sendRequest(`/de/aufbrauchen?${query}`);
    expect(status, query.slice(0, 40)).toBe(200);
    expect(text).toContain('content="noindex, follow"');
  }
  expect((await sendRequest(`/de/aufbrauchen?${many}`)).text).toContain("mit den ersten 30");
  expect((await sendRequest("/de/aufbrauchen?habe=kartoffel&page=99")).location).toBe("/de/aufbrauchen?habe=kartoffel");
  expect((await sendRequest("/de/aufbrauchen")).text).toContain('content="index, follow"');
  for (const q of ["", long, "%00", "' or 1=1", "<b>"]) {
    const door = await sendRequest(`/api/ingredients/suggestions/?locale=xx&q=${encodeURIComponent(q)}`);
    expect(door.status).toBe(200);
    expect(door.headers.get("cache-control")).toContain("public");
  }
});
