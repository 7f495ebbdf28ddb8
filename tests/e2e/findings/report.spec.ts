import { locales } from "#lib/i18n/locales.ts";
import { address, routeAddress } from "#lib/routing/address.ts";
import { openAs } from "../recipe-drafts/desk.ts";
import { storeSubmittedDraft } from "../recipe-drafts/stored-draft.ts";
import { createAccount } from "../support/account.ts";
import { expectAccessible } from "../support/axe.ts";
import { expect, test } from "../support/console-guard.ts";
import { dataDir, query } from "../support/database.ts";
import { messages } from "../support/messages.ts";
import { visit } from "../support/visit.ts";

const t = messages.de.findings;

/** Replaces a text in the English steps of the sample recipe for meat patties. */
const replaceInPatties = (from: string, to: string) =>
  query(
    dataDir,
    `update recipe_texts set steps = replace(steps::text, $1, $2)::jsonb
     where locale = 'en' and item_id = (select item_id from item_texts where slug = 'german-meat-patties')`,
    [from, to],
  );

test("an editor finds a fault in a published recipe, goes to its place, and no longer sees it once it is mended", async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const title = "Frikadellen";
  await replaceInPatties("{70 °C} and held", "heat and held");
  try {
    const desk = await openAs(browser, await createAccount({ newType: "editor" }), address("de", "/desk"));
    const sections = desk.getByRole("navigation", { name: messages.de.desk.nav });
    await sections.getByRole("link", { name: messages.de.desk.groups.content, exact: true }).click();
    await sections.getByRole("link", { name: messages.de.desk.sections.findings, exact: true }).click();
    await expect(desk).toHaveURL(address("de", "/desk/findings"));
    await expect(desk.getByRole("heading", { level: 1, name: t.desk.title })).toBeVisible();
    await expectAccessible(desk, "the report of findings");
    const byRule = desk.getByRole("navigation", { name: t.desk.byRule });
    await byRule.getByRole("link", { name: new RegExp(t.rule.coreTemperatureMissing) }).click();
    await expect(desk).toHaveURL(/rule=coreTemperatureMissing/);
    const fault = desk.getByRole("listitem").filter({ has: desk.getByRole("link", { name: new RegExp(title) }) });
    await expect(fault).toHaveCount(1);
    await expect(fault).toContainText(t.severity.error);
    await expect(fault).toContainText("70 °C");
    const bySeverity = desk.getByRole("navigation", { name: t.desk.bySeverity });
    await bySeverity.getByRole("link", { name: new RegExp(t.severity.error) }).click();
    await expect(desk).toHaveURL(/severity=error/);
    await expect(fault).toHaveCount(1);
    await expect(bySeverity.getByRole("link", { name: new RegExp(t.severity.error) })).toHaveAttribute(
      "aria-current",
      "true",
    );
    await visit(desk, `${address("de", "/desk/findings")}?rule=linkDead&kind=story`);
    await expect(fault).toHaveCount(0);
    await visit(desk, `${address("de", "/desk/findings")}?rule=coreTemperatureMissing`);

    await desk.setViewportSize({ width: 390, height: 844 });
    await desk.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
    await expectAccessible(desk, "the report of findings, narrow and dark");
    await fault.getByRole("link", { name: new RegExp(title) }).click();
    await expect(desk).toHaveURL(/\/en\/recipes\/german-meat-patties\/?#ingredients$/);
  } finally {
    await replaceInPatties("heat and held", "{70 °C} and held");
  }
  for (const locale of locales) {
    const admin = await createAccount({ newType: "admin", locale });
    const path = `${address(locale, "/desk/findings")}?rule=coreTemperatureMissing`;
    const desk = await openAs(browser, admin, path);
    await expect(desk.getByRole("heading", { level: 1, name: messages[locale].findings.desk.title })).toBeVisible();
    await expect(desk.getByRole("listitem").filter({ hasText: title })).toHaveCount(0);
  }
});

test("a draft shows its findings to its author and to editors, each with its place", async ({ browser }) => {
  test.setTimeout(120_000);
  const [author, editor] = [await createAccount({ locale: "de" }), await createAccount({ newType: "editor" })];
  const draft = await storeSubmittedDraft(author.id);
  const desk = await openAs(browser, editor, routeAddress("de", "/desk/recipes/[id]", { id: draft.id }));
  const findings = desk.getByRole("region", { name: messages.de.recipeReviews.page.findings });
  await expect(findings.getByText("„5 Minuten“", { exact: false })).toBeVisible();
  await expect(findings.getByText(t.severity.hint).first()).toBeVisible();
  await query(
    dataDir,
    "update recipe_drafts set state = 'draft', submitted_at = null, version = version + 1 where id = $1",
    [draft.id],
  );

  const preview = routeAddress("de", "/profile/recipe-creation/[id]/preview", { id: draft.id });
  const writing = await openAs(browser, author, preview, { width: 390, height: 844 });
  const checks = writing.getByRole("region", { name: t.checks.title });
  await expect(checks.getByText("„5 Minuten“", { exact: false })).toBeVisible();
  await expectAccessible(writing, "the checks of a draft");
  await checks.getByRole("link").first().click();
  await expect(writing).toHaveURL(/#field-/);
});

test("the report does not exist for other users", async ({ browser, request }) => {
  for (const locale of locales) {
    const path = address(locale, "/desk/findings");
    const signedOut = await request.get(path, { maxRedirects: 0 });
    expect(signedOut.headers().location).toBe(`${address(locale, "/login")}?next=${encodeURIComponent(path)}`);
  }
  const reader = await openAs(browser, await createAccount(), address("de", "/profile/likes"));
  expect((await reader.request.get(address("de", "/desk/findings"))).status()).toBe(404);
});
