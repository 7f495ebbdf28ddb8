import type { Page } from "@playwright/test";
import { interpolate } from "#lib/platform/i18n/interpolate.ts";
import { slugAddress } from "#lib/platform/routing/address.ts";
import { expectAccessible } from "#tests/e2e/support/axe.ts";
import { expect, test } from "#tests/e2e/support/console-guard.ts";
import { messages } from "#tests/e2e/support/messages.ts";
import { viewports } from "#tests/e2e/support/viewports.ts";
import { recipeOf, storyOf } from "#tests/support/catalogue.ts";
import { visit } from "../support/visit.ts";
import { soup } from "./recipes.ts";

const quiche = recipeOf("quiche-lorraine");
const lentils = recipeOf("red-lentil-soup");
const spices = storyOf("story-spice-bowls");

/** Of the text that is seen; the other system of units is hidden. */
const seen = { useInnerText: true };
const row = (page: Page, position: number) => page.locator("#ingredients .ingredient").nth(position);

test("servings and ticks stay on the device, in the address and in the other language", async ({ page }) => {
  const { ingredients: list, servings: t } = messages.de.recipes;
  const field = page.getByRole("textbox", { name: t.count.portion });
  const boxes = page.locator("#ingredients input[data-tick]");
  const stepBox = page.locator("#step-1 input[data-tick]");
  await visit(page, soup.de);
  await row(page, 1).click();
  await expect(boxes.nth(1)).toBeChecked();
  await stepBox.check();
  await expect(page).toHaveURL(soup.de);
  await page.getByRole("button", { name: t.more, exact: true }).click();
  await page.getByRole("button", { name: t.more, exact: true }).click();
  await expect(field).toHaveValue("6");
  await expect(row(page, 0)).toContainText(/1,5\skg/, seen);
  await expect(page).toHaveURL(/\?servings=6$/);

  await test.step("after a reload", async () => {
    await page.reload();
    await expect(field).toHaveValue("6");
    await expect(boxes.nth(1)).toBeChecked();
    await expect(stepBox).toBeChecked();
  });

  await test.step("on the page without the address, and in English", async () => {
    await visit(page, soup.en);
    await expect(row(page, 0)).toContainText(/1\.5\skg/, seen);
    await visit(page, soup.de);
    await expect(row(page, 0)).toContainText(/1,5\skg/, seen);
  });

  await test.step("until they are taken back", async () => {
    await page.getByRole("button", { name: interpolate(t.reset, { count: 4, unit: t.portion.many }) }).click();
    await expect(row(page, 0)).toContainText(/1\skg/, seen);
    await expect(page).toHaveURL(soup.de);
    await page.getByRole("button", { name: list.clear }).click();
    await expect(boxes.nth(1)).not.toBeChecked();
    await page.getByRole("button", { name: list.undo }).click();
    await expect(boxes.nth(1)).toBeChecked();
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: viewports[3].viewport });

  test("servings follow a tin and one ingredient, and parts change apart", async ({ page }) => {
    const t = messages.en.recipes.servings;
    await visit(page, slugAddress("en", "/recipes/[slug]", quiche.slug.en));
    const field = page.getByRole("textbox", { name: t.count.piece });
    const dialog = page.getByRole("dialog", { name: t.dialog.title });
    await page.getByRole("button", { name: t.convert, exact: true }).click();
    await expectAccessible(page, "conversion", "dialog[open]");
    await dialog.getByLabel(t.dialog.diameter).fill("20");
    await dialog.getByRole("button", { name: t.dialog.apply }).first().click();
    await expect(dialog).toBeHidden();
    await expect(field).toHaveValue("4.1");

    await page.getByRole("button", { name: t.convert, exact: true }).click();
    await dialog.getByLabel(t.dialog.have, { exact: false }).fill("480");
    await dialog.getByRole("button", { name: t.dialog.apply }).last().click();
    await expect(field).toHaveValue("16");
    await expect(row(page, 0)).toContainText(/480\sg/, seen);

    await page.getByRole("button", { name: t.parts.open, exact: true }).click();
    const parts = page.getByRole("dialog", { name: t.parts.title });
    const unchanged = parts.getByRole("radio", { name: interpolate(t.parts.factor, { factor: "1" }), exact: true });
    await expect(unchanged.first()).toBeFocused();
    await parts
      .getByRole("radio", { name: interpolate(t.parts.factor, { factor: "2" }) })
      .first()
      .check({ force: true });
    await parts.getByRole("button", { name: t.parts.close }).click();
    await expect(row(page, 0)).toContainText(/960\sg/, seen);
    await expect(page.locator("#ingredients h3").first()).toContainText("× 2");
    await expect(page.locator("#ingredients h3").last()).not.toContainText("×");
  });
});

test("a part of a recipe in a story changes apart, and the recipe knows it", async ({ page }) => {
  const { parts, count } = messages.de.recipes.servings;
  await visit(page, slugAddress("de", "/stories/[slug]", spices.slug.de));
  const part = page.getByRole("region", { name: /Minzbutter/ });
  const butter = part.getByRole("listitem").filter({ hasText: "Butter" }).first();
  const stored = (await butter.textContent()) ?? "";
  await expect(part.getByRole("textbox", { name: count.portion })).toBeVisible();
  await part.getByRole("button", { name: parts.openOne }).click();
  const dialog = page.getByRole("dialog", { name: parts.titleOfOne });
  await expectAccessible(page, "servings of a part", "dialog[open]");
  await dialog.getByRole("radio", { name: interpolate(parts.factor, { factor: "2" }) }).check();
  await page.keyboard.press("Escape");
  await expect(butter).not.toHaveText(stored);
  await expect(part.getByRole("heading")).toHaveText("Für die Minzbutter × 2");
  await expect(page).toHaveURL(slugAddress("de", "/stories/[slug]", spices.slug.de));

  await part.getByRole("link", { name: lentils.title.de }).click();
  await expect(page.getByRole("heading", { name: "Für die Minzbutter × 2" })).toBeVisible();
});
