import type { Locator, Page } from "@playwright/test";
import { interpolate } from "#lib/platform/i18n/interpolate.ts";
import { expectAccessible } from "#tests/e2e/support/axe.ts";
import { expect, test } from "#tests/e2e/support/console-guard.ts";
import { messages } from "#tests/e2e/support/messages.ts";
import { viewports } from "#tests/e2e/support/viewports.ts";
import { visit } from "../support/visit.ts";
import { lentils, soup } from "./recipes.ts";

const { cook, timers, outro } = messages.de.recipes;
const shownStep = (page: Page) => page.locator("#steps li[data-cook-step]");
const progress = (page: Page) => page.getByRole("progressbar");
const bar = (page: Page) => page.getByRole("region", { name: timers.label, exact: true });

async function startCooking(page: Page) {
  await page.getByRole("button", { name: cook.start }).click();
  await expect(shownStep(page)).toBeVisible();
}

/** Presses the tab key until the element has the focus. */
async function tabTo(page: Page, element: Locator) {
  for (let i = 0; i < 80; i += 1) {
    if (await element.evaluate((target) => target === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error("the keyboard does not reach the element");
}

/** Reads the steps across a kitchen: the text is large, and so are the buttons. */
async function expectLarge(page: Page) {
  const size = await shownStep(page)
    .locator(".step-text")
    .evaluate((text) => Number.parseFloat(getComputedStyle(text).fontSize));
  expect(size).toBeGreaterThanOrEqual(24);
  const next = await page.locator(".cook-controls").getByRole("button").last().boundingBox();
  expect(next?.height).toBeGreaterThanOrEqual(64);
}

test("a whole recipe is cooked by keyboard only", async ({ page }) => {
  await visit(page, soup.de);
  await tabTo(page, page.getByRole("button", { name: cook.start }));
  const scrolled = await page.evaluate(() => window.scrollY);

  await test.step("Escape leaves and returns the focus, and the page is as before", async () => {
    await page.keyboard.press("Enter");
    await expect(shownStep(page).getByRole("heading").first()).toBeFocused();
    await expect(page.locator("[inert] header.site-header, header.site-header[inert]")).toHaveCount(1);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: cook.start })).toBeFocused();
    await expect(page.locator("[inert]")).toHaveCount(0);
    await expect(page.locator("#steps > ol > li").last()).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled);
  });

  await page.keyboard.press("Enter");
  await expect(shownStep(page)).toHaveId("step-0");
  await expect(shownStep(page).getByRole("heading", { name: cook.preparation })).toBeFocused();
  await expectAccessible(page, "the preparations");
  await tabTo(page, shownStep(page).getByRole("checkbox").first());
  await page.keyboard.press("Space");
  await expect(shownStep(page).getByRole("checkbox").first()).toBeChecked();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: cook.start })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(shownStep(page).getByRole("heading", { name: cook.preparation })).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expectAccessible(page, "cook mode");
  const count = await page.locator("#steps > ol > li:not(.preparation)").count();
  const timer = page.locator("[data-cook-step] button.timer").first();
  let timed = 0;
  for (let step = 1; step <= count; step += 1) {
    await expect(progress(page)).toHaveAttribute("aria-valuenow", String(step));
    await expect(shownStep(page)).toHaveId(`step-${step}`);
    await expectLarge(page);
    if (timed === 0 && (await timer.count()) > 0) {
      timed = step;
      await tabTo(page, timer);
      await page.keyboard.press("Enter");
      await expect(bar(page).getByRole("timer")).toHaveCount(1);
      await tabTo(page, bar(page).getByRole("button").first());
      await page.keyboard.press("Enter");
      await expect(bar(page)).toContainText(timers.paused);
    }
    await page.keyboard.press(step % 2 ? "ArrowRight" : "PageDown");
  }
  expect(timed).toBeGreaterThan(0);
  await expect(progress(page)).toHaveCount(0);
  await expect(page.getByRole("heading", { name: outro.title })).toBeInViewport();
  await expect(page).toHaveURL(soup.de);
  await expect(bar(page)).toBeVisible();
});

test("cook mode is part of the history, hands over to a phone, and keeps two dishes", async ({ page }) => {
  await visit(page, soup.de);
  await startCooking(page);

  await test.step("all ingredients open beside the step", async () => {
    const box = page.locator("#ingredients input[type=checkbox]").first();
    const isReachable = () => box.evaluate((element) => element.closest("[inert]") === null);
    await expect.poll(isReachable).toBe(false);
    await page.getByRole("button", { name: cook.ingredients }).click();
    await box.check();
    await page.keyboard.press("Escape");
    await expect.poll(isReachable).toBe(false);
    await expect(shownStep(page)).toBeVisible();
  });

  await test.step("the code for the phone is drawn", async () => {
    await page.getByRole("button", { name: cook.handOver }).click();
    const dialog = page.getByRole("dialog", { name: cook.handOver });
    await expect(dialog.getByRole("img", { name: cook.handOver })).toBeVisible();
    await expectAccessible(page, "the code for the phone", "dialog[open]");
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(shownStep(page)).toBeVisible();
  });

  await test.step("a reload stays, the browser's back button leaves", async () => {
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await expect(page).toHaveURL(`${soup.de}#cook-2`);
    await page.reload();
    await expect(shownStep(page)).toHaveId("step-2");
    await page.goBack();
    await expect(progress(page)).toHaveCount(0);
    await expect(page).toHaveURL(soup.de);
  });

  await test.step("a second dish is a tab, which leads back to the step of the first one", async () => {
    await startCooking(page);
    await expect(shownStep(page)).toHaveId("step-2");
    await page.getByRole("button", { name: cook.addDish }).click();
    await expect(progress(page)).toHaveCount(0);
    await visit(page, `${lentils.de}?servings=6&units=us#cook-3`);
    await expect(shownStep(page)).toHaveId("step-3");
    await expect(page.locator("html")).toHaveAttribute("data-units", "us");
    const tabs = page.getByRole("navigation", { name: cook.dishes });
    await expect(tabs.getByRole("link")).toHaveCount(2);
    await tabs.getByRole("link").and(page.locator(":not([aria-current])")).click();
    await expect(page).toHaveURL(`${soup.de}#cook-2`);
    await expect(shownStep(page)).toHaveId("step-2");
    await expect(tabs.getByRole("link")).toHaveCount(2);
  });
});

test.describe("by touch", () => {
  test.use({ hasTouch: true, viewport: viewports[3].viewport, colorScheme: "dark" });

  test("a recipe is cooked by swiping and tapping", async ({ page }) => {
    const { cook, timers } = messages.en.recipes;
    const timerBar = page.getByRole("region", { name: timers.label, exact: true });
    await visit(page, soup.en);
    await page.getByRole("button", { name: cook.start }).tap();
    await expect(shownStep(page)).toHaveId("step-0");
    await page.getByRole("button", { name: interpolate(cook.nextTo, { title: "" }) }).tap();
    await expect(shownStep(page)).toHaveId("step-1");
    await expectLarge(page);
    await shownStep(page).locator("button.timer").first().tap();
    await expect(timerBar.getByRole("timer")).toHaveCount(1);
    await expect(shownStep(page)).toHaveId("step-1");
    await page.getByRole("button", { name: interpolate(cook.nextTo, { title: "" }) }).tap();
    await expect(shownStep(page)).toHaveId("step-2");
    // The browser takes a press that follows a swipe at once for its end, so swipes come last.
    await swipe(page, 80, 320);
    await expect(shownStep(page)).toHaveId("step-1");
    await swipe(page, 320, 80);
    await expect(shownStep(page)).toHaveId("step-2");
    await page.touchscreen.tap(20, 300);
    await expect(shownStep(page)).toHaveId("step-1");
    await page.touchscreen.tap(370, 300);
    await expect(shownStep(page)).toHaveId("step-2");
    await expectAccessible(page, "cook mode with a timer at 390 pixels");
    // The timers stand above the buttons.
    const timersBox = await timerBar.boundingBox();
    const buttons = await page.locator(".cook-controls").boundingBox();
    expect(Number(timersBox?.y) + Number(timersBox?.height)).toBeLessThanOrEqual(Number(buttons?.y) + 1);
    await page.getByRole("button", { name: cook.leave }).tap();
    await expect(progress(page)).toHaveCount(0);
  });
});

/** Moves a finger sideways in the middle of the window. */
async function swipe(page: Page, from: number, to: number): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", x?: number) =>
    client.send("Input.dispatchTouchEvent", { type, touchPoints: x === undefined ? [] : [{ x, y: 420 }] });
  await touch("touchStart", from);
  for (let i = 1; i <= 5; i += 1) await touch("touchMove", from + ((to - from) * i) / 5);
  await touch("touchEnd");
  await client.detach();
}
