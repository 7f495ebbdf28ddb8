import { type Page, test as plainTest } from "@playwright/test";
import { slugAddress } from "#lib/i18n/address.ts";
import { ask } from "../support/ask.ts";
import { looks } from "../support/looks.ts";
import { newHousehold } from "../support/reader.ts";
import { expect, test } from "../support/silence.ts";
import { visit } from "../support/visit.ts";
import { words } from "../support/words.ts";
import { bookPath, contentsOf, dishes, filled, newReader, shelve, shy, toast, visitShelf } from "./shelf.ts";

test.use({ extraHTTPHeaders: newHousehold() });
plainTest.use({ extraHTTPHeaders: newHousehold() });

const entries = (page: Page) => page.locator("main [data-entry]");
const order = (page: Page) => entries(page).evaluateAll((all) => all.map((entry) => entry.getAttribute("data-entry")));
const menu = (page: Page, nth: number) => entries(page).nth(nth).locator(".drop-menu");

async function choose(page: Page, nth: number, label: string) {
  await menu(page, nth).locator("summary").click();
  await menu(page, nth).getByText(label).click();
}

for (const { locale, viewport } of looks) {
  test.describe(`${locale}, ${viewport.width} pixels`, () => {
    test.use({ viewport });
    const t = words[locale].cookbooks;
    const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });
    const undo = (page: Page) => page.locator(".toaster").getByRole("button", { name: t.delete.undo });

    test("a shelf: room for the first, made, renamed, deleted and brought back", async ({ page }) => {
      await newReader(page, locale);
      await visitShelf(page, locale);
      await expect(page.getByRole("heading", { name: t.shelf.emptyTitle })).toBeVisible();
      await page.getByRole("link", { name: t.shelf.emptyAction }).click();
      const making = dialog(page, t.form.createTitle);
      await making.getByRole("button", { name: t.form.create }).click();
      await expect(making.getByText(t.form.titleMissing)).toBeVisible();
      await expect(making.getByLabel(t.form.title)).toBeFocused();
      await making.getByLabel(t.form.title).fill("Brot und Sauerteig");
      await making.getByLabel(t.form.summary).fill("Langsam.");
      await making.getByRole("button", { name: t.form.create }).click();
      await expect(page.getByRole("heading", { level: 1, name: shy("Brot und Sauerteig") })).toBeVisible();
      await expect(page.getByText(t.room.emptyTitle)).toBeVisible();
      await expect(page.getByRole("paragraph").filter({ hasText: "Langsam." })).toBeVisible();

      await visitShelf(page, locale);
      const tile = page
        .locator("main li")
        .filter({ hasText: shy("Brot und Sauerteig") })
        .first();
      await expect(tile.getByText(t.shelf.private)).toBeVisible();
      await tile.locator(".drop-menu > summary").click();
      await tile.getByRole("link", { name: t.head.rename }).click();
      const naming = dialog(page, t.form.renameTitle);
      await naming.getByLabel(t.form.title).fill("Nur Brot");
      await naming.getByRole("button", { name: t.form.rename }).click();
      await expect(naming).toBeHidden();
      const renamed = page.locator("main li").filter({ hasText: "Nur Brot" }).first();
      await expect(renamed).toBeVisible();

      await renamed.locator(".drop-menu > summary").click();
      await renamed.getByRole("link", { name: t.head.delete }).click();
      const deleting = dialog(page, t.delete.title);
      await deleting.getByRole("link", { name: t.delete.keep }).click();
      await expect(deleting).toBeHidden();
      await renamed.locator(".drop-menu > summary").click();
      await renamed.getByRole("link", { name: t.head.delete }).click();
      await deleting.getByRole("button", { name: t.delete.confirm }).click();
      await expect(renamed).toHaveCount(0);
      // Another window has been opened meanwhile: the message is in reach, by pointer and by keyboard.
      await page.getByRole("link", { name: t.shelf.emptyAction }).click();
      await expect(making).toBeVisible();
      await expect(undo(page)).toBeInViewport();
      await page.keyboard.press("F8");
      await expect(undo(page)).toBeFocused();
      await undo(page).click();
      await expect(making).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(renamed).toBeVisible();
    });

    test("notes, moving, taking out and putting back", async ({ page }) => {
      const reader = await newReader(page, locale);
      const [first, second, third] = await dishes(locale, 3);
      const all = [first, second, third].flatMap((dish) => dish ?? []);
      const id = await shelve(reader, locale, "Unter der Woche", all);
      const other = await shelve(reader, locale, "Sonntag");
      await visit(page, bookPath(locale, id));
      await entries(page)
        .nth(1)
        .getByRole("link", { name: new RegExp(`^${t.entries.writeNote}`) })
        .click();
      const noting = dialog(page, t.note.title);
      await noting.getByLabel(t.note.label).fill("Weniger Salz.\nMehr Zitrone.");
      await noting.getByRole("button", { name: t.note.save }).click();
      await expect(noting).toBeHidden();
      await expect(entries(page).nth(1).getByText("Weniger Salz.")).toBeVisible();

      await choose(page, 1, t.entries.remove);
      await dialog(page, t.remove.title).getByRole("button", { name: t.remove.confirm }).click();
      await expect(entries(page)).toHaveCount(2);
      await undo(page).click();
      await expect(entries(page)).toHaveCount(3);
      await expect
        .poll(() => contentsOf(id))
        .toMatchObject([
          { id: all[0]?.id },
          { id: all[1]?.id, note: "Weniger Salz.\nMehr Zitrone." },
          { id: all[2]?.id },
        ]);

      await choose(page, 1, t.entries.move);
      const moving = dialog(page, t.move.title);
      await moving.getByRole("radio", { name: /Sonntag/ }).check();
      await moving.getByRole("button", { name: t.move.confirm }).click();
      await expect(toast(page, filled(t.move.moved, { book: "Sonntag" }))).toBeVisible();
      await expect(entries(page)).toHaveCount(2);
      await expect
        .poll(() => contentsOf(other))
        .toMatchObject([{ id: all[1]?.id, note: "Weniger Salz.\nMehr Zitrone." }]);
      await undo(page).click();
      await expect(entries(page)).toHaveCount(3);
      await expect.poll(() => contentsOf(other)).toEqual([]);
      await expect
        .poll(() => contentsOf(id))
        .toMatchObject([{}, { id: all[1]?.id, note: "Weniger Salz.\nMehr Zitrone." }, {}]);
    });

    test("another order by pointer, by keyboard and by buttons", async ({ page }) => {
      const reader = await newReader(page, locale);
      const all = await dishes(locale, 4);
      const [a, b, c, d] = all.map((dish) => dish.id);
      const id = await shelve(reader, locale, "Unter der Woche", all);
      const kept = async () => (await contentsOf(id)).map((entry) => entry.id);
      const grip = (nth: number) => entries(page).nth(nth).locator(".entry-grip");
      await visit(page, bookPath(locale, id));

      await grip(0).scrollIntoViewIfNeeded();
      const from = await grip(0).boundingBox();
      const to = await entries(page).nth(1).boundingBox();
      if (!from || !to) throw new Error("nothing to drag");
      await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
      await page.mouse.down();
      await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 8 });
      await page.mouse.up();
      await expect.poll(kept).toEqual([b, a, c, d]);
      await expect.poll(() => order(page)).toEqual([b, a, c, d]);

      await grip(0).focus();
      await page.keyboard.press("Space");
      const live = page.locator('main [aria-live="assertive"]');
      await expect(live).toHaveText(filled(t.entries.grabbed, { title: all[1]?.title ?? "", position: 1, count: 4 }));
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("ArrowDown");
      await expect(live).toHaveText(filled(t.entries.moved, { position: 3, count: 4 }));
      await expect.poll(() => order(page)).toEqual([a, c, b, d]);
      await expect(grip(2)).toBeFocused();
      await expect.poll(kept).toEqual([b, a, c, d]);
      await page.keyboard.press("Escape");
      await expect.poll(() => order(page)).toEqual([b, a, c, d]);
      await grip(0).focus();
      await page.keyboard.press("Space");
      await page.keyboard.press("End");
      await page.keyboard.press("Space");
      await expect.poll(kept).toEqual([a, c, d, b]);
      await expect(live).toHaveText(filled(t.entries.dropped, { title: all[1]?.title ?? "", position: 4, count: 4 }));

      await choose(page, 1, t.entries.forward);
      await expect.poll(kept).toEqual([c, a, d, b]);
      await menu(page, 0).locator("summary").click();
      await expect(menu(page, 0).getByRole("button", { name: t.entries.forward })).toBeDisabled();
      await page.reload();
      await expect.poll(() => order(page)).toEqual([c, a, d, b]);
    });

    test("public it has an address for everybody, private again it has none", async ({ page, browser }) => {
      const reader = await newReader(page, locale);
      const [dish] = await dishes(locale, 1);
      const title = `Für alle ${reader.name.slice(-6)}`;
      const id = await shelve(reader, locale, title, dish ? [dish] : []);
      await visit(page, bookPath(locale, id));
      const isPublic = page.getByRole("switch", { name: t.head.switch });
      await expect(isPublic).not.toBeChecked();
      await isPublic.check();
      const link = page.locator("main header a").filter({ hasText: "fuer-alle" });
      const path = new URL((await link.getAttribute("href")) ?? "").pathname;
      expect(path).toBe(slugAddress(locale, "/cookbooks/[slug]", path.split("/").at(-1) ?? ""));
      expect((await ask(path)).status).toBe(200);
      await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
      await page.getByRole("button", { name: t.head.copy }).click();
      await expect(toast(page, t.head.copied)).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(path);

      await visit(page, path);
      await expect(page.getByRole("link", { name: t.page.edit })).toBeVisible();
      const anonymous = await (await browser.newContext()).newPage();
      await visit(anonymous, path);
      await expect(anonymous.getByRole("heading", { level: 1, name: shy(title) })).toBeVisible();
      await expect(anonymous.getByRole("link", { name: t.page.edit })).toHaveCount(0);
      await anonymous.context().close();

      await visit(page, bookPath(locale, id));
      await isPublic.uncheck();
      await expect(link).toHaveCount(0);
      await expect.poll(async () => (await ask(path)).status).toBe(404);
    });

    test("the cover: from the cookbook, from a file, and back to the first", async ({ page }) => {
      const reader = await newReader(page, locale);
      const all = await dishes(locale, 2);
      const id = await shelve(reader, locale, "Bilderbuch", all);
      await visit(page, bookPath(locale, id));
      const cover = () => page.locator("main header .photo img").getAttribute("src");
      const open = async () => {
        await page.locator("main header .drop-menu > summary").click();
        await page.locator("main header .drop-menu").getByRole("link", { name: t.head.cover }).click();
        return dialog(page, t.cover.title);
      };
      const first = await cover();
      let window = await open();
      await window.getByRole("button", { name: all[1]?.title }).click();
      await expect(window).toBeHidden();
      await expect.poll(cover).not.toBe(first);
      const second = await cover();

      window = await open();
      await window.getByLabel(t.cover.upload).setInputFiles("lib/seed/pictures/negroni.jpg");
      await window.getByRole("button", { name: t.cover.send, exact: true }).click();
      await expect(window).toBeHidden();
      await expect.poll(cover).not.toBe(second);
      // Seen before it goes again.
      const isLoaded = (image: HTMLImageElement) => image.complete && image.naturalWidth > 0;
      await expect.poll(() => page.locator("main header .photo img").evaluate(isLoaded)).toBe(true);

      window = await open();
      await window.getByRole("button", { name: t.cover.first }).click();
      await expect.poll(cover).toBe(first);
    });
  });
}

// The browser complains of every refusal.
plainTest("what is no picture is refused, and the cover stays", async ({ page }) => {
  const t = words.de.cookbooks;
  const reader = await newReader(page, "de");
  const id = await shelve(reader, "de", "Bilderbuch", await dishes("de", 1));
  await visit(page, bookPath("de", id));
  const cover = () => page.locator("main header .photo img").getAttribute("src");
  const before = await cover();
  await page.locator("main header .drop-menu > summary").click();
  await page.locator("main header .drop-menu").getByRole("link", { name: t.head.cover }).click();
  const window = page.getByRole("dialog", { name: t.cover.title });
  const send = window.getByRole("button", { name: t.cover.send, exact: true });
  const file = window.getByLabel(t.cover.upload);
  await file.setInputFiles({ name: "kein-bild.jpg", mimeType: "image/jpeg", buffer: Buffer.from("kein Bild") });
  await send.click();
  await expect(window.getByText(t.cover.unsupported)).toBeVisible();
  await file.setInputFiles({ name: "gross.jpg", mimeType: "image/jpeg", buffer: Buffer.alloc(10 * 1024 * 1024 + 1) });
  await send.click();
  await expect(window.getByText(t.cover.tooLarge)).toBeVisible();
  expect(await cover()).toBe(before);
});

test("a finger drags as well", async ({ browser }) => {
  const context = await browser.newContext({ hasTouch: true, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const reader = await newReader(page, "de");
  const all = await dishes("de", 2);
  const id = await shelve(reader, "de", "Unter der Woche", all);
  await visit(page, bookPath("de", id));
  await entries(page).first().locator(".entry-grip").scrollIntoViewIfNeeded();
  const from = await entries(page).first().locator(".entry-grip").boundingBox();
  const to = await entries(page).nth(1).boundingBox();
  const client = await context.newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", x = 0, y = 0) =>
    client.send("Input.dispatchTouchEvent", { type, touchPoints: type === "touchEnd" ? [] : [{ x, y }] });
  await touch("touchStart", (from?.x ?? 0) + 22, (from?.y ?? 0) + 22);
  for (let n = 1; n <= 6; n++) {
    await touch("touchMove", (from?.x ?? 0) + 22 + (((to?.x ?? 0) + 60 - (from?.x ?? 0)) * n) / 6, (from?.y ?? 0) - 20);
  }
  await touch("touchEnd");
  await expect.poll(async () => (await contentsOf(id)).map((entry) => entry.id)).toEqual([all[1]?.id, all[0]?.id]);
  await context.close();
});

test("somebody else's cookbook is not there", async ({ page, browser }) => {
  const owner = await newReader(page, "de");
  const id = await shelve(owner, "de", "Geheim");
  const context = await browser.newContext();
  const stranger = await context.newPage();
  await newReader(stranger, "de");
  const answer = await stranger.goto(bookPath("de", id));
  expect(answer?.status()).toBe(404);
  expect(await stranger.content()).not.toContain("Geheim");
  await context.close();
});
