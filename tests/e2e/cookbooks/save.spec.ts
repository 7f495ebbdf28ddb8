import type { Page } from "@playwright/test";
import { address, slugAddress } from "#lib/platform/routing/address.ts";
import { newClientHeaders } from "#tests/e2e/support/client-headers.ts";
import { expect, test } from "#tests/e2e/support/console-guard.ts";
import { messages } from "#tests/e2e/support/messages.ts";
import { englishNarrow, germanWide } from "#tests/e2e/support/viewports.ts";
import { dataDir, query } from "../support/database.ts";
import { visit } from "../support/visit.ts";
import { contentsOf, insertCookbook, interpolate, listRecipes, signInNewUser } from "./fixtures.ts";

test.use({ extraHTTPHeaders: newClientHeaders() });

const save = (page: Page) => page.locator("main .save-button");

for (const { locale, viewport } of germanWide) {
  test.describe(`${locale}, ${viewport.width} pixels`, () => {
    test.use({ viewport });
    const t = messages[locale].cookbooks;
    const win = (page: Page) => page.getByRole("dialog", { name: t.saveModal.title });

    test("saves from a page in a new cookbook, and undoes it", async ({ page }) => {
      const reader = await signInNewUser(page, locale);
      const [dish] = await listRecipes(locale, 1);
      await visit(page, slugAddress(locale, "/recipes/[slug]", dish?.slug ?? ""));
      await save(page).click();
      await expect(win(page).getByText(t.saveModal.first)).toBeVisible();
      const name = win(page).getByLabel(t.saveModal.name);
      await expect(name).toBeFocused();
      await name.fill("Für Gäste");
      await name.press("Enter");
      const box = win(page).getByRole("checkbox", { name: /Für Gäste/ });
      await expect(box).toBeChecked();
      await expect(win(page).getByText(interpolate(t.saveModal.saved, { book: "Für Gäste" }))).toBeVisible();
      const [book] = await query<{ id: string; visibility: string }>(
        dataDir,
        "select id, visibility from cookbooks where user_id = $1",
        [reader.id],
      );
      expect(book?.visibility).toBe("private");
      await expect.poll(() => contentsOf(book?.id ?? "")).toMatchObject([{ id: dish?.id }]);

      await box.uncheck();
      await expect.poll(() => contentsOf(book?.id ?? "")).toEqual([]);
      await box.check();
      await expect.poll(() => contentsOf(book?.id ?? "")).toMatchObject([{ id: dish?.id }]);
      await win(page).getByRole("button", { name: t.saveModal.done }).click();
      await expect(win(page)).toBeHidden();
      await expect(save(page)).toBeFocused();
      const told = page.locator(".toaster li", { hasText: interpolate(t.saveModal.saved, { book: "Für Gäste" }) });
      await told.getByRole("button", { name: t.saveModal.undo }).click();
      await expect.poll(() => contentsOf(book?.id ?? "")).toEqual([]);
      await save(page).click();
      await expect(box).not.toBeChecked();
      await box.check();
      await expect.poll(() => contentsOf(book?.id ?? "")).toMatchObject([{ id: dish?.id }]);
      await page.keyboard.press("Escape");
      await save(page).click();
      await expect(box).toBeChecked();
    });
  });
}

for (const { locale, viewport } of englishNarrow) {
  test.describe(`${locale}, ${viewport.width} pixels`, () => {
    test.use({ viewport });
    const t = messages[locale].cookbooks;
    const win = (page: Page) => page.getByRole("dialog", { name: t.saveModal.title });

    test("saves from a card, loads the dialog with the first click only, and finds one of many cookbooks by search", async ({
      page,
    }) => {
      const reader = await signInNewUser(page, locale);
      const ids: string[] = [];
      for (let n = 1; n <= 8; n++)
        ids.push(await insertCookbook(reader, locale, n === 3 ? "Sonntagsbraten" : `Buch ${n}`));
      const scripts: string[] = [];
      page.on("request", (request) => request.resourceType() === "script" && scripts.push(request.url()));
      await visit(page, address(locale, "/recipes"));
      expect(await page.content()).not.toContain(t.saveModal.title);
      const before = scripts.length;
      const button = page.locator("main .save-corner").first();
      const id = (await button.getAttribute("data-save")) ?? "";
      await button.click();
      await expect(win(page).getByRole("checkbox")).toHaveCount(8);
      expect(scripts.length).toBeGreaterThan(before);
      await win(page).getByLabel(t.saveModal.search).fill("SONNTAG");
      await expect(win(page).getByRole("checkbox")).toHaveCount(1);
      await win(page)
        .getByRole("checkbox", { name: /Sonntagsbraten/ })
        .check();
      await expect.poll(() => contentsOf(ids[2] ?? "")).toMatchObject([{ id }]);
      await win(page).getByLabel(t.saveModal.search).fill("gibt es nicht");
      await expect(win(page).getByText(t.saveModal.nothing)).toBeVisible();
      await win(page).getByRole("button", { name: t.saveModal.done }).click();
      await expect(win(page)).toBeHidden();
      expect(new URL(page.url()).pathname).toBe(address(locale, "/recipes"));
    });
  });
}
