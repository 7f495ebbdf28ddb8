import { slugAddress } from "#lib/platform/routing/address.ts";
import { expect, test } from "#tests/e2e/support/console-guard.ts";
import { messages } from "#tests/e2e/support/messages.ts";
import { pairwiseViewports } from "#tests/e2e/support/viewports.ts";
import { visit } from "../support/visit.ts";

/** A recipe with more ingredients than fit in a window. */
const slugs = { de: "butter-chicken-mit-basmati", en: "butter-chicken-with-basmati" };
const addressOf = (locale: "de" | "en") => slugAddress(locale, "/recipes/[slug]", slugs[locale]);

for (const { locale, viewport } of pairwiseViewports) {
  const { tabs, head, ingredients } = messages[locale].recipes;
  test.describe(`in ${locale} at ${viewport.width} px`, () => {
    test.use({ viewport, hasTouch: viewport.width < 1024 });

    test("all parts of a recipe are reached on the screen, and printed", async ({ page }) => {
      await visit(page, addressOf(locale));
      const jump = page.getByRole("link", { name: head.jump, exact: true });
      const heading = page.getByRole("heading", { name: ingredients.title, exact: true });
      if (viewport.width < 1024) {
        await test.step("the ingredients are reached from the first screen", async () => {
          await expect(jump).toBeInViewport({ ratio: 1 });
          await jump.click();
          await expect(heading).toBeInViewport({ ratio: 1 });
          const isCovered = () =>
            heading.evaluate((element) => {
              const { left, top, height } = element.getBoundingClientRect();
              return document.elementFromPoint(left + 2, top + height / 2) !== element;
            });
          await expect.poll(isCovered).toBe(false);
        });
      }

      await test.step("the tabs are in the order of the page and mark what is shown", async () => {
        const links = page.getByRole("navigation", { name: tabs.label }).getByRole("link");
        const comments = new RegExp(`^${tabs.comments}( \\d+)?$`);
        await expect(links).toHaveText([tabs.ingredients, tabs.steps, tabs.nutrition, comments]);
        const inOrder = await links.evaluateAll((all) => {
          const targets = all.map((link) => document.querySelector(link.getAttribute("href") ?? ""));
          return targets.every(
            (target, index) =>
              index === 0 ||
              (targets[index - 1]?.compareDocumentPosition(target as Node) ?? 0) & Node.DOCUMENT_POSITION_FOLLOWING,
          );
        });
        expect(inOrder).toBe(true);
        for (const name of [tabs.nutrition, tabs.ingredients, tabs.comments, tabs.steps]) {
          const tab = links.filter({ hasText: name });
          await tab.click();
          await expect(tab).toHaveAttribute("aria-current", "true");
          const target = page.locator((await tab.getAttribute("href")) ?? "");
          await expect(target.getByRole("heading").first()).toBeInViewport();
          await expect(page).toHaveURL(new RegExp(`${await tab.getAttribute("href")}$`));
        }
      });

      if (viewport.width >= 1024) {
        await test.step("the button stays in sight while a list higher than the window scrolls to its end", async () => {
          await expect(jump).toBeHidden();
          await heading.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
          await expect(heading).toBeInViewport({ ratio: 1 });
          await expect(page.locator(".ingredients-footer").getByRole("button").first()).toBeInViewport({ ratio: 1 });
          const last = page.locator("#ingredients").getByRole("checkbox").last();
          await last.focus();
          await expect(last).toBeInViewport({ ratio: 1 });
          await page.keyboard.press("Space");
          await expect(last).toBeChecked();
        });
      }

      await test.step("the print names author, date and site, strikes nothing through, and has no frame", async () => {
        const box = page.locator("#ingredients").getByRole("checkbox").first();
        await box.check();
        await page.emulateMedia({ media: "print" });
        const row = page.locator(".ingredient").first();
        await expect(row).toHaveCSS("text-decoration-line", "none");
        await expect(box).toBeHidden();
        const author = await page.locator("#author-title").textContent();
        await expect(page.locator(".print-byline")).toContainText(author ?? "?");
        await expect(page.locator(".print-byline")).toContainText(/\d{4}/);
        await expect(page.locator(".print-source")).toContainText("Tischlein");
        await expect(page.locator(".print-source")).toContainText(addressOf(locale));
        await expect(page.getByRole("link", { name: head.jump, exact: true })).toBeHidden();
        for (const role of ["banner", "contentinfo"] as const) await expect(page.getByRole(role)).toBeHidden();
        await expect(page.getByRole("complementary", { name: messages[locale].layout.banner.label })).toBeHidden();
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await expect(page.getByRole("heading", { name: ingredients.title, exact: true })).toBeVisible();
      });
    });
  });
}
