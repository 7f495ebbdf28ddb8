import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { address, routeAddress } from "#lib/routing/address.ts";
import { createAccount, signIn } from "../support/account.ts";
import { expectAccessible } from "../support/axe.ts";
import { newClientHeaders } from "../support/client-headers.ts";
import { expect, test } from "../support/console-guard.ts";
import { dataDir, query } from "../support/database.ts";
import { messages } from "../support/messages.ts";
import { viewports } from "../support/viewports.ts";
import { visit, waitForHydration } from "../support/visit.ts";

test.use({ extraHTTPHeaders: newClientHeaders() });

async function createFile(name: string, background: string, width = 1400) {
  const picture = sharp({ create: { width, height: Math.round(width * 0.66), channels: 3, background } });
  return { name, mimeType: "image/png", buffer: await picture.png().toBuffer() };
}

const textFile = { name: "notizen.png", mimeType: "image/png", buffer: Buffer.from("Mehl, Eier, Milch") };

/** The main picture of a recipe that no other journey changes. */
async function findMainPicture(slug: string) {
  const [row] = await query<{ id: string; title: string }>(
    dataDir,
    `select picture_id as id, title from items join item_texts on item_id = items.id where slug = $1`,
    [slug],
  );
  if (!row) throw new Error(`no recipe ${slug}`);
  return row;
}

/** The id of the large picture of a recipe page, and where it is cropped. */
async function readHero(page: Page) {
  const hero = page.locator("main img.picture[fetchpriority=high]");
  const src = (await hero.getAttribute("src")) ?? "";
  return { id: src.split("/").at(-1), style: (await hero.getAttribute("style")) ?? "" };
}

test("an editor uploads pictures, describes one, sets its focal point by keyboard, deletes and restores it", async ({
  page,
}) => {
  const { upload, form, detail, uses, filter } = messages.de.pictures;
  const word = `Zwetschge ${randomUUID().slice(0, 8)}`;
  await signIn(page, await createAccount({ newType: "editor" }));
  await visit(page, address("de", "/desk/pictures"));
  await expectAccessible(page, "the library of pictures");
  await page
    .locator("input[name=pictures]")
    .setInputFiles([await createFile("blau.png", "#25439b"), textFile, await createFile("rot.png", "#b3261e")]);
  const files = page.getByRole("list", { name: upload.files }).getByRole("listitem");
  await expect(files.filter({ hasText: textFile.name })).toContainText(upload.problems.unsupported_type);
  await expect(files.filter({ hasText: upload.states.stored })).toHaveCount(2);
  await expectAccessible(page, "finished uploads");

  await page.getByRole("link", { name: upload.openFull.replace("{name}", "blau.png") }).click();
  await expect(page.getByText(uses.none)).toBeVisible();
  await waitForHydration(page);
  await page.getByLabel(form.altDe).fill(word);
  await page.getByLabel(form.altEn).fill("A plum");
  await page.getByLabel(form.creditDe).fill("Anna");
  const marker = page.getByRole("button", { name: form.marker.slice(0, 12) });
  await marker.focus();
  await page.keyboard.press("Shift+ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowDown");
  await expect(page.getByLabel(form.focalX)).toHaveValue("39");
  await expect(page.getByLabel(form.focalY)).toHaveValue("51");
  await expectAccessible(page, "a picture at the desk");
  const save = page.getByRole("button", { name: messages.de.ui.form.save, exact: true });
  await save.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText(messages.de.ui.flash.pictureSaved)).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(word);
  await expect(page.getByLabel(form.focalX)).toHaveValue("39");

  await page.getByRole("button", { name: detail.delete }).click();
  await expect(page.getByText(messages.de.ui.flash.pictureDeleted)).toBeVisible();
  await page.getByRole("button", { name: detail.restore }).click();
  await expect(page.getByText(messages.de.ui.flash.pictureRestored)).toBeVisible();

  await visit(page, address("de", "/desk/pictures"));
  await page.getByRole("searchbox", { name: filter.search }).fill(word.slice(-8));
  await page.getByLabel(filter.state).selectOption({ label: filter.states.unused });
  await page.getByRole("searchbox", { name: filter.search }).press("Enter");
  await expect(page.getByRole("heading", { level: 2, name: word })).toBeVisible();
  await expect(page.getByText("1 Bild", { exact: true })).toBeVisible();
});

for (const { locale, viewport, slug } of [
  { ...viewports[0], slug: "scones" },
  { ...viewports[3], slug: "rosemary-focaccia" },
]) {
  test(`an editor replaces a picture everywhere, and readers see it: ${locale}, ${viewport.width} px`, async ({
    page,
    browser,
  }) => {
    // Many pages one after the other.
    test.setTimeout(180_000);
    await page.setViewportSize(viewport);
    const { replace, detail, uses, form, upload } = messages[locale].pictures;
    const [recipe] = await query<{ slug: string }>(
      dataDir,
      `select other.slug from item_texts known join item_texts other using (item_id)
       where known.slug like $1 || '%' and other.locale = $2 limit 1`,
      [slug, locale],
    );
    const picture = await findMainPicture(recipe?.slug ?? "");
    const recipePath = routeAddress(locale, "/recipes/[slug]", { slug: recipe?.slug ?? "" });
    const context = await browser.newContext({ serviceWorkers: "block" });
    const reader = await context.newPage();
    await reader.goto(recipePath);
    expect(await readHero(reader)).toMatchObject({
      id: picture.id,
      style: expect.not.stringContaining("object-position"),
    });

    await signIn(page, await createAccount({ newType: "admin" }), locale);
    await visit(page, routeAddress(locale, "/desk/pictures/[id]", { id: picture.id }));
    await expect(page.getByText(uses.kinds.item)).toBeVisible();
    await expect(page.getByRole("link", { name: picture.title }).first()).toBeVisible();
    await page.getByLabel(form.focalX).fill("20");
    await page.getByLabel(form.focalY).fill("80");
    await page.getByRole("button", { name: messages[locale].ui.form.save, exact: true }).click();
    await expect(page.getByText(messages[locale].ui.flash.pictureSaved)).toBeVisible();
    await expect(async () => {
      await reader.goto(recipePath);
      expect((await readHero(reader)).style).toContain("object-position:20% 80%");
    }).toPass();

    await page.getByRole("link", { name: detail.replace }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(replace.title);
    await waitForHydration(page);
    await expectAccessible(page, "the choice of a replacement");
    await page.locator("input[name=pictures]").setInputFiles(await createFile("neu.png", "#2a6a3c"));
    await page.getByRole("button", { name: upload.submit, exact: true }).click();
    await expect(page.getByRole("heading", { name: replace.preview })).toBeVisible();
    await expectAccessible(page, "the preview of a replacement");
    await page.locator("main form button[type=submit]").click();
    await expect(page.getByText(messages[locale].ui.flash.pictureReplaced)).toBeVisible();
    const newId = new URL(page.url()).pathname.split("/").at(-1) ?? "";
    await expect(page.getByRole("link", { name: picture.title }).first()).toBeVisible();
    await expect(async () => {
      await reader.goto(recipePath);
      expect((await readHero(reader)).id).toBe(newId);
    }).toPass();

    // The replaced picture is still there and takes its places back.
    await visit(page, `${routeAddress(locale, "/desk/pictures/[id]/replace", { id: newId })}?with=${picture.id}`);
    await page.locator("main form button[type=submit]").click();
    await expect(page.getByText(messages[locale].ui.flash.pictureReplaced)).toBeVisible();
    await page.getByRole("button", { name: form.centre }).click();
    await expect(page.getByLabel(form.focalX)).toHaveValue("50");
    await page.getByRole("button", { name: messages[locale].ui.form.save, exact: true }).click();
    await expect(page.getByText(messages[locale].ui.flash.pictureSaved)).toBeVisible();
    await expect(async () => {
      await reader.goto(recipePath);
      expect(await readHero(reader)).toMatchObject({
        id: picture.id,
        style: expect.not.stringContaining("object-position"),
      });
    }).toPass();
    await context.close();
  });
}

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("many files are uploaded at once, and a form with a mistake keeps what was typed", async ({ page }) => {
    const { upload, form } = messages.en.pictures;
    await page.setViewportSize(viewports[3].viewport);
    await signIn(page, await createAccount({ newType: "editor" }), "en");
    await page.goto(address("en", "/desk/pictures"));
    await page
      .locator("input[name=pictures]")
      .setInputFiles([await createFile("one.png", "#25439b"), await createFile("two.png", "#b3261e"), textFile]);
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

test("for other users the library does not exist", async ({ page }) => {
  await signIn(page, await createAccount({ newType: "contributor" }));
  expect((await page.goto(address("de", "/desk/pictures")))?.status()).toBe(404);
});
