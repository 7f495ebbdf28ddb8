import { expect, test } from "@playwright/test";
import { address } from "#lib/i18n/address.ts";
import { newAccount } from "../support/account.ts";
import { looks } from "../support/looks.ts";
import { newHousehold } from "../support/reader.ts";
import { words } from "../support/words.ts";
import { bookPath, contentsOf, dishes, shelve, shy } from "./shelf.ts";

test.use({ javaScriptEnabled: false, extraHTTPHeaders: newHousehold() });

for (const { locale, viewport } of looks) {
  test.describe(`${locale}, ${viewport.width} pixels`, () => {
    test.use({ viewport });

    test("everything but the order goes without script", async ({ page }) => {
      const t = words[locale].cookbooks;
      const account = await newAccount();
      const formOf = (field: string) => page.locator("form").filter({ has: page.locator(field) });
      const shelf = address(locale, "/profile/cookbooks");
      await page.goto(shelf);
      await page.locator('main input[name="email"]').first().fill(account.email);
      await page.locator('main input[name="password"]').first().fill(account.password);
      await page.locator('main input[name="password"]').first().press("Enter");
      await expect(page).toHaveURL(new RegExp(`${shelf}$`));
      await expect(page.locator("[data-save]:visible")).toHaveCount(0);

      await page.getByRole("link", { name: t.shelf.emptyAction }).click();
      const making = page.locator("main section form").first();
      await making.getByLabel(t.form.title).fill("Brot");
      await making.getByRole("button", { name: t.form.create }).click();
      await expect(page.getByRole("heading", { level: 1, name: shy("Brot") })).toBeVisible();
      const id = new URL(page.url()).pathname.split("/").at(-1) ?? "";

      const all = await dishes(locale, 2);
      const full = await shelve(account, locale, "Sonntag", all);
      await page.goto(bookPath(locale, full));
      await page
        .getByRole("link", { name: new RegExp(`^${t.entries.writeNote}`) })
        .first()
        .click();
      await page.locator("#open-note").fill("Weniger Salz.");
      await formOf("#open-note").getByRole("button", { name: t.note.save, exact: true }).click();
      await expect(page.getByText(t.note.saved).first()).toBeVisible();
      await page.getByRole("button", { name: t.move.confirm }).click();
      await expect(page).toHaveURL(new RegExp(`${full}$`));
      await expect.poll(() => contentsOf(id)).toMatchObject([{ id: all[0]?.id, note: "Weniger Salz." }]);
      await page.goto(`${bookPath(locale, full)}?item=${all[1]?.id}`);
      await page.getByRole("button", { name: t.remove.confirm }).click();
      await expect.poll(() => contentsOf(full)).toEqual([]);
      await page.getByRole("button", { name: t.remove.undo }).click();
      await expect.poll(() => contentsOf(full)).toMatchObject([{ id: all[1]?.id }]);

      await page.getByRole("button", { name: t.head.makePublic }).click();
      await expect(page.getByRole("button", { name: t.head.makePrivate })).toBeVisible();
      await page.getByRole("button", { name: t.head.makePrivate }).click();
      await expect(page.getByRole("button", { name: t.head.makePublic })).toBeVisible();

      await page.goto(`${bookPath(locale, full)}?edit=book`);
      await page.locator("#open-rename-name").fill("Montag");
      await formOf("#open-rename-name").getByRole("button", { name: t.form.rename, exact: true }).click();
      await expect(page.getByRole("heading", { level: 1, name: shy("Montag") })).toBeVisible();
      await page.goto(`${bookPath(locale, full)}?edit=book`);
      const before = await page.locator("main header .photo img").getAttribute("src");
      await page.locator("#open-cover").setInputFiles("lib/seed/pictures/negroni.jpg");
      await page.getByRole("button", { name: t.cover.send, exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`${full}$`));
      expect(await page.locator("main header .photo img").getAttribute("src")).not.toBe(before);

      await page.goto(`${bookPath(locale, full)}?edit=book`);
      await page.getByRole("button", { name: t.delete.confirm }).click();
      await expect(page).toHaveURL(/deleted=/);
      await page.getByRole("button", { name: t.delete.undo }).click();
      await expect(page.getByText(shy("Montag"))).toBeVisible();
    });
  });
}
