import { slugAddress } from "#lib/platform/routing/address.ts";
import { newClientHeaders } from "#tests/e2e/support/client-headers.ts";
import { expect, test } from "#tests/e2e/support/console-guard.ts";
import { messages } from "#tests/e2e/support/messages.ts";
import { createAccount, signIn } from "../support/account.ts";
import { dataDir, isPublicItem, query } from "../support/database.ts";
import { visit } from "../support/visit.ts";

test.use({ extraHTTPHeaders: newClientHeaders() });

const unitsOf = async (id: string) =>
  (await query<{ units: string }>(dataDir, "select units from users where id = $1", [id]))[0]?.units;

test("amounts and oven temperatures follow the units of the device and the account", async ({ page }) => {
  const t = messages.de.recipes;
  const [dish] = await query<{ slug: string }>(
    dataDir,
    `select slug from item_texts join recipes using (item_id) join items on items.id = item_id and ${isPublicItem}
     where locale = 'de' and oven_celsius is not null
     and exists (select from recipe_ingredients where item_id = recipes.item_id and unit = 'g') order by slug limit 1`,
  );
  const path = slugAddress("de", "/recipes/[slug]", dish?.slug ?? "");
  const note = page.locator("#ingredients ul").first();
  const grams = page.locator("#ingredients b .in-metric").first();
  const oven = page.getByRole("region", { name: t.times.title });

  await visit(page, path);
  await expect(page.getByRole("radio", { name: t.units.metric })).toBeChecked();
  await expect(grams).toBeVisible();
  await expect(oven).toContainText("°C");
  await page.getByText(t.units.us, { exact: true }).click();
  await expect(grams).toBeHidden();
  await expect(page.locator("#ingredients b .in-us").first()).toBeVisible();
  await expect(oven.getByText("°F")).toBeVisible();
  await expect(oven.getByText("°C")).toBeHidden();
  await expect(note).toBeVisible();

  // The units are applied before the scripts are loaded.
  await page.goto(path, { waitUntil: "commit" });
  await page.locator("#ingredients").waitFor();
  expect(await page.evaluate(() => document.documentElement.dataset.units)).toBe("us");

  // A new account adopts the units of the device; from then on the account decides.
  const account = await createAccount();
  await signIn(page, account);
  await visit(page, path);
  await expect.poll(() => unitsOf(account.id)).toBe("us");
  await expect(page.getByRole("radio", { name: t.units.us })).toBeChecked();
  await page.evaluate(() => localStorage.clear());
  await visit(page, path);
  await expect(page.getByRole("radio", { name: t.units.us })).toBeChecked();
  await expect(grams).toBeHidden();

  await page.getByText(t.units.metric, { exact: true }).click();
  await expect.poll(() => unitsOf(account.id)).toBe("metric");
  await page.evaluate(() => localStorage.setItem("units", "us"));
  await visit(page, path);
  await expect(page.getByRole("radio", { name: t.units.metric })).toBeChecked();
  expect(await unitsOf(account.id)).toBe("metric");
});
