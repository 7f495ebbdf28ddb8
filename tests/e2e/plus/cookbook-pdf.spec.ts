import { address, routeAddress } from "#lib/platform/routing/address.ts";
import { newClientHeaders } from "#tests/e2e/support/client-headers.ts";
import { messages } from "#tests/e2e/support/messages.ts";
import { germanWide } from "#tests/e2e/support/viewports.ts";
import { type Account, createAccount, signIn } from "../support/account.ts";
import { expectAccessible } from "../support/axe.ts";
import { expect, test } from "../support/console-guard.ts";
import { dataDir, isPublicItem, query } from "../support/database.ts";
import { visit } from "../support/visit.ts";

test.use({ extraHTTPHeaders: newClientHeaders() });

/** Inserts a private cookbook with three recipes of the sample content. */
async function createCookbook({ id: userId }: Account): Promise<string> {
  const [book] = await query<{ id: string }>(
    dataDir,
    `with book as (
       insert into cookbooks (user_id, slug, titles)
       values ($1, gen_random_uuid()::text, '{"de": "Suppen", "en": "Soups"}') returning id
     ), entries as (
       insert into cookbook_items (cookbook_id, item_id, position, note)
       select book.id, items.id, row_number() over (order by items.created_at, items.id), 'Mehr Salz.'
       from book, items where type = 'recipe' and ${isPublicItem} and picture_id is not null
       order by items.created_at, items.id limit 3
     ) select id from book`,
    [userId],
  );
  return book?.id ?? "";
}

for (const { locale, viewport } of germanWide) {
  test.describe(`${locale}, ${viewport.width} pixels`, () => {
    test.use({ viewport });
    const { cookbookPdf, modal } = messages[locale].plus;

    test("a cookbook is printed for members, others learn of Plus", async ({ page }) => {
      const account = await createAccount();
      await signIn(page, account, locale);
      const id = await createCookbook(account);
      const cookbook = routeAddress(locale, "/profile/cookbooks/[id]", { id });
      const pdf = `/api/users/me/cookbooks/${id}/pdf/?locale=${locale}`;
      expect((await page.request.get(pdf)).status()).toBe(403);

      await visit(page, cookbook);
      await page.getByRole("main").getByRole("button", { name: cookbookPdf.button }).click();
      const dialog = page.getByRole("dialog", { name: modal.title });
      await expect(dialog).toBeVisible();
      await expectAccessible(page, `the modal in ${locale}`, "#recipe-premium");
      await dialog.getByRole("link", { name: modal.trial }).click();
      await expect(page).toHaveURL(address(locale, "/plus"));

      await query(dataDir, "update users set is_premium = true where id = $1", [account.id]);
      await visit(page, cookbook);
      const link = page.getByRole("main").getByRole("link", { name: cookbookPdf.button });
      await expect(link).toHaveAttribute("href", pdf);
      const printed = await page.request.get(pdf);
      expect(printed.headers()["content-disposition"]).toContain(locale === "de" ? "suppen.pdf" : "soups.pdf");
      const bytes = (await printed.body()).toString("latin1");
      // Cover, contents, three recipes, index.
      expect([...bytes.matchAll(/\/Type \/Page\b/g)]).toHaveLength(6);
    });
  });
}
