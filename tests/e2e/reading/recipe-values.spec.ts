import { locales } from "#lib/i18n/locales.ts";
import { slugAddress } from "#lib/routing/address.ts";
import { expect, test } from "#tests/e2e/support/console-guard.ts";
import { messages } from "#tests/e2e/support/messages.ts";
import { markedRecipeOf } from "#tests/support/catalogue.ts";
import { visit } from "../support/visit.ts";

const recipe = markedRecipeOf("roasted-pumpkin-soup");

/** Of the text that is seen; the other system of units is hidden. */
const seen = { useInnerText: true };

const ovens = {
  de: { metric: "200 °C Ober-/Unterhitze (Umluft 180 °C)", us: "400 °F Ober-/Unterhitze (Umluft 375 °F)" },
  en: { metric: "200 °C (fan 180 °C)", us: "400 °F (convection 375 °F)" },
};

for (const locale of locales) {
  const t = messages[locale].recipes;
  const path = slugAddress(locale, "/recipes/[slug]", recipe.slug[locale]);

  test(`${locale}: sentences follow the units`, async ({ page }) => {
    const [roast, blend] = [page.locator("#step-1 .step-text"), page.locator("#step-4 .step-text")];
    await visit(page, path);
    await expect(roast).toContainText(ovens[locale].metric, seen);
    await expect(blend).toContainText("150 ml", seen);
    await page.getByText(t.units.us, { exact: true }).click();
    await expect(roast).toContainText(ovens[locale].us, seen);
    await expect(roast).not.toContainText("°C", seen);
    await expect(blend).toContainText(/½\scup/i, seen);
    await expect(page.getByRole("main")).not.toContainText(/[{}]/, seen);
  });

  test(`${locale}: sentences follow the servings`, async ({ page }) => {
    await visit(page, path);
    await page.getByRole("textbox", { name: t.servings.count.portion }).fill("8");
    await expect(page.locator("#step-4 .step-text")).toContainText("300 ml", seen);
    await expect(page.locator("#step-1 .step-text")).toContainText(/35\s(Minuten|minutes)/, seen);
  });
}

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("sentences have the stored amounts, times and temperatures", async ({ page }) => {
    await page.goto(slugAddress("de", "/recipes/[slug]", recipe.slug.de));
    await expect(page.locator("#step-1 .step-text")).toContainText(/200\s°C .* 35\sMinuten/, seen);
    await expect(page.locator("#step-4 .step-text")).toContainText("150 ml Kokosmilch", seen);
  });
});
