import type { Page } from "@playwright/test";
import { newClientHeaders } from "#tests/e2e/support/client-headers.ts";
import { expect, test } from "#tests/e2e/support/console-guard.ts";
import { test as plainTest } from "#tests/e2e/support/journey.ts";
import { messages } from "#tests/e2e/support/messages.ts";
import { englishNarrow, germanWide } from "#tests/e2e/support/viewports.ts";
import { createAccount } from "../support/account.ts";
import { visit } from "../support/visit.ts";
import {
  contentsOf,
  cookbookPath,
  insertCookbook,
  interpolate,
  listRecipes,
  signInNewUser,
  titlesOf,
  toast,
  visitOwnCookbooks,
  withSoftHyphens,
} from "./fixtures.ts";

test.use({ extraHTTPHeaders: newClientHeaders() });
plainTest.use({ extraHTTPHeaders: newClientHeaders() });

const entries = (page: Page) => page.locator("main [data-entry]");
const order = (page: Page) => entries(page).evaluateAll((all) => all.map((entry) => entry.getAttribute("data-entry")));
const menu = (page: Page, nth: number) => entries(page).nth(nth).locator(".dropdown-menu");

async function choose(page: Page, nth: number, label: string) {
  await menu(page, nth).locator("summary").click();
  await menu(page, nth).getByText(label).click();
}

for (const { locale, viewport } of germanWide) {
  test.describe(`${locale}, ${viewport.width} pixels`, () => {
    test.use({ viewport });
    plainTest.use({ viewport });
    const t = messages[locale].cookbooks;
    const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });
    const undo = (page: Page) => page.locator(".toaster").getByRole("button", { name: t.delete.undo });

    test("creates, renames, deletes and restores a cookbook", async ({ page }) => {
      await signInNewUser(page, locale);
      await visitOwnCookbooks(page, locale);
      await expect(page.getByRole("heading", { name: t.own.emptyTitle })).toBeVisible();
      await page.getByRole("link", { name: t.own.emptyAction }).click();
      const making = dialog(page, t.form.createTitle);
      await making.getByRole("button", { name: t.form.create }).click();
      await expect(making.getByText(t.form.titleMissing)).toBeVisible();
      await expect(making.getByLabel(t.form.title)).toBeFocused();
      await making.getByLabel(t.form.title).fill("Brot und Sauerteig");
      await making.getByLabel(t.form.summary).fill("Langsam.");
      await making.getByRole("button", { name: t.form.create }).click();
      await expect(page.getByRole("heading", { level: 1, name: withSoftHyphens("Brot und Sauerteig") })).toBeVisible();
      await expect(page.getByText(t.addMore.emptyTitle)).toBeVisible();
      await expect(page.getByRole("paragraph").filter({ hasText: "Langsam." })).toBeVisible();

      await visitOwnCookbooks(page, locale);
      const tile = page
        .locator("main li")
        .filter({ hasText: withSoftHyphens("Brot und Sauerteig") })
        .first();
      await expect(tile.getByText(/privat/)).toBeVisible();
      await tile.locator(".dropdown-menu > summary").click();
      await tile.getByRole("link", { name: t.head.rename }).click();
      const naming = dialog(page, t.form.renameTitle);
      await naming.getByLabel(t.form.title).fill("Nur Brot");
      await naming.getByRole("button", { name: t.form.rename }).click();
      await expect(naming).toBeHidden();
      const renamed = page.locator("main li").filter({ hasText: "Nur Brot" }).first();
      await expect(renamed).toBeVisible();

      // It can be undone, so there is no question before.
      await renamed.locator(".dropdown-menu > summary").click();
      await renamed.getByRole("button", { name: t.head.delete }).click();
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await expect(toast(page, interpolate(t.delete.deleted, { title: "Nur Brot" }))).toBeVisible();
      await expect(renamed).toHaveCount(0);
      // The toast can be reached by pointer and keyboard while another dialog is open.
      await page.getByRole("link", { name: t.own.emptyAction }).click();
      await expect(making).toBeVisible();
      await expect(undo(page)).toBeInViewport();
      await page.keyboard.press("F8");
      await expect(undo(page)).toBeFocused();
      await undo(page).click();
      await expect(making).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(renamed).toBeVisible();
    });

    // Without the console guard: the browser logs every error status.
    plainTest(
      "sets the cover from an item and from a file, rejects what is no picture, and resets it",
      async ({ page }) => {
        const reader = await signInNewUser(page, locale);
        const all = await listRecipes(locale, 2);
        const id = await insertCookbook(reader, locale, "Bilderbuch", all);
        await visit(page, cookbookPath(locale, id));
        const cover = () => page.locator("main header .photo img").getAttribute("src");
        const open = async () => {
          await page.locator("main header .dropdown-menu > summary").click();
          await page.locator("main header .dropdown-menu").getByRole("link", { name: t.head.cover }).click();
          return dialog(page, t.cover.title);
        };
        const first = await cover();
        let window = await open();
        await window.getByRole("button", { name: all[1]?.title }).click();
        await expect(window).toBeHidden();
        await expect.poll(cover).not.toBe(first);
        const second = await cover();

        window = await open();
        // The native field has texts in the language of the browser, which is German here.
        await expect(window.getByText(t.cover.nothingPicked)).toBeVisible();
        await expect(window.getByText(t.cover.pick)).toBeVisible();
        await window.getByRole("button", { name: t.cover.send, exact: true }).click();
        await expect(window.getByText(t.cover.missing)).toBeVisible();
        const file = window.getByLabel(t.cover.upload);
        await file.setInputFiles({ name: "kein-bild.jpg", mimeType: "image/jpeg", buffer: Buffer.from("kein Bild") });
        await window.getByRole("button", { name: t.cover.send, exact: true }).click();
        await expect(window.getByText(t.cover.unsupported)).toBeVisible();
        const huge = Buffer.alloc(10 * 1024 * 1024 + 1);
        await file.setInputFiles({ name: "gross.jpg", mimeType: "image/jpeg", buffer: huge });
        await window.getByRole("button", { name: t.cover.send, exact: true }).click();
        await expect(window.getByText(t.cover.tooLarge)).toBeVisible();
        expect(await cover()).toBe(second);
        await file.setInputFiles("lib/seed/content/pictures/negroni.jpg");
        await expect(window.getByText("negroni.jpg")).toBeVisible();
        await expect(window.getByText(t.cover.missing)).toHaveCount(0);
        await window.getByRole("button", { name: t.cover.send, exact: true }).click();
        await expect(window).toBeHidden();
        await expect.poll(cover).not.toBe(second);
        // Loaded before it is replaced.
        const isLoaded = (image: HTMLImageElement) => image.complete && image.naturalWidth > 0;
        await expect.poll(() => page.locator("main header .photo img").evaluate(isLoaded)).toBe(true);

        window = await open();
        await window.getByRole("button", { name: t.cover.first }).click();
        await expect.poll(cover).toBe(first);
      },
    );
  });
}

for (const { locale, viewport } of englishNarrow) {
  test.describe(`${locale}, ${viewport.width} pixels`, () => {
    test.use({ viewport, hasTouch: true });
    const t = messages[locale].cookbooks;
    const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });
    const undo = (page: Page) => page.locator(".toaster").getByRole("button", { name: t.delete.undo });

    test("sets a note, removes and moves an item, also into a new cookbook, and undoes it", async ({ page }) => {
      const reader = await signInNewUser(page, locale);
      const [first, second, third] = await listRecipes(locale, 3);
      const all = [first, second, third].flatMap((dish) => dish ?? []);
      const id = await insertCookbook(reader, locale, "Unter der Woche", all);
      const other = await insertCookbook(reader, locale, "Sonntag");
      await visit(page, cookbookPath(locale, id));
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
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await expect(toast(page, interpolate(t.remove.removedOne, { title: all[1]?.title ?? "" }))).toBeVisible();
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
      await expect(toast(page, interpolate(t.move.moved, { book: "Sonntag" }))).toBeVisible();
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

      const titles = async () => (await titlesOf(reader)).sort();
      await choose(page, 0, t.entries.move);
      await moving.getByRole("radio", { name: t.move.new }).check();
      await moving.getByLabel(t.move.newTitle).fill("Für Gäste");
      await moving.getByRole("button", { name: t.move.confirm }).click();
      await expect(toast(page, interpolate(t.move.moved, { book: "Für Gäste" }))).toBeVisible();
      await expect(entries(page)).toHaveCount(2);
      await expect.poll(titles).toEqual(["Für Gäste", "Sonntag", "Unter der Woche"]);
      const told = page.locator(".toaster li", { hasText: interpolate(t.move.moved, { book: "Für Gäste" }) });
      await told.getByRole("button", { name: t.delete.undo }).click();
      await expect(entries(page)).toHaveCount(3);
      await expect.poll(titles).toEqual(["Sonntag", "Unter der Woche"]);
    });

    test("reorders by pointer, finger, keyboard and buttons", async ({ page, context }) => {
      const reader = await signInNewUser(page, locale);
      const all = await listRecipes(locale, 4);
      const [a, b, c, d] = all.map((dish) => dish.id);
      const id = await insertCookbook(reader, locale, "Unter der Woche", all);
      const kept = async () => (await contentsOf(id)).map((entry) => entry.id);
      const grip = (nth: number) => entries(page).nth(nth).locator(".drag-handle");
      await visit(page, cookbookPath(locale, id));

      const positions = async () => {
        await grip(0).scrollIntoViewIfNeeded();
        const [from, to] = [await grip(0).boundingBox(), await entries(page).nth(1).boundingBox()];
        if (!from || !to) throw new Error("nothing to drag");
        const middle = ({ x, y, width, height }: typeof from) => ({ x: x + width / 2, y: y + height / 2 });
        return { from: middle(from), to: middle(to) };
      };

      await test.step("by pointer", async () => {
        const { from, to } = await positions();
        await page.mouse.move(from.x, from.y);
        await page.mouse.down();
        await page.mouse.move(to.x, to.y, { steps: 8 });
        await page.mouse.up();
        await expect.poll(kept).toEqual([b, a, c, d]);
        await expect.poll(() => order(page)).toEqual([b, a, c, d]);
      });

      await test.step("by finger", async () => {
        const { from, to } = await positions();
        const client = await context.newCDPSession(page);
        const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...touchPoints: { x: number; y: number }[]) =>
          client.send("Input.dispatchTouchEvent", { type, touchPoints });
        await touch("touchStart", from);
        for (let n = 1; n <= 6; n++) {
          await touch("touchMove", { x: from.x + ((to.x - from.x) * n) / 6, y: from.y + ((to.y - from.y) * n) / 6 });
        }
        await touch("touchEnd");
        await expect.poll(kept).toEqual([a, b, c, d]);
        await expect.poll(() => order(page)).toEqual([a, b, c, d]);
      });

      await test.step("by keyboard", async () => {
        await grip(0).focus();
        await page.keyboard.press("Space");
        const live = page.locator('main [aria-live="assertive"]');
        await expect(live).toHaveText(
          interpolate(t.entries.grabbed, { title: all[0]?.title ?? "", position: 1, count: 4 }),
        );
        await page.keyboard.press("ArrowDown");
        await page.keyboard.press("ArrowDown");
        await expect(live).toHaveText(interpolate(t.entries.moved, { position: 3, count: 4 }));
        await expect.poll(() => order(page)).toEqual([b, c, a, d]);
        await expect(grip(2)).toBeFocused();
        await expect.poll(kept).toEqual([a, b, c, d]);
        await page.keyboard.press("Escape");
        await expect.poll(() => order(page)).toEqual([a, b, c, d]);
        await grip(0).focus();
        await page.keyboard.press("Space");
        await page.keyboard.press("End");
        await page.keyboard.press("Space");
        await expect.poll(kept).toEqual([b, c, d, a]);
        await expect(live).toHaveText(
          interpolate(t.entries.dropped, { title: all[0]?.title ?? "", position: 4, count: 4 }),
        );
      });

      await test.step("by the buttons of the menu", async () => {
        await choose(page, 1, t.entries.forward);
        await expect.poll(kept).toEqual([c, b, d, a]);
        await menu(page, 0).locator("summary").click();
        await expect(menu(page, 0).getByRole("button", { name: t.entries.forward })).toBeDisabled();
        await page.reload();
        await expect.poll(() => order(page)).toEqual([c, b, d, a]);
      });
    });
  });
}

test("answers 404 for the cookbook of another user", async ({ page }) => {
  const id = await insertCookbook(await createAccount(), "de", "Geheim");
  await signInNewUser(page, "de");
  const answer = await page.request.get(cookbookPath("de", id));
  expect(answer.status()).toBe(404);
  expect(await answer.text()).not.toContain("Geheim");
});
