import type { Page } from "@playwright/test";
import sharp from "sharp";
import { address, routeAddress, slugAddress } from "#lib/routing/address.ts";
import { createRecipe, deleteRecipe } from "../catalogue/create-recipe.ts";
import { createAccount, signIn } from "../support/account.ts";
import { expectAccessible } from "../support/axe.ts";
import { newClientHeaders } from "../support/client-headers.ts";
import { expect, test } from "../support/console-guard.ts";
import { dataDir, query } from "../support/database.ts";
import { messages } from "../support/messages.ts";
import { viewports } from "../support/viewports.ts";
import { visit, waitForHydration } from "../support/visit.ts";

test.use({ extraHTTPHeaders: newClientHeaders() });

/** Uploads a picture to the library and opens its page. */
async function uploadPicture(page: Page, locale: "de" | "en"): Promise<string> {
  await visit(page, address(locale, "/desk/pictures"));
  const file = sharp({ create: { width: 1400, height: 1000, channels: 3, background: "#25439b" } });
  await page
    .locator("input[name=pictures]")
    .setInputFiles({ name: "blau.png", mimeType: "image/png", buffer: await file.png().toBuffer() });
  const { openFull } = messages[locale].pictures.upload;
  await page.getByRole("link", { name: openFull.replace("{name}", "blau.png") }).click();
  await expect(page.getByText(messages[locale].pictures.uses.none)).toBeVisible();
  await waitForHydration(page);
  return new URL(page.url()).pathname.split("/").at(-1) ?? "";
}

/** The part of the picture at the top that the browser has chosen, and the shape of its box. */
async function readHero(page: Page) {
  const hero = page.locator("main img.picture[fetchpriority=high]");
  return hero.evaluate((image: HTMLImageElement) => ({
    part: /\/(\d+x\d+:\d+x\d+)\//.exec(image.currentSrc)?.[1] ?? null,
    ratio: Math.round((image.clientWidth / image.clientHeight) * 100) / 100,
  }));
}

for (const { locale, viewport } of [viewports[1], viewports[2]]) {
  test(`an editor crops a picture by keyboard, and readers see it: ${locale}, ${viewport.width} px`, async ({
    page,
    browser,
  }) => {
    // Many pages one after the other.
    test.setTimeout(180_000);
    await page.setViewportSize(viewport);
    const { form } = messages[locale].pictures;
    const label = (format: keyof typeof form.formats, text = form.cropFull) =>
      text.replace("{format}", form.formats[format]);
    await signIn(page, await createAccount({ newType: "editor" }), locale);
    const pictureId = await uploadPicture(page, locale);
    const recipe = await createRecipe();
    await query(dataDir, "update items set picture_id = $2 where id = $1", [recipe.id, pictureId]);
    const recipePath = slugAddress(locale, "/recipes/[slug]", recipe.slug);
    const context = await browser.newContext({ serviceWorkers: "block", viewport });
    const reader = await context.newPage();
    await reader.goto(recipePath);
    expect(await readHero(reader)).toEqual({ part: null, ratio: 1.33 });

    await visit(page, routeAddress(locale, "/desk/pictures/[id]", { id: pictureId }));
    for (const format of ["card", "portrait"] as const) {
      await page.getByRole("button", { name: label(format), exact: true }).focus();
      await page.keyboard.press("Enter");
      await expect(page.getByLabel(form.zoom)).toBeFocused();
      if (format === "card") await expectAccessible(page, "a picture that is cropped");
      await page.getByLabel(form.zoom).focus();
      await page.keyboard.press("End");
      await page.getByLabel(form.across).focus();
      await page.keyboard.press("Home");
      await page.getByRole("button", { name: form.useCrop, exact: true }).focus();
      await page.keyboard.press("Enter");
      await expect(page.getByRole("button", { name: label(format), exact: true })).toBeFocused();
    }
    await expect(page.getByText(form.ownCrop, { exact: true })).toHaveCount(2);
    const save = page.getByRole("button", { name: messages[locale].ui.form.save, exact: true });
    await save.focus();
    await page.keyboard.press("Enter");
    await expect(page.getByText(messages[locale].ui.flash.pictureSaved)).toBeVisible();
    const [stored] = await query<{ crops: Record<string, { x: number; width: number }> }>(
      dataDir,
      "select crops from pictures where id = $1",
      [pictureId],
    );
    expect([stored?.crops.card?.x, stored?.crops.portrait?.x]).toEqual([0, 0]);
    // The slider has steps, so that its end is near the largest zoom.
    expect(stored?.crops.card?.width).toBeLessThan(830);
    const widthOf = (format: "card" | "portrait") => `0x\\d+:${stored?.crops[format]?.width}x\\d+`;

    const isPhone = viewport.width < 640;
    await expect(async () => {
      await reader.goto(recipePath);
      const { part, ratio } = await readHero(reader);
      expect(part).toMatch(new RegExp(`^${widthOf(isPhone ? "portrait" : "card")}$`));
      expect(ratio).toBe(isPhone ? 0.75 : 1.33);
    }).toPass();
    const shift = await reader.evaluate(
      () =>
        new Promise<number>((done) => {
          new PerformanceObserver((list) => {
            const shifts = list.getEntries() as (PerformanceEntry & { value: number })[];
            done(shifts.reduce((sum, { value }) => sum + value, 0));
          }).observe({ type: "layout-shift", buffered: true });
          requestIdleCallback(() => done(0), { timeout: 5000 });
        }),
    );
    expect(shift).toBeLessThan(0.01);

    await waitForHydration(page);
    for (const format of ["card", "portrait"] as const) {
      await page.getByRole("button", { name: label(format, form.resetCropFull), exact: true }).click();
    }
    await expect(page.getByText(form.ownCrop, { exact: true })).toHaveCount(0);
    await save.click();
    await expect(async () => {
      await reader.goto(recipePath);
      expect(await readHero(reader)).toEqual({ part: null, ratio: 1.33 });
    }).toPass();
    await context.close();
    await deleteRecipe(recipe);
  });
}
