import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const values = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Of what is in order axe need not tell anything: that is most of its answer, and takes most of its time. */
const options = { runOnly: { type: "tag" as const, values }, resultTypes: ["violations" as const] };

/**
 * What axe finds on the page as it stands, or in the `part` a selector names, and whether the page scrolls sideways; `name` says where in
 * what state. Our pages have no frames of other origins, so axe runs within the page and needs no second one to put its answers together.
 */
export async function examine(page: Page, name: string, part = "html"): Promise<void> {
  // Further down the header lies over half of whatever is there, which is then too small a target.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().include(part).options(options).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(", ")}`);
  expect.soft(found, name).toEqual([]);
  const overhang = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect.soft(overhang, `${name} scrolls sideways`).toBeLessThanOrEqual(0);
}
