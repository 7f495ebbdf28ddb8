import type { Page } from "@playwright/test";
import { interpolate } from "#lib/i18n/interpolate.ts";
import { locales } from "#lib/i18n/locales.ts";
import { slugAddress } from "#lib/routing/address.ts";
import { expectAccessible } from "#tests/e2e/support/axe.ts";
import { expect, test } from "#tests/e2e/support/console-guard.ts";
import { messages } from "#tests/e2e/support/messages.ts";
import { recipeOf, storyOf } from "#tests/support/catalogue.ts";
import { visit } from "../support/visit.ts";
import { soup } from "./recipes.ts";

const quiche = recipeOf("quiche-lorraine");
const lentils = recipeOf("red-lentil-soup");
const spices = storyOf("story-spice-bowls");

/** Of the text that is seen; the other system of units is hidden. */
const seen = { useInnerText: true };
const row = (page: Page, position: number) => page.locator("#ingredients .ingredient").nth(position);

for (const locale of locales) {
  for (const width of [390, 1280]) {
    test.describe(`${locale} at ${width}`, () => {
      test.use({ viewport: { width, height: 900 } });
      const t = messages[locale].recipes.servings;

      test("servings stay in the address, on the device and in the other language", async ({ page }) => {
        await visit(page, soup[locale]);
        const field = page.getByRole("textbox", { name: t.count.portion });
        await page.getByRole("button", { name: t.more, exact: true }).click();
        await page.getByRole("button", { name: t.more, exact: true }).click();
        await expect(field).toHaveValue("6");
        await expect(row(page, 0)).toContainText(/1[,.]5\skg/, seen);
        await expect(page).toHaveURL(/\?servings=6$/);

        await page.reload();
        await expect(field).toHaveValue("6");
        const other = locale === "de" ? "en" : "de";
        await visit(page, soup[other]);
        await expect(row(page, 0)).toContainText(/1[,.]5\skg/, seen);

        await visit(page, soup[locale]);
        await page.getByRole("button", { name: interpolate(t.reset, { count: 4, unit: t.portion.many }) }).click();
        await expect(row(page, 0)).toContainText(/1\skg/, seen);
        await expect(page).toHaveURL(soup[locale]);
      });

      test("servings follow a tin and one ingredient, and parts change apart", async ({ page }) => {
        await visit(page, slugAddress(locale, "/recipes/[slug]", quiche.slug[locale]));
        const field = page.getByRole("textbox", { name: t.count.piece });
        const dialog = page.getByRole("dialog", { name: t.dialog.title });
        await page.getByRole("button", { name: t.convert, exact: true }).click();
        await expectAccessible(page, "conversion", "dialog[open]");
        await dialog.getByLabel(t.dialog.diameter).fill("20");
        await dialog.getByRole("button", { name: t.dialog.apply }).first().click();
        await expect(dialog).toBeHidden();
        await expect(field).toHaveValue(/^4[,.]1$/);

        await page.getByRole("button", { name: t.convert, exact: true }).click();
        await dialog.getByLabel(t.dialog.have, { exact: false }).fill("480");
        await dialog.getByRole("button", { name: t.dialog.apply }).last().click();
        await expect(field).toHaveValue("16");
        await expect(row(page, 0)).toContainText(/480\sg/, seen);

        await page.getByRole("button", { name: t.parts.open, exact: true }).click();
        const parts = page.getByRole("dialog", { name: t.parts.title });
        await parts
          .getByRole("radio", { name: interpolate(t.parts.factor, { factor: "2" }) })
          .first()
          .check({ force: true });
        await parts.getByRole("button", { name: t.parts.close }).click();
        await expect(row(page, 0)).toContainText(/960\sg/, seen);
        await expect(page.locator("#ingredients h3").first()).toContainText("× 2");
        await expect(page.locator("#ingredients h3").last()).not.toContainText("×");
      });

      test("ticks of ingredients and steps stay, are cleared and brought back", async ({ page }) => {
        const list = messages[locale].recipes.ingredients;
        await visit(page, soup[locale]);
        const boxes = page.locator("#ingredients input[data-tick]");
        await row(page, 1).click();
        await expect(boxes.nth(1)).toBeChecked();
        await page.locator("#step-1 input[data-tick]").check();
        await expect(page).toHaveURL(soup[locale]);
        await page.reload();
        await expect(boxes.nth(1)).toBeChecked();
        await expect(page.locator("#step-1 input[data-tick]")).toBeChecked();
        await page.getByRole("button", { name: list.clear }).click();
        await expect(boxes.nth(1)).not.toBeChecked();
        await page.getByRole("button", { name: list.undo }).click();
        await expect(boxes.nth(1)).toBeChecked();
      });
    });
  }
}

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
