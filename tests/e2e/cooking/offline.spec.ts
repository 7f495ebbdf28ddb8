// The browser reports failed requests on the console, so this journey runs without the guard.
import { expect, test } from "#tests/e2e/support/journey.ts";
import { messages } from "#tests/e2e/support/messages.ts";
import { visit } from "../support/visit.ts";
import { soup } from "./recipes.ts";

const { cook, timers } = messages.de.recipes;

test("an opened recipe is cooked with the network cut", async ({ page, context }) => {
  await visit(page, soup.de);
  await page.getByRole("button", { name: cook.start }).click();
  const step = page.locator("#steps li[data-cook-step]");
  await expect(step).toHaveId("step-0");
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);

  await page.keyboard.press("ArrowRight");
  const count = await page.locator("#steps > ol > li:not(.preparation)").count();
  const timer = page.locator("[data-cook-step] button.timer").first();
  let hasTimed = false;
  for (let number = 1; number <= count; number += 1) {
    await expect(step).toHaveId(`step-${number}`);
    const widths = () =>
      step.locator("img").evaluateAll((images: HTMLImageElement[]) => images.map((image) => image.naturalWidth));
    await expect.poll(async () => (await widths()).every((width) => width > 0)).toBe(true);
    if (!hasTimed && (await timer.count()) > 0) {
      hasTimed = true;
      await timer.click();
      await expect(page.getByRole("region", { name: timers.label, exact: true }).getByRole("timer")).toHaveCount(1);
    }
    if (number < count) await page.keyboard.press("ArrowRight");
  }
  expect(hasTimed).toBe(true);
  await page.getByRole("button", { name: cook.done }).click();
  await expect(page.getByRole("progressbar")).toHaveCount(0);
  await context.setOffline(false);
});
