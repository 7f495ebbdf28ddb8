import { expect, type Page } from "@playwright/test";
import axe from "axe-core";
import { isFullRun, viewports } from "./viewports.ts";

const values = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * Only violations: passed checks are most of the result and take most of the time. None of these
 * rules reads style sheets, which axe would else parse for each of its runs. What frames show, e.g.
 * the preview of a mail, is a page of its own.
 */
const options: axe.RunOptions = {
  runOnly: { type: "tag", values },
  resultTypes: ["violations"],
  preload: { assets: ["media"] },
  iframes: false,
};

/** The rules that a part of the page violates, each with the elements. */
async function findViolations(page: Page, selector: string, excluded: readonly string[]): Promise<string[]> {
  if (await page.evaluate(() => !("axe" in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ({ context, options }) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(context, options);
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(", ")}`);
    },
    { context: { include: [[selector]], exclude: excluded.map((part) => [part]) }, options },
  );
}

/**
 * Expects no axe violations in the page or in the part of a selector, and no horizontal scrolling.
 *
 * @param name - Page and state, for the error message.
 * @param excluded - Selectors of parts that are left out, because other pages show the same.
 */
export async function expectAccessible(
  page: Page,
  name: string,
  selector = "html",
  excluded: readonly string[] = [],
): Promise<void> {
  // A dialog may still be opening.
  await expect(page.locator(selector).first()).toBeAttached();
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
  expect.soft(await findViolations(page, selector, excluded), name).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect.soft(overflow, `${name} scrolls sideways`).toBeLessThanOrEqual(0);
}

const [wide, narrow] = [viewports[0].viewport, viewports[1].viewport];
const lightWide = { colorScheme: "light", viewport: wide } as const;
const darkNarrow = { colorScheme: "dark", viewport: narrow } as const;
const themes = isFullRun
  ? [lightWide, { ...lightWide, viewport: narrow }, { ...darkNarrow, viewport: wide }, darkNarrow]
  : [lightWide, darkNarrow];

/**
 * Expects no barriers in the open page in either theme, wide and narrow, and leaves the window as
 * it was. The frame around the part is examined once: it is the same everywhere.
 */
export async function expectAccessibleThemes(page: Page, name: string, part = "main"): Promise<void> {
  const before = page.viewportSize();
  for (const { colorScheme, viewport } of themes) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    const examined = part === "main" && colorScheme === "light" ? "html" : part;
    await expectAccessible(page, `${name}, ${colorScheme}, ${viewport.width} pixels`, examined);
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
  if (before) await page.setViewportSize(before);
}
