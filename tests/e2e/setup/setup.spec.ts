import { address } from "#lib/routing/address.ts";
import { createAccount, signIn } from "../support/account.ts";
import { expectAccessible } from "../support/axe.ts";
import { newClientHeaders } from "../support/client-headers.ts";
import { expect, test } from "../support/console-guard.ts";
import { messages } from "../support/messages.ts";
import { viewports } from "../support/viewports.ts";
import { visit } from "../support/visit.ts";

test.use({ extraHTTPHeaders: newClientHeaders() });

for (const { locale, viewport } of [viewports[1], viewports[2]]) {
  test(`an admin follows the hint, reads what is missing and tests the storage: ${locale}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    const { setup } = messages[locale];
    await signIn(page, await createAccount({ newType: "admin" }), locale);
    await visit(page, address(locale, "/desk"));
    await page.getByRole("link", { name: setup.hint.link }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(setup.title);
    await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveCount(11);
    await expect(page.getByText(setup.items.legal.complete)).toBeVisible();
    await expectAccessible(page, "the set-up");
    await page.getByRole("button", { name: setup.tests.storage.button }).click();
    await expect(page.getByText(setup.tests.storage.passed)).toBeVisible();
    await expectAccessible(page, "a test of the storage");
  });
}
