import type { Page } from "@playwright/test";
import { expectAccessible } from "#tests/e2e/support/axe.ts";
import { expect, test } from "#tests/e2e/support/console-guard.ts";
import { messages } from "#tests/e2e/support/messages.ts";
import { createAccount, signIn } from "../support/account.ts";
import { newClientHeaders } from "../support/client-headers.ts";
import { visit } from "../support/visit.ts";
import { soup } from "./recipes.ts";

/** The note is loaded when its place, below the utensils, comes near. */
const scrollToNote = (page: Page) => page.locator("#utensils-title").scrollIntoViewIfNeeded();

test("a reader notes something on a recipe, shares it, and takes the note into an account", async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const t = messages.de.notes;
  const { share } = messages.de.recipes;
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await visit(page, `${soup.de}?servings=8`);

  await test.step("the recipe is shared with its servings and ingredients", async () => {
    await page.getByRole("button", { name: share.label, exact: true }).click();
    const dialog = page.getByRole("dialog", { name: share.title });
    await expect(dialog).toBeVisible();
    await expectAccessible(page, "share", "dialog[open]");
    const mail = await dialog.getByRole("link", { name: share.email }).getAttribute("href");
    const body = new URL(mail ?? "").searchParams.get("body") ?? "";
    expect(body).toMatch(/2\skg Hokkaidokürbis/);
    expect(body).toContain("?servings=8");
    await dialog.getByRole("button", { name: share.qr }).click();
    await expect(dialog.getByRole("img", { name: share.qr })).toBeVisible();
    await dialog.getByRole("button", { name: share.copy }).click();
    await expect(page.getByText(share.copied)).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\?servings=8$/);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
  });

  await test.step("without an account the note stays on the device", async () => {
    await scrollToNote(page);
    await page.getByRole("button", { name: t.add }).click();
    await page.getByRole("textbox", { name: t.title }).fill("Weniger Salz.");
    await expect(page.getByText(t.onDevice)).toBeVisible();
    await page.locator("#ingredients").getByRole("button", { name: t.save, exact: true }).click();
    await expect(page.getByText("Weniger Salz.")).toBeVisible();
  });

  const account = await createAccount();
  await test.step("after signing in it is in the account, and printed without having come near", async () => {
    await signIn(page, account);
    await visit(page, soup.de);
    await page.emulateMedia({ media: "print" });
    await expect(page.getByText("Weniger Salz.")).toBeVisible();
    await page.emulateMedia({ media: "screen" });
    await expect.poll(() => page.evaluate(() => localStorage.getItem("notes"))).toBe("{}");
  });

  await test.step("another device of the account shows it", async () => {
    const other = await browser.newPage({ baseURL, extraHTTPHeaders: newClientHeaders() });
    await signIn(other, account);
    await visit(other, soup.de);
    await scrollToNote(other);
    await expect(other.getByText("Weniger Salz.")).toBeVisible();
    await other.close();
  });
});
