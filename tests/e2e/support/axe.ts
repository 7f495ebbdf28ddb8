import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const values = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Only violations: passed checks are most of the result and take most of the time. */
const options = { runOnly: { type: "tag" as const, values }, resultTypes: ["violations" as const] };

/**
 * Expects no axe violations in the page or in the part of a selector, and no horizontal scrolling.
 * The legacy mode of axe suffices, because there are no cross-origin frames.
 *
 * @param name - Page and state, for the error message.
 */
export async function expectAccessible(page: Page, name: string, selector = "html"): Promise<void> {
  // Further down the sticky header covers elements, which are then too small targets.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  // Halfway through a transition, colours are neither the old nor the new ones.
  await page.evaluate(async () => {
    const isEnding = ({ playState, effect }: Animation) =>
      playState === "running" && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
    await Promise.allSettled(
      document
        .getAnimations()
        .filter(isEnding)
        .map(({ finished }) => finished),
    );
  });
  // Sandboxed frames, such as previews of mails, have no origin that axe could send messages to.
  const iframes = (await page.locator("iframe[sandbox]:not([sandbox~=allow-same-origin])").count()) === 0;
  const builder = new AxeBuilder({ page }).setLegacyMode().include(selector);
  const { violations } = await builder.options({ ...options, iframes }).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(", ")}`);
  expect.soft(found, name).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect.soft(overflow, `${name} scrolls sideways`).toBeLessThanOrEqual(0);
}
