import { address } from "#lib/platform/routing/address.ts";
import { newClientHeaders } from "#tests/e2e/support/client-headers.ts";
import { expect, test } from "#tests/e2e/support/journey.ts";
import { messages } from "#tests/e2e/support/messages.ts";
import { englishNarrow } from "#tests/e2e/support/viewports.ts";
import { createAccount } from "../support/account.ts";
import { contentsOf, cookbookPath, insertCookbook, listRecipes, titlesOf, withSoftHyphens } from "./fixtures.ts";

test.use({ javaScriptEnabled: false, extraHTTPHeaders: newClientHeaders() });

for (const { locale, viewport } of englishNarrow) {
  test.describe(`${locale}, ${viewport.width} pixels`, () => {
    test.use({ viewport });

    test("changes everything but the order without script", async ({ page }) => {
      const t = messages[locale].cookbooks;
      const account = await createAccount();
      const formOf = (field: string) => page.locator("form").filter({ has: page.locator(field) });
      const shelf = address(locale, "/profile/cookbooks");
      await page.goto(shelf);
      await page.locator('main input[name="email"]').first().fill(account.email);
      await page.locator('main input[name="password"]').first().fill(account.password);
      await page.locator('main input[name="password"]').first().press("Enter");
      await expect(page).toHaveURL(new RegExp(`${shelf}$`));
      await expect(page.locator("[data-save]:visible")).toHaveCount(0);

      await page.getByRole("link", { name: t.own.emptyAction }).click();
      const making = page.locator("main section form").first();
      await making.getByLabel(t.form.title).fill("Brot");
      await making.getByRole("button", { name: t.form.create }).click();
      await expect(page.getByRole("heading", { level: 1, name: withSoftHyphens("Brot") })).toBeVisible();
      const id = new URL(page.url()).pathname.split("/").at(-1) ?? "";

      const all = await listRecipes(locale, 2);
      const full = await insertCookbook(account, locale, "Sonntag", all);
      await page.goto(cookbookPath(locale, full));
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
      await page.goto(`${cookbookPath(locale, full)}?item=${all[1]?.id}`);
      await page.getByRole("radio", { name: t.move.new }).check();
      await page.getByRole("button", { name: t.move.confirm }).click();
      await expect(page.locator("#open-move-name-note")).toHaveText(t.move.titleMissing);
      await expect(page.getByRole("radio", { name: t.move.new })).toBeChecked();
      await page.locator("#open-move-name").fill("Für Gäste");
      await page.getByRole("button", { name: t.move.confirm }).click();
      await expect.poll(() => contentsOf(full)).toEqual([]);
      expect((await titlesOf(account)).sort()).toEqual(["Brot", "Für Gäste", "Sonntag"]);
      await page.goto(shelf);
      await page.getByRole("link", { name: "Für Gäste" }).click();
      await page.locator("[data-entry] .dropdown-menu > summary").click();
      const guests = new URL(page.url()).pathname.split("/").at(-1) ?? "";
      await page.getByRole("button", { name: t.entries.remove }).click();
      await expect.poll(() => contentsOf(guests)).toEqual([]);
      await expect.poll(() => contentsOf(full)).toEqual([]);
      await page.getByRole("button", { name: t.remove.undo }).click();
      await expect.poll(() => contentsOf(guests)).toMatchObject([{ id: all[1]?.id }]);

      await page.goto(cookbookPath(locale, full));
      await page.getByRole("link", { name: t.visibility.changeLabel }).click();
      await page.getByRole("radio", { name: t.visibility.unlisted }).check();
      await formOf('[name="visibility"]').getByRole("button", { name: t.visibility.save }).click();
      await expect(page.locator("main header a").filter({ hasText: /-[0-9a-f]{20}$/ })).toBeVisible();
      await expect(page.getByRole("button", { name: t.head.copy })).toBeHidden();

      await page.goto(`${cookbookPath(locale, full)}?edit=book`);
      await page.locator("#open-rename-name").fill("Montag");
      await formOf("#open-rename-name").getByRole("button", { name: t.form.rename, exact: true }).click();
      await expect(page.getByRole("heading", { level: 1, name: withSoftHyphens("Montag") })).toBeVisible();
      await page.goto(`${cookbookPath(locale, full)}?edit=book`);
      await expect(page.locator("main header .photo img")).toHaveCount(0);
      await expect(page.locator("#open-cover-name").getByText(t.cover.nothingPicked, { exact: true })).toBeVisible();
      await page.locator("#open-cover").setInputFiles("lib/seed/content/pictures/negroni.jpg");
      await expect(page.locator("#open-cover-name").getByText(t.cover.picked, { exact: true })).toBeVisible();
      await page.getByRole("button", { name: t.cover.send, exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`${full}$`));
      await expect(page.locator("main header .photo img")).toHaveCount(1);

      await page.locator("main header .dropdown-menu > summary").click();
      await page.locator("main header").getByRole("button", { name: t.head.delete }).click();
      await expect(page).toHaveURL(/deleted=/);
      await page.getByRole("button", { name: t.delete.undo }).click();
      await expect(page.getByText(withSoftHyphens("Montag"))).toBeVisible();
    });
  });
}
