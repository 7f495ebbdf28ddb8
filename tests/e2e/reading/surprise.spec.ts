import { address, slugAddress } from "#lib/platform/routing/address.ts";
import { whatToCookAddress } from "#lib/platform/routing/what-to-cook-address.ts";
import { choiceWord } from "#lib/platform/routing/what-to-cook-words.ts";
import { expect, test } from "#tests/e2e/support/console-guard.ts";
import { messages } from "#tests/e2e/support/messages.ts";
import { pairwiseViewports, viewports } from "#tests/e2e/support/viewports.ts";
import { visit } from "#tests/e2e/support/visit.ts";

/** With script in English, without in German. */
const ways = pairwiseViewports.map((one) => ({ ...one, javaScriptEnabled: one.locale === "en" }));

for (const { locale, viewport, javaScriptEnabled } of ways) {
  test.describe(`in ${locale} at ${viewport.width} px, ${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
    test.use({ javaScriptEnabled, viewport, hasTouch: viewport.width < 1024 });
    const { quiz, results, choices } = messages[locale].whatToCook;
    const recipes = address(locale, "/recipes");

    // Which recipes are found is tested in tests/app/[locale]/what-to-cook-today.test.ts.
    test("what to cook today shows recipes for three choices, and surprises time after time", async ({ page }) => {
      const choose = (choice: "diet" | "meal" | "other", label: string) =>
        page.getByRole("combobox", { name: quiz[choice] }).selectOption({ label });
      const start = address(locale, "/what-to-cook-today");
      await (javaScriptEnabled ? visit(page, start) : page.goto(start));
      await expect(page.getByRole("main").getByRole("article")).not.toHaveCount(0);
      await expect(page.getByRole("complementary", { name: messages[locale].layout.banner.label })).toBeHidden();

      await test.step("three choices", async () => {
        // These have a dish of every season; no vegetarian one is of the spring.
        await choose("diet", choices.diet.all);
        await choose("meal", choices.meal.lunch);
        await choose("other", choices.other.healthy);
        await page.getByRole("button", { name: quiz.submit }).click();
        await expect(page).toHaveURL(whatToCookAddress(locale, ["all", "lunch", "healthy"]));
        await expect(page.getByRole("combobox", { name: quiz.diet })).toHaveValue(choiceWord("diet", "all", locale));
        await expect(page.getByText(results.inSeason).first()).toBeVisible();
        for (const { viewport: other } of viewports.slice(0, 2)) {
          await page.setViewportSize(other);
          expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
        }
        await page.setViewportSize(viewport);
      });

      await test.step("a surprise, and others for the same choices", async () => {
        await choose("diet", choices.diet.vegan);
        await page.getByRole("button", { name: quiz.surprise }).click();
        await page.waitForURL((url) => url.pathname.startsWith(`${recipes}/`));
        for (let round = 0; round < 2; round += 1) {
          const { pathname, searchParams } = new URL(page.url());
          expect(searchParams.get("diet")).toBe("vegan");
          const again = page.getByRole("link", { name: quiz.surpriseAgain });
          await expect(again).toBeInViewport({ ratio: 1 });
          await again.click();
          await page.waitForURL((url) => url.pathname.startsWith(`${recipes}/`) && url.pathname !== pathname);
        }
      });
    });

    test("a recipe found otherwise offers a surprise below", async ({ page }) => {
      const slug = locale === "de" ? "cremiger-hummus" : "silky-hummus";
      await page.goto(slugAddress(locale, "/recipes/[slug]", slug));
      await expect(page.getByRole("link", { name: quiz.surpriseAgain })).toBeHidden();
      await page.getByRole("main").getByRole("link", { name: quiz.surprise }).click();
      await page.waitForURL((url) => url.hash === "#surprise");
    });
  });
}
