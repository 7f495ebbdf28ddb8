import { locales } from "#lib/platform/i18n/locales.ts";
import { address, routeAddress } from "#lib/platform/routing/address.ts";
import { openAs } from "../recipe-drafts/desk.ts";
import { storeSubmittedDraft } from "../recipe-drafts/stored-draft.ts";
import { createAccount } from "../support/account.ts";
import { expectAccessible } from "../support/axe.ts";
import { expect, test } from "../support/console-guard.ts";
import { dataDir, query } from "../support/database.ts";
import { parseHtml } from "../support/html.ts";
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
  const desk = await openAs(browser, await createAccount({ newType: "editor" }), address("de", "/desk"));
  const fault = desk.getByRole("listitem").filter({ has: desk.getByRole("link", { name: new RegExp(title) }) });
  await replaceInPatties("{70 °C} and held", "heat and held");
  try {
    const sections = desk.getByRole("navigation", { name: messages.de.desk.nav });
    // Not exact: the name tells how much is open, too, which other journeys change.
    await sections.getByRole("link", { name: messages.de.desk.groups.content }).click();
    await sections.getByRole("link", { name: messages.de.desk.sections.findings }).click();
    await expect(desk).toHaveURL(address("de", "/desk/findings"));
    await expect(desk.getByRole("heading", { level: 1, name: t.desk.title })).toBeVisible();
    await expectAccessible(desk, "the report of findings");
    await desk.setViewportSize({ width: 390, height: 844 });
    const byRule = desk.getByRole("navigation", { name: t.desk.byRule });
    await byRule.getByRole("link", { name: new RegExp(t.rule.coreTemperatureMissing) }).click();
    await expect(desk).toHaveURL(/rule=coreTemperatureMissing/);
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
    const other = await desk.request.get(`${address("de", "/desk/findings")}?rule=linkDead&kind=story`);
    expect(parseHtml(await other.text()).querySelector("main")?.textContent).not.toContain(title);
    await fault.getByRole("link", { name: new RegExp(title) }).click();
    await expect(desk).toHaveURL(/\/en\/recipes\/german-meat-patties\/?#ingredients$/);
  } finally {
    await replaceInPatties("heat and held", "{70 °C} and held");
  }
  const [path, english] = locales.map((locale) => `${address(locale, "/desk/findings")}?rule=coreTemperatureMissing`);
  await visit(desk, path ?? "");
  await expect(desk.getByRole("heading", { level: 1, name: t.desk.title })).toBeVisible();
  await expect(fault).toHaveCount(0);
  const translated = parseHtml(await (await desk.request.get(english ?? "")).text());
  expect(translated.querySelector("h1")?.textContent).toBe(messages.en.findings.desk.title);
  expect(translated.querySelector("main")?.textContent).not.toContain(title);
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
