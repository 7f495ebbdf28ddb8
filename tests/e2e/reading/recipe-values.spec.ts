import { type Locale, locales } from "#lib/platform/i18n/locales.ts";
import { slugAddress } from "#lib/platform/routing/address.ts";
import { expect, test } from "#tests/e2e/support/console-guard.ts";
import { parseHtml } from "#tests/e2e/support/html.ts";
import { test as requests } from "#tests/e2e/support/journey.ts";
import { messages } from "#tests/e2e/support/messages.ts";
import { sendRequest } from "#tests/e2e/support/send-request.ts";
import { markedRecipeOf } from "#tests/support/catalogue.ts";
import { visit } from "../support/visit.ts";

const recipe = markedRecipeOf("roasted-pumpkin-soup");

/** Of the text that is seen; the other system of units is hidden. */
const seen = { useInnerText: true };

const ovens = {
  de: { metric: "200 °C Ober-/Unterhitze (Umluft 180 °C)", us: "400 °F Ober-/Unterhitze (Umluft 375 °F)" },
  en: { metric: "200 °C (fan 180 °C)", us: "400 °F (convection 375 °F)" },
};

const pathIn = (locale: Locale) => slugAddress(locale, "/recipes/[slug]", recipe.slug[locale]);

for (const locale of locales) {
  const t = messages[locale].recipes;

  test(`${locale}: sentences follow the units and the servings, and the times have a band`, async ({ page }) => {
    const [roast, blend] = [page.locator("#step-1 .step-text"), page.locator("#step-4 .step-text")];
    await visit(page, pathIn(locale));
    await expect(page.getByRole("region", { name: t.times.title }).locator("> [aria-hidden]")).toBeVisible();
    await expect(roast).toContainText(ovens[locale].metric, seen);
    await expect(blend).toContainText("150 ml", seen);
    await page.getByText(t.units.us, { exact: true }).click();
    await expect(roast).toContainText(ovens[locale].us, seen);
    await expect(roast).not.toContainText("°C", seen);
    await expect(blend).toContainText(/½\scup/i, seen);
    await expect(page.getByRole("main")).not.toContainText(/[{}]/, seen);

    await page.getByText(t.units.metric, { exact: true }).click();
    await page.getByRole("textbox", { name: t.servings.count.portion }).fill("8");
    await expect(blend).toContainText("300 ml", seen);
    await expect(roast).toContainText(/35\s(Minuten|minutes)/, seen);
  });
}

requests("without script, sentences have the stored amounts, times and temperatures", async () => {
  const page = parseHtml((await sendRequest(pathIn("de"))).text);
  // The style sheet hides them where no script has chosen them.
  for (const hidden of page.querySelectorAll(".in-us")) hidden.remove();
  const read = (step: number) => page.querySelector(`#step-${step} .step-text`)?.textContent;
  expect(read(1)).toMatch(/200\s°C .* 35\sMinuten/);
  expect(read(4)).toMatch(/150\sml Kokosmilch/);
});
