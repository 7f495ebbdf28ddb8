import type { Page } from "@playwright/test";
import { interpolate } from "#lib/platform/i18n/interpolate.ts";
import { expectAccessible } from "#tests/e2e/support/axe.ts";
import { expect, test } from "#tests/e2e/support/console-guard.ts";
import { messages } from "#tests/e2e/support/messages.ts";
import { viewports } from "#tests/e2e/support/viewports.ts";
import { visit } from "../support/visit.ts";
import { soup } from "./recipes.ts";

const t = messages.de.recipes.timers;
const bar = (page: Page) => page.getByRole("region", { name: t.label, exact: true });

/** Presses the duration at a position of the page; returns the time and its length in seconds. */
async function startTimer(page: Page, position: number) {
  const button = page.locator("button.timer").nth(position);
  const duration = await button.locator("time").getAttribute("datetime");
  const parts = /^PT(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?$/.exec(duration ?? "");
  const [hours, minutes, seconds] = [1, 2, 3].map((index) => Number(parts?.[index] ?? 0));
  const startedAtMs = await button.evaluate((element: HTMLElement) => {
    element.click();
    return Date.now();
  });
  return { startedAtMs, seconds: Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) };
}

/** Waits until the bar shows the next second of a timer; returns it and when that was. */
function readNextSecond(page: Page, position = 0): Promise<{ nowMs: number; seconds: number }> {
  return bar(page)
    .getByRole("timer")
    .nth(position)
    .evaluate(
      (timer) =>
        new Promise((resolve) => {
          const read = () => (timer.textContent ?? "").split(":").reduce((sum, part) => sum * 60 + Number(part), 0);
          const observer = new MutationObserver(() => resolve({ nowMs: Date.now(), seconds: read() }));
          observer.observe(timer, { characterData: true, childList: true, subtree: true });
        }),
    );
}

test("timers go on wherever the reader is, until they are stopped", async ({ page, context }) => {
  await visit(page, soup.de);
  const started = [await startTimer(page, 0), await startTimer(page, 1)];
  await expect(bar(page).getByRole("timer")).toHaveCount(2);

  await test.step("the bar covers neither the end of the page nor the toasts", async () => {
    for (const { viewport } of [viewports[1], viewports[0]]) {
      await page.setViewportSize(viewport);
      // What is loaded on the way down makes the page longer.
      await expect(async () => {
        await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
        const top = Number((await bar(page).boundingBox())?.y);
        const footer = await page.getByRole("contentinfo").last().boundingBox();
        expect(Number(footer?.y) + Number(footer?.height)).toBeLessThanOrEqual(top + 1);
      }).toPass();
      await expectAccessible(page, `a page with two timers, ${viewport.width} pixels`, ".timer-bar");
    }
  });
  await page.close();

  const other = await context.newPage();
  await test.step("they go on while their tab is closed, with an error below a second", async () => {
    await visit(other, "/en");
    const english = other.getByRole("region", { name: messages.en.recipes.timers.label, exact: true });
    await expect(english.getByRole("timer")).toHaveCount(2);
    await visit(other, "/de");
    await expect(bar(other).getByRole("timer")).toHaveCount(2);
    // The shorter one stands first.
    const shown = started.toSorted((a, b) => a.seconds - b.seconds);
    for (const [index, { startedAtMs, seconds: duration }] of shown.entries()) {
      const { nowMs, seconds } = await readNextSecond(other, index);
      const leftMs = startedAtMs + duration * 1000 - nowMs;
      expect(Math.abs(seconds * 1000 - leftMs)).toBeLessThan(1000);
    }
  });

  await test.step("the buttons work by keyboard, and the bar follows through the site", async () => {
    const timer = bar(other).getByRole("listitem").first();
    await timer.getByRole("button").first().focus();
    await other.keyboard.press("Enter");
    await expect(timer).toContainText(t.paused);
    const minutes = Number((await timer.getByRole("timer").textContent())?.split(":").at(-2));
    await other.keyboard.press("Tab");
    await other.keyboard.press("Enter");
    await expect(timer.getByRole("timer")).toHaveText(new RegExp(`\\b${String(minutes + 1).padStart(2, "0")}:\\d\\d$`));
    await timer.getByRole("link").click();
    await expect(other).toHaveURL(new RegExp(`${soup.de}#step-\\d$`));
    await timer.getByRole("button").last().click();
    await expect(bar(other).getByRole("timer")).toHaveCount(1);
    await other.getByRole("banner").getByRole("link").first().click();
    await expect(other).toHaveURL("/de");
    await expect(bar(other).getByRole("timer")).toHaveCount(1);
  });

  await test.step("the end is announced, blinks in the title and stays until the timer is stopped", async () => {
    // As another tab does: a page that loads slowly would find a timer that has ended before.
    await other.evaluate(() => {
      const [timer] = JSON.parse(localStorage.getItem("timers") ?? "[]");
      localStorage.setItem("timers", JSON.stringify([{ ...timer, label: "Kerne", deadlineMs: Date.now() + 1500 }]));
      window.dispatchEvent(new StorageEvent("storage", { key: "timers" }));
    });
    const finished = interpolate(t.announceFinished, { label: "Kerne" });
    await expect(bar(other).getByRole("alert")).toHaveText(finished);
    await expect.poll(() => other.title()).toBe(finished);
    await other.reload();
    await expect(bar(other).getByText(t.finished)).toBeVisible();
    await bar(other)
      .getByRole("button", { name: interpolate(t.stopOf, { label: "Kerne" }) })
      .click();
    await expect(bar(other)).toHaveCount(0);
    await expect.poll(() => other.title()).not.toBe(finished);
  });
});
