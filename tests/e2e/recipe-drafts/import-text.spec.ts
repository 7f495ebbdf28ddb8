import { address } from "#lib/routing/address.ts";
import { createAccount, signIn } from "#tests/e2e/support/account.ts";
import { expectAccessible } from "#tests/e2e/support/axe.ts";
import { newClientHeaders } from "#tests/e2e/support/client-headers.ts";
import { expect, test } from "#tests/e2e/support/console-guard.ts";
import { visit, waitForHydration } from "#tests/e2e/support/visit.ts";

test.use({ viewport: { width: 390, height: 844 }, extraHTTPHeaders: newClientHeaders() });

const text = `Apfeltarte

Zutaten für 8 Personen:
250 g Mehl
125 g kalte Butter
1 Prise Salz

Zubereitung:
1. Mehl, Butter und Salz zügig verkneten.
2. Bei 200 °C 40 Minuten backen.`;

test("a pasted recipe becomes a draft, whose rows are edited by keyboard", async ({ page }) => {
  await signIn(page, await createAccount({ locale: "de" }));
  await visit(page, address("de", "/profile/recipe-creation/new/basics"));
  await page.getByRole("button", { name: "Rezept einfügen" }).click();
  const dialog = page.getByRole("dialog", { name: "Rezept übernehmen" });
  await dialog.getByLabel("Text des Rezepts").fill(text);
  await dialog.getByRole("button", { name: "Rezept lesen" }).click();
  await expect(dialog.getByText("3 Zutaten mit Menge oder bekanntem Namen.")).toBeVisible();
  await expectAccessible(page, "import of a recipe");
  await dialog.getByRole("button", { name: "In den Entwurf übernehmen" }).click();
  await expect(dialog).toBeHidden();

  await page.getByRole("button", { name: "Weiter: Zutaten" }).click();
  const names = page.getByRole("combobox", { name: /^Zutat \d/ });
  await expect(names).toHaveCount(3);
  await waitForHydration(page);
  await page.getByRole("button", { name: "Mehr zu: Mehl" }).press("Enter");
  const down = page.getByRole("button", { name: "Nach unten: Mehl" });
  await down.press("Enter");
  await expect(down).toBeFocused();
  await expect(names.nth(1)).toHaveValue("Mehl");
  const lines = page.getByLabel("Zutaten eintippen oder einfügen");
  await lines.fill("1 ½ EL Olivenöl, plus etwas mehr");
  await lines.press("Enter");
  await expect(names.nth(3)).toHaveValue("Olivenöl");
  await expect(page.getByRole("textbox", { name: "Menge: Olivenöl" })).toHaveValue("1½");
  await expectAccessible(page, "ingredients of a draft");

  await page.getByRole("button", { name: "Weiter: Zubereitung" }).click();
  const first = page.getByRole("listitem", { name: "Schritt 1" });
  await first.getByRole("checkbox", { name: /Mehl/ }).check();
  const second = page.getByRole("listitem", { name: "Schritt 2" });
  await expect(second.getByRole("checkbox", { name: /Mehl in Schritt 1/ })).not.toBeChecked();
  await second.getByRole("button", { name: /^Markieren: Timer: 40/ }).click();
  await expect(second.getByRole("button", { name: /^Markierung entfernen: Timer: 40/ })).toBeVisible();
  await expectAccessible(page, "steps of a draft");
});
