import { expect, test } from "#tests/e2e/support/console-guard.ts";
import { messages } from "#tests/e2e/support/messages.ts";
import { visit } from "../support/visit.ts";

const { recipes } = messages.de;

test("the not-found page opens its recipe in a dialog and links to it", async ({ page }) => {
  await visit(page, "/de/rezepte/gibt-es-nicht");
  const panel = page.getByRole("complementary", { name: recipes.emergency.title });
  await panel.getByRole("link").first().click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("heading", { name: recipes.ingredients.title })).toBeVisible();
  await expect(dialog.getByRole("listitem")).not.toHaveCount(0);
  await expect(page).toHaveURL("/de/rezepte/gibt-es-nicht");
  await dialog.getByRole("link", { name: recipes.emergency.open }).click();
  await expect(page).toHaveURL(/\/de\/rezepte\/(?!gibt-es-nicht)/);
  await expect(page.getByRole("region", { name: recipes.times.title })).toBeVisible();
});
