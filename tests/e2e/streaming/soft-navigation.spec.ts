import { expect, test } from "#tests/e2e/support/console-guard.ts";
import { dataDir } from "#tests/e2e/support/database.ts";
import { cardTable, holdTable } from "#tests/e2e/support/hold-table.ts";
import { messages } from "#tests/e2e/support/messages.ts";
import { visit } from "#tests/e2e/support/visit.ts";
import { skeletons } from "./streamed-pages.ts";

test("a filter keeps the list, the sheet and the focus until the new list is there", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, "/en/recipes");
  await page.getByRole("button", { name: /^Filters?$/ }).click();
  const sheet = page.getByRole("complementary", { name: messages.en.search.facets.label });
  const box = sheet.getByRole("checkbox", { name: /^Vegan/ });
  const release = await holdTable(dataDir, cardTable);
  try {
    const asked = page.waitForRequest((request) => request.url().includes("vegan"));
    await box.press("Space");
    await asked;
    await expect(page.locator("main article")).not.toHaveCount(0);
    await expect(sheet).toBeVisible();
    await expect(skeletons(page)).toHaveCount(0);
  } finally {
    await release();
  }
  await expect(page).toHaveURL(/vegan/);
  await expect(sheet).toBeVisible();
  await expect(box).toBeFocused();
});

test("other results of the same search replace the former ones when they are there", async ({ page }) => {
  const { types, stories } = messages.de.search.results;
  await visit(page, "/de/suche?search=Apfel");
  const count = page.getByRole("main").getByRole("status");
  await count.evaluate((element) => element.setAttribute("data-former", ""));
  const release = await holdTable(dataDir, cardTable);
  try {
    const asked = page.waitForRequest((request) => request.url().includes("type="));
    await page.getByRole("navigation", { name: types }).getByRole("link", { name: stories }).click();
    await asked;
    await expect(skeletons(page)).toHaveCount(0);
    await expect(page.locator("main article")).not.toHaveCount(0);
  } finally {
    await release();
  }
  await expect(page).toHaveURL(/type=/);
  // The same live region, so that screen readers announce the new number.
  await expect(page.locator("[role=status][data-former]")).toHaveCount(1);
});
