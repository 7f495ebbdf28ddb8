import { address, slugAddress } from "#lib/routing/address.ts";
import { expect, test } from "#tests/e2e/support/console-guard.ts";
import { messages } from "#tests/e2e/support/messages.ts";
import { pairwiseViewports } from "#tests/e2e/support/viewports.ts";
import { visit } from "#tests/e2e/support/visit.ts";

for (const javaScriptEnabled of [true, false]) {
  for (const { locale, viewport } of pairwiseViewports) {
    test.describe(`in ${locale} at ${viewport.width} px, ${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
      test.use({ javaScriptEnabled, viewport, hasTouch: viewport.width < 1024 });

      test("a surprise offers another one for the same choices", async ({ page }) => {
        const { quiz, choices } = messages[locale].whatToCook;
        const start = address(locale, "/what-to-cook-today");
        await (javaScriptEnabled ? visit(page, start) : page.goto(start));
        await page.getByRole("combobox", { name: quiz.diet }).selectOption({ label: choices.diet.vegan });
        await page.getByRole("button", { name: quiz.surprise }).click();
        const recipes = address(locale, "/recipes");
        await page.waitForURL((url) => url.pathname.startsWith(`${recipes}/`));
        for (let round = 0; round < 3; round++) {
          const { pathname, searchParams } = new URL(page.url());
          expect(searchParams.get("diet")).toBe("vegan");
          const again = page.getByRole("link", { name: quiz.surpriseAgain });
          await expect(again).toBeInViewport({ ratio: 1 });
          await again.click();
          await page.waitForURL((url) => url.pathname.startsWith(`${recipes}/`) && url.pathname !== pathname);
        }
      });

      test("a recipe found otherwise offers a surprise below", async ({ page }) => {
        const { quiz } = messages[locale].whatToCook;
        const slug = locale === "de" ? "cremiger-hummus" : "silky-hummus";
        await page.goto(slugAddress(locale, "/recipes/[slug]", slug));
        await expect(page.getByRole("link", { name: quiz.surpriseAgain })).toBeHidden();
        await page.getByRole("main").getByRole("link", { name: quiz.surprise }).click();
        await page.waitForURL((url) => url.hash === "#surprise");
      });
    });
  }
}
