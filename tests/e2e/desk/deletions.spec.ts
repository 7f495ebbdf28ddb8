import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { address, routeAddress } from "#lib/platform/routing/address.ts";
import { createAccount, signIn } from "../support/account.ts";
import { expectAccessible } from "../support/axe.ts";
import { newClientHeaders } from "../support/client-headers.ts";
import { expect, test } from "../support/console-guard.ts";
import { dataDir, query } from "../support/database.ts";
import { messages } from "../support/messages.ts";
import { visit, waitForHydration } from "../support/visit.ts";

test.use({ extraHTTPHeaders: newClientHeaders() });

const main = (page: Page) => page.getByRole("main");

/** Inserts a tag that nothing has. */
async function insertTag(key: string, slug: string, title: string): Promise<string> {
  const [tag] = await query<{ id: string }>(
    dataDir,
    `with made as (insert into tags (key, type) values ($1, 'taste') returning id),
     texts as (
       insert into tag_texts (tag_id, locale, slug, title)
       select id, locale, $2 || '-' || locale, $3 from made, unnest(array['de', 'en']) as locale
     ) select id from made`,
    [key, slug, title],
  );
  return tag?.id ?? "";
}

test("an editor names a utensil, undoes its deletion, and restores it once more later", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { deletions, ui, utensils } = messages.en;
  const name = `Spätzle press ${randomUUID().slice(0, 8)}`;
  const editor = await createAccount({ newType: "editor" });
  await signIn(page, editor, "en");
  const listed = main(page).getByRole("link", { name, exact: true });
  const deleteIt = async () => {
    await listed.click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
    await waitForHydration(page);
    await main(page)
      .getByRole("button", { name: ui.desk.deleteFull.replace("{name}", name) })
      .click();
    await expect(main(page).getByText(ui.flash.deskDeleted, { exact: true })).toBeVisible();
    await expect(listed).toHaveCount(0);
    await waitForHydration(page);
  };

  await test.step("the form adds it to the list", async () => {
    await visit(page, address("en", "/desk/utensils/new"));
    for (const field of ["oneDe", "manyDe", "oneEn", "manyEn"] as const) {
      await page.getByLabel(utensils.desk.fields[field]).fill(name);
    }
    await expectAccessible(page, "the form of a utensil");
    await page.getByRole("button", { name: ui.desk.save, exact: true }).click();
    await expect(page.getByText(ui.flash.deskSaved)).toBeVisible();
  });

  await test.step("the message about its deletion undoes it", async () => {
    await deleteIt();
    await expectAccessible(page, "the utensils at the desk, with the way back");
    await page.getByRole("button", { name: deletions.undoFull.replace("{name}", name) }).click();
    await expect(main(page).getByText(ui.flash.deskRestored, { exact: true })).toBeVisible();
    await expect(listed).toBeVisible();
  });

  await test.step("the list of deletions says what was deleted by whom, and restores it", async () => {
    await deleteIt();
    await visit(page, address("en", "/desk/deleted"));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(deletions.title);
    const entry = main(page).getByRole("listitem").filter({ hasText: name });
    await expect(entry).toContainText(deletions.kinds.utensil);
    await expect(entry).toContainText(editor.name);
    await expectAccessible(page, "the list of what was deleted");
    await page.getByRole("button", { name: deletions.restoreFull.replace("{name}", name) }).click();
    await expect(main(page).getByText(ui.flash.deskRestored, { exact: true })).toBeVisible();
    await expect(listed).toBeVisible();
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a deletion is undone, and a refusal says which name is taken", async ({ page }) => {
    const title = `Feurig ${randomUUID().slice(0, 8)}`;
    const key = title.toLowerCase().replace(" ", "-");
    const { deletions, ui } = messages.de;
    const id = await insertTag(key, key, title);
    await signIn(page, await createAccount({ newType: "editor" }));
    await page.goto(routeAddress("de", "/desk/tags/[id]", { id }));
    await main(page)
      .getByRole("button", { name: ui.desk.deleteFull.replace("{name}", title) })
      .click();
    await expect(main(page).getByText(ui.flash.deskDeleted, { exact: true })).toBeVisible();
    await insertTag(key, `anders-${key}`, `Anders ${key}`);
    await page.goto(address("de", "/desk/deleted"));
    const restore = page.getByRole("button", { name: deletions.restoreFull.replace("{name}", title) });
    await restore.click();
    await expect(page.getByText(deletions.problems.taken.replace("{name}", key))).toBeVisible();
    await query(dataDir, "delete from tags where key = $1", [key]);
    await restore.click();
    await expect(main(page).getByText(ui.flash.deskRestored, { exact: true })).toBeVisible();
    await expect(main(page).getByRole("link", { name: title, exact: true })).toBeVisible();
  });
});
