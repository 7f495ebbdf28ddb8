import { randomBytes } from "node:crypto";
import type { Page } from "@playwright/test";
import { address, slugAddress } from "#lib/platform/routing/address.ts";
import { newClientHeaders } from "#tests/e2e/support/client-headers.ts";
import { messages } from "#tests/e2e/support/messages.ts";
import { germanWide } from "#tests/e2e/support/viewports.ts";
import { linksIn } from "#tests/support/mail-server.ts";
import { listRecipes } from "../cookbooks/fixtures.ts";
import { expect, test } from "../support/console-guard.ts";
import { dataDir, query } from "../support/database.ts";
import { visit } from "../support/visit.ts";

test.use({ extraHTTPHeaders: newClientHeaders() });

for (const { locale, viewport } of germanWide) {
  test.describe(`${locale}, ${viewport.width} pixels`, () => {
    test.use({ viewport });
    const { accounts, cookbooks } = messages[locale];
    const signUpDialog = (page: Page) => page.getByRole("dialog", { name: accounts.signUp.title });

    /** What the dialog says is kept; signing in instead keeps it, too. */
    async function expectReason(page: Page, kind: keyof typeof accounts.reasons, title: string) {
      const reason = accounts.reasons[kind].replace("{title}", title);
      await expect(signUpDialog(page).getByText(reason)).toBeVisible();
    }

    test("a heart, stars and a bookmark are kept until the reader has signed up by mail", async ({ page, mail }) => {
      const [dish, other] = await listRecipes(locale, 2);
      if (!dish || !other) throw new Error("no recipes");
      await visit(page, slugAddress(locale, "/recipes/[slug]", dish.slug));
      await page.locator("main .like").first().click();
      await expectReason(page, "like", dish.title);
      await page.keyboard.press("Escape");
      await page.locator("main .rating-input button").nth(3).click();
      await expectReason(page, "rating", dish.title);
      await page.keyboard.press("Escape");
      await page.locator("main .save-button").click();
      await expectReason(page, "save", dish.title);
      await page.keyboard.press("Escape");
      await visit(page, address(locale, "/recipes"));
      const corner = page.locator(`main [data-save="${other.id}"]`).first();
      await corner.click();
      await expectReason(page, "save", other.title);
      await signUpDialog(page).getByRole("link", { name: accounts.signUp.otherLink }).click();
      const signInDialog = page.getByRole("dialog", { name: accounts.signIn.title });
      await expect(signInDialog.getByRole("status")).toContainText(other.title);
      await signInDialog.getByRole("link", { name: accounts.signIn.otherLink }).click();

      const reader = newReader();
      const form = signUpDialog(page)
        .locator("form")
        .filter({ has: page.locator('input[name="password"]') });
      for (const field of ["name", "email", "password"] as const)
        await form.locator(`input[name="${field}"]`).fill(reader[field]);
      await form.locator('input[name="terms"]').check();
      await form.getByRole("button", { name: accounts.signUp.submit }).click();
      await expect(signUpDialog(page).getByText(accounts.signUp.sent)).toBeVisible();
      const [link = ""] = linksIn(await mail.waitForMail(reader.email));
      await visit(page, link);
      await page.locator("main").getByRole("button", { name: accounts.confirm.submit }).click();

      const saving = page.getByRole("dialog", { name: cookbooks.saveModal.title });
      await expect(saving.getByText(dish.title, { exact: true })).toBeVisible();
      await expect(page).toHaveURL(address(locale, "/recipes"));
      await saving.getByLabel(cookbooks.saveModal.name).fill("Für Gäste");
      await saving.getByRole("button", { name: cookbooks.saveModal.done }).click();
      await expect(saving.getByText(other.title, { exact: true })).toBeVisible();
      await saving.getByRole("checkbox", { name: /Für Gäste/ }).check();
      await saving.getByRole("button", { name: cookbooks.saveModal.done }).click();
      await expect(saving).toBeHidden();
      await expect
        .poll(() => keptOf(reader.email))
        .toEqual({ likes: [dish.id], ratings: [[dish.id, 4]], saved: [dish.id, other.id] });
      await page.reload();
      await expect(page.locator("main .save-corner").first()).toBeVisible();
      await expect(saving).toBeHidden();
    });
  });
}

function newReader() {
  const suffix = randomBytes(6).toString("hex");
  return { name: `Berta ${suffix}`, email: `berta-${suffix}@example.org`, password: `Quittengelee ${suffix}` };
}

async function keptOf(email: string) {
  const [row] = await query<{ likes: string[] | null; ratings: unknown; saved: string[] | null }>(
    dataDir,
    `select
       (select json_agg(item_id) from likes where user_id = users.id) as likes,
       (select json_agg(json_build_array(item_id, stars)) from ratings where user_id = users.id) as ratings,
       (select json_agg(item_id order by position) from cookbook_items join cookbooks on cookbooks.id = cookbook_id
         where user_id = users.id) as saved
     from users where email = $1`,
    [email],
  );
  return row;
}
