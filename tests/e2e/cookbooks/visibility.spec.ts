import type { Page } from "@playwright/test";
import { address, slugAddress } from "#lib/platform/routing/address.ts";
import { newClientHeaders } from "#tests/e2e/support/client-headers.ts";
import { expect, test } from "#tests/e2e/support/console-guard.ts";
import { messages } from "#tests/e2e/support/messages.ts";
import { sendRequest } from "#tests/e2e/support/send-request.ts";
import { germanWide } from "#tests/e2e/support/viewports.ts";
import { visit } from "../support/visit.ts";
import { cookbookPath, insertCookbook, listRecipes, signInNewUser, toast, withSoftHyphens } from "./fixtures.ts";

test.use({ extraHTTPHeaders: newClientHeaders() });

for (const { locale, viewport } of germanWide) {
  test.describe(`${locale}, ${viewport.width} pixels`, () => {
    test.use({ viewport });
    const t = messages[locale].cookbooks;
    const link = (page: Page) => page.locator("main header a").filter({ hasText: "fuer-alle" });
    const isListed = async (title: string) =>
      withSoftHyphens(title).test((await sendRequest(address(locale, "/cookbooks"))).text);
    const isForSearchEngines = async (path: string) => !/noindex/.test((await sendRequest(path)).text);

    async function choose(page: Page, option: "private" | "unlisted" | "public") {
      await page.getByRole("link", { name: t.visibility.changeLabel }).click();
      const dialog = page.getByRole("dialog", { name: t.visibility.title });
      await expect(dialog.getByText(t.visibility[`${option}Hint`])).toBeVisible();
      await dialog.locator(`input[value="${option}"]`).check();
      await dialog.getByRole("button", { name: t.visibility.save }).click();
      await expect(dialog).toBeHidden();
    }

    async function readPath(page: Page) {
      const path = new URL((await link(page).getAttribute("href")) ?? "").pathname;
      expect(path).toBe(slugAddress(locale, "/cookbooks/[slug]", path.split("/").at(-1) ?? ""));
      return path;
    }

    test("is read by its owner, by those who have the link, or by everyone", async ({ page, browser }) => {
      const reader = await signInNewUser(page, locale);
      const title = `Für alle ${reader.name.slice(-6)}`;
      const id = await insertCookbook(reader, locale, title, await listRecipes(locale, 1));
      await visit(page, cookbookPath(locale, id));
      await expect(link(page)).toHaveCount(0);

      await choose(page, "unlisted");
      await expect(link(page)).toHaveText(/-[0-9a-f]{20}$/);
      const unlisted = await readPath(page);
      await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
      await page.getByRole("button", { name: t.head.copy }).click();
      await expect(toast(page, t.head.copied)).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(unlisted);
      const anonymous = await (await browser.newContext()).newPage();
      await visit(anonymous, unlisted);
      await expect(anonymous.getByRole("heading", { level: 1, name: withSoftHyphens(title) })).toBeVisible();
      await expect(anonymous.getByRole("link", { name: t.page.edit })).toHaveCount(0);
      await anonymous.context().close();
      expect([await isListed(title), await isForSearchEngines(unlisted)]).toEqual([false, false]);

      // Those who have the link keep it.
      await choose(page, "public");
      await expect(link(page)).toHaveAttribute("href", new RegExp(`${unlisted}$`));
      await expect.poll(() => isListed(title)).toBe(true);
      await expect.poll(() => isForSearchEngines(unlisted)).toBe(true);
      await visit(page, unlisted);
      await expect(page.getByRole("link", { name: t.page.edit })).toBeVisible();

      // Everyone may know a public address.
      await visit(page, cookbookPath(locale, id));
      await choose(page, "unlisted");
      await expect(link(page)).not.toHaveAttribute("href", new RegExp(`${unlisted}$`));
      const next = await readPath(page);
      await expect.poll(async () => (await sendRequest(unlisted)).status).toBe(404);
      expect((await sendRequest(next)).status).toBe(200);
      await expect.poll(() => isListed(title)).toBe(false);

      await choose(page, "private");
      await expect(link(page)).toHaveCount(0);
      await expect.poll(async () => (await sendRequest(next)).status).toBe(404);
    });
  });
}
