import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { address, slugAddress } from "#lib/platform/routing/address.ts";
import { createRecipe, deleteRecipe } from "../catalogue/create-recipe.ts";
import { createAccount, signIn } from "../support/account.ts";
import { expectAccessible } from "../support/axe.ts";
import { newClientHeaders } from "../support/client-headers.ts";
import { expect, test } from "../support/console-guard.ts";
import { dataDir, query } from "../support/database.ts";
import { messages } from "../support/messages.ts";
import { visit, waitForHydration } from "../support/visit.ts";

test.use({ extraHTTPHeaders: newClientHeaders() });

const wide = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };

async function createFile(name: string, background: string, width = 1400) {
  const picture = sharp({ create: { width, height: Math.round((width * 5) / 7), channels: 3, background } });
  return { name, mimeType: "image/png", buffer: await picture.png().toBuffer() };
}

const textFile = { name: "notizen.png", mimeType: "image/png", buffer: Buffer.from("Mehl, Eier, Milch") };
const idIn = (page: Page) => new URL(page.url()).pathname.split("/").at(-1) ?? "";

/**
 * The picture at the top: its id, the part that the browser has chosen, the shape of its box, and
 * where it is cut.
 */
async function readHero(page: Page) {
  const hero = page.locator("main img.picture[fetchpriority=high]");
  return hero.evaluate((image: HTMLImageElement) => ({
    id: image.src.split("/").at(-1),
    part: /\/(\d+x\d+:\d+x\d+)\//.exec(image.currentSrc)?.[1] ?? null,
    ratio: Math.round((image.clientWidth / image.clientHeight) * 100) / 100,
    position: image.style.objectPosition,
  }));
}

test("an editor uploads pictures, describes, crops and replaces one, and readers see it", async ({ page, browser }) => {
  test.setTimeout(120_000);
  await page.setViewportSize(wide);
  const { upload, form, detail, uses, filter, replace } = messages.de.pictures;
  const { flash, form: formWords } = messages.de.ui;
  const word = `Zwetschge ${randomUUID().slice(0, 8)}`;
  const save = page.getByRole("button", { name: formWords.save, exact: true });
  const marker = page.getByRole("button", { name: form.marker.slice(0, 12) });
  await signIn(page, await createAccount({ newType: "admin" }));

  await test.step("of several files those that are pictures are stored", async () => {
    await visit(page, address("de", "/desk/pictures"));
    await page
      .locator("input[name=pictures]")
      .setInputFiles([await createFile("blau.png", "#25439b"), textFile, await createFile("rot.png", "#b3261e")]);
    const files = page.getByRole("list", { name: upload.files }).getByRole("listitem");
    await expect(files.filter({ hasText: textFile.name })).toContainText(upload.problems.unsupported_type);
    await expect(files.filter({ hasText: upload.states.stored })).toHaveCount(2);
    await expectAccessible(page, "the library of pictures with finished uploads");
    await page.getByRole("link", { name: upload.openFull.replace("{name}", "blau.png") }).click();
    await expect(page.getByText(uses.none)).toBeVisible();
    await waitForHydration(page);
  });
  const pictureId = idIn(page);
  const recipe = await createRecipe();
  await query(dataDir, "update items set picture_id = $2 where id = $1", [recipe.id, pictureId]);
  const context = await browser.newContext({ serviceWorkers: "block", viewport: wide });
  const reader = await context.newPage();
  const readRecipe = async () => {
    await reader.goto(slugAddress("de", "/recipes/[slug]", recipe.slug));
    return readHero(reader);
  };
  const untouched = { part: null, ratio: 1.33, position: "" };
  expect(await readRecipe()).toEqual({ id: pictureId, ...untouched });

  await test.step("texts, focal point and crops are set by keyboard alone", async () => {
    await page.getByLabel(form.altDe).fill(word);
    await page.getByLabel(form.altEn).fill("A plum");
    await page.getByLabel(form.creditDe).fill("Anna");
    await marker.focus();
    await page.keyboard.press("Shift+ArrowLeft");
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowDown");
    await expect(page.getByLabel(form.focalX)).toHaveValue("39");
    await expect(page.getByLabel(form.focalY)).toHaveValue("51");
    for (const format of ["card", "portrait"] as const) {
      const opener = page.getByRole("button", { name: form.cropFull.replace("{format}", form.formats[format]) });
      await opener.focus();
      await page.keyboard.press("Enter");
      await expect(page.getByLabel(form.zoom)).toBeFocused();
      if (format === "card") await expectAccessible(page, "a picture that is cropped");
      await page.getByLabel(form.zoom).focus();
      await page.keyboard.press("End");
      await page.getByLabel(form.across).focus();
      await page.keyboard.press("Home");
      await page.getByRole("button", { name: form.useCrop, exact: true }).focus();
      await page.keyboard.press("Enter");
      await expect(opener).toBeFocused();
    }
    await expect(page.getByText(form.ownCrop, { exact: true })).toHaveCount(2);
    await save.focus();
    await page.keyboard.press("Enter");
    await expect(page.getByText(flash.pictureSaved)).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(word);
    await expect(page.getByLabel(form.focalX)).toHaveValue("39");
    await waitForHydration(page);
    await expectAccessible(page, "a picture at the desk");
  });

  await test.step("readers see the crop of their window, and nothing shifts", async () => {
    type Crop = { x: number; width: number };
    const [stored] = await query<{ card: Crop; portrait: Crop }>(
      dataDir,
      "select crops -> 'card' as card, crops -> 'portrait' as portrait from pictures where id = $1",
      [pictureId],
    );
    expect([stored?.card.x, stored?.portrait.x]).toEqual([0, 0]);
    // The slider has steps, so that its end is near the largest zoom.
    expect(stored?.card.width).toBeLessThan(830);
    const partOf = (crop: Crop | undefined) => expect.stringMatching(new RegExp(`^0x\\d+:${crop?.width}x\\d+$`));
    await expect.poll(readRecipe).toMatchObject({ part: partOf(stored?.card), ratio: 1.33 });
    await reader.setViewportSize(phone);
    expect(await readRecipe()).toMatchObject({ part: partOf(stored?.portrait), ratio: 0.75 });
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
    await reader.setViewportSize(wide);
  });

  await test.step("without crops of its own it is cut around the focal point", async () => {
    for (const format of ["card", "portrait"] as const) {
      const reset = form.resetCropFull.replace("{format}", form.formats[format]);
      await page.getByRole("button", { name: reset, exact: true }).click();
    }
    await expect(page.getByText(form.ownCrop, { exact: true })).toHaveCount(0);
    await save.click();
    await expect(page.getByText(flash.pictureSaved)).toBeVisible();
    await expect.poll(readRecipe).toEqual({ id: pictureId, ...untouched, position: "39% 51%" });
  });

  await test.step("replaced by another one, it is shown nowhere any more", async () => {
    await page.getByRole("link", { name: detail.replace }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(replace.title);
    await waitForHydration(page);
    await expectAccessible(page, "the choice of a replacement");
    await page.locator("input[name=pictures]").setInputFiles(await createFile("neu.png", "#2a6a3c"));
    await page.getByRole("button", { name: upload.submit, exact: true }).click();
    await expect(page.getByRole("heading", { name: replace.preview })).toBeVisible();
    await waitForHydration(page);
    await expectAccessible(page, "the preview of a replacement");
    await page.locator("main form button[type=submit]").click();
    await expect(page.getByText(flash.pictureReplaced)).toBeVisible();
    await expect(page.getByText(uses.kinds.item)).toBeVisible();
    await expect(page.getByRole("link", { name: recipe.title }).first()).toBeVisible();
    const newId = idIn(page);
    expect(newId).not.toBe(pictureId);
    await expect.poll(readRecipe).toEqual({ id: newId, ...untouched });
  });
  await context.close();
  await deleteRecipe(recipe);

  await test.step("found by its text, it is deleted and restored", async () => {
    await visit(page, address("de", "/desk/pictures"));
    await page.getByRole("searchbox", { name: filter.search }).fill(word.slice(-8));
    await page.getByLabel(filter.state).selectOption({ label: filter.states.unused });
    await page.getByRole("searchbox", { name: filter.search }).press("Enter");
    const found = page.getByRole("heading", { level: 2, name: word });
    await expect(found.first()).toBeVisible();
    await page.locator(`main a[href$="${pictureId}"]`).first().click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(word);
    await page.getByRole("button", { name: detail.delete }).click();
    await expect(page.getByText(flash.pictureDeleted)).toBeVisible();
    await page.getByRole("button", { name: detail.restore }).click();
    await expect(page.getByText(flash.pictureRestored)).toBeVisible();
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false, viewport: phone });

  test("many files are uploaded at once, and a form with a mistake keeps what was typed", async ({ page }) => {
    const { upload, form } = messages.en.pictures;
    await signIn(page, await createAccount({ newType: "editor" }), "en");
    await page.goto(address("en", "/desk/pictures"));
    await page
      .locator("input[name=pictures]")
      .setInputFiles([
        await createFile("one.png", "#25439b", 40),
        await createFile("two.png", "#b3261e", 40),
        textFile,
      ]);
    await page.getByRole("button", { name: upload.submit, exact: true }).click();
    const files = page.getByRole("list", { name: upload.files }).getByRole("listitem");
    await expect(files.filter({ hasText: upload.states.stored })).toHaveCount(2);
    await expect(files.filter({ hasText: textFile.name })).toContainText(upload.problems.unsupported_type);
    await files.filter({ hasText: "one.png" }).getByRole("link").click();
    await page.getByLabel(form.altEn).fill("A blue plate");
    // The browser itself refuses what is no number.
    await page.locator("form").evaluateAll((forms: HTMLFormElement[]) => {
      for (const one of forms) one.noValidate = true;
    });
    await page.getByLabel(form.focalX).fill("101");
    await page.getByRole("button", { name: messages.en.ui.form.save, exact: true }).click();
    await expect(page.getByText(form.errors.badPercent).first()).toBeVisible();
    await expect(page.getByLabel(form.altEn)).toHaveValue("A blue plate");
    await page.getByLabel(form.focalX).fill("10");
    await page.getByRole("button", { name: messages.en.ui.form.save, exact: true }).click();
    await expect(page.getByText(messages.en.ui.flash.pictureSaved)).toBeVisible();
  });
});
