// The browser reports failed requests on the console, so these journeys run without the guard.
import type { Page } from "@playwright/test";
import { address, routeAddress } from "#lib/routing/address.ts";
import { createAccount, signIn } from "#tests/e2e/support/account.ts";
import { expectAccessible } from "#tests/e2e/support/axe.ts";
import { newClientHeaders } from "#tests/e2e/support/client-headers.ts";
import { dataDir, query } from "#tests/e2e/support/database.ts";
import { expect, test } from "#tests/e2e/support/journey.ts";
import { messages } from "#tests/e2e/support/messages.ts";
import { toPlainText, visit, waitForHydration } from "#tests/e2e/support/visit.ts";
import { reloadOnline } from "./network.ts";

test.use({ viewport: { width: 390, height: 844 }, extraHTTPHeaders: newClientHeaders() });

const t = messages.de.recipeDrafts;
const newDraft = address("de", "/profile/recipe-creation/new/basics");
const picture = "lib/seed/content/pictures/apple-crumble.jpg";

const saveStatus = (page: Page) => page.locator("[data-sync]");
const waitForSaved = (page: Page) => expect(saveStatus(page)).toHaveAttribute("data-sync", "saved");
const nextButton = (page: Page, section: keyof typeof t.sections & ("ingredients" | "steps" | "details" | "preview")) =>
  page.getByRole("button", { name: t.sections.next.replace("{section}", t.sections[section].name), exact: true });
const missingList = (page: Page) => page.getByRole("region", { name: t.submission.title }).getByRole("listitem");

/** The only draft of an author, as the server has it. */
async function readDraft(authorId: string) {
  const drafts = await query<{ id: string; state: string; content: Record<string, unknown> }>(
    dataDir,
    "select id, state, content from recipe_drafts where author_id = $1",
    [authorId],
  );
  expect(drafts).toHaveLength(1);
  return drafts[0] as (typeof drafts)[number];
}

test("a recipe is written on a phone, survives the loss of the network, is submitted and withdrawn", async ({
  page,
  context,
}) => {
  test.slow();
  const author = await createAccount({ locale: "de" });
  await signIn(page, author);
  await visit(page, newDraft);
  await page.getByLabel(t.basics.title).fill("Apfelstreusel vom Blech");
  await waitForSaved(page);
  await expect(page).not.toHaveURL(newDraft);
  const { id } = await readDraft(author.id);
  expect(page.url()).toContain(id);

  await page.locator("input[type=file]").setInputFiles(picture);
  await page.getByRole("button", { name: t.picture.save }).click();
  await expect(page.getByRole("img", { name: t.picture.alt })).toBeVisible();
  await page.getByLabel(t.basics.preparation, { exact: true }).fill("viel");
  await expect(page.getByText(t.problems.number)).toBeVisible();
  await expectAccessible(page, "basics of a draft with an error");
  await page.getByLabel(t.basics.preparation, { exact: true }).fill("25");
  await page.getByLabel(t.basics.hard).check({ force: true });
  await waitForSaved(page);

  await context.setOffline(true);
  await page.getByLabel(t.basics.summary).fill("Mit viel Zimt.");
  await page.getByLabel(t.basics.servings).fill("6");
  await expect(saveStatus(page)).toHaveText(t.saving.offline);
  await nextButton(page, "ingredients").click();
  await expect(page).toHaveURL(routeAddress("de", "/profile/recipe-creation/[id]/basics", { id }));
  await reloadOnline(page);
  await waitForHydration(page);
  await waitForSaved(page);
  await expect(page.getByLabel(t.basics.summary)).toHaveValue("Mit viel Zimt.");
  await expect(page.getByLabel(t.basics.servings)).toHaveValue("6");
  await expect(page.getByLabel(t.basics.hard)).toBeChecked();
  await expect(page.getByRole("img", { name: t.picture.alt })).toHaveJSProperty("complete", true);
  await expect
    .poll(async () => (await readDraft(author.id)).content)
    .toMatchObject({ summary: { de: "Mit viel Zimt." }, servings: { amount: 6 }, duration: { preparation: 25 } });

  await page
    .getByRole("navigation", { name: t.sections.label })
    .getByRole("link", { name: t.sections.details.name })
    .click();
  await page.getByLabel(t.details.chefsNote, { exact: true }).fill("Schmeckt auch mit Birnen.");
  await waitForHydration(page);
  await expectAccessible(page, "details of a draft");
  await nextButton(page, "preview").click();
  await expect(missingList(page)).toHaveCount(2);
  await expectAccessible(page, "preview of an unfinished draft");
  await missingList(page).getByRole("link", { name: t.problems.ingredient }).click();
  await page.getByRole("button", { name: t.ingredients.addFirst }).click();
  await page.getByLabel(t.ingredients.lines).fill("1 kg Äpfel");
  await page.getByLabel(t.ingredients.lines).press("Enter");
  await expect(page.getByRole("combobox", { name: t.ingredients.nameOf.replace("{number}", "1") })).toHaveValue(
    "Äpfel",
  );
  await nextButton(page, "steps").click();
  await page.getByRole("button", { name: t.steps.addFirst }).click();
  await page.getByLabel(t.steps.text).fill("Äpfel schälen und 40 Minuten backen.");
  await nextButton(page, "details").click();
  await expect(page.getByLabel(t.details.chefsNote, { exact: true })).toHaveValue("Schmeckt auch mit Birnen.");
  await nextButton(page, "preview").click();

  await expect(page.getByText(t.submission.complete)).toBeVisible();
  const heading = page.getByRole("heading", { level: 1 });
  expect(toPlainText(await heading.textContent())).toBe("Apfelstreusel vom Blech");
  await expectAccessible(page, "preview of a complete draft");
  await page.getByLabel(t.submission.rights).check();
  await page.getByRole("button", { name: t.submission.submit }).click();
  await expect(page.getByRole("heading", { name: t.status.submittedTitle })).toBeVisible();
  expect((await readDraft(author.id)).state).toBe("submitted");
  await expectAccessible(page, "preview of a submitted draft");
  await page.getByRole("button", { name: t.status.withdraw }).click();
  await expect(page.getByText(t.submission.complete)).toBeVisible();
  expect((await readDraft(author.id)).state).toBe("draft");
});

test("two devices that change the same draft are asked which version counts", async ({ page, browser }) => {
  const author = await createAccount({ locale: "de" });
  await signIn(page, author);
  await visit(page, newDraft);
  await page.getByLabel(t.basics.title).fill("Linsensuppe");
  await waitForSaved(page);
  const { id } = await readDraft(author.id);
  const basics = routeAddress("de", "/profile/recipe-creation/[id]/basics", { id });

  const other = await (await browser.newContext({ extraHTTPHeaders: newClientHeaders() })).newPage();
  await signIn(other, author);
  await visit(other, basics);
  await other.getByLabel(t.basics.title).fill("Rote Linsensuppe");
  await waitForSaved(other);
  await expect.poll(async () => (await readDraft(author.id)).content.title).toMatchObject({ de: "Rote Linsensuppe" });
  await page.getByLabel(t.basics.title).fill("Scharfe Linsensuppe");
  await expect(saveStatus(page)).toHaveAttribute("data-sync", "conflict");
  await expectAccessible(page, "a draft that another device has changed");

  // What has not arrived is on this device alone: signing out asks first.
  const menu = messages.de.layout.userMenu;
  await page.getByRole("button", { name: menu.button }).click();
  await page.getByRole("button", { name: menu.signOut }).click();
  const unsent = page.getByRole("dialog", { name: messages.de.accounts.unsent.title });
  await expect(unsent.getByRole("button", { name: messages.de.accounts.unsent.discard })).toBeVisible();
  await expectAccessible(page, "unsent texts when signing out");
  await page.keyboard.press("Escape");
  await expect(unsent).toBeHidden();
  await page.getByRole("button", { name: t.conflict.keepMine }).click();
  await waitForSaved(page);
  await expect
    .poll(async () => (await readDraft(author.id)).content.title)
    .toMatchObject({ de: "Scharfe Linsensuppe" });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the plain forms save the basics and add an ingredient", async ({ page }) => {
    const author = await createAccount({ locale: "de" });
    await signIn(page, author);
    await page.goto(newDraft);
    await page.getByLabel(t.basics.title).fill("Grießbrei");
    await page.getByLabel(t.basics.preparation, { exact: true }).fill("viel");
    await nextButton(page, "ingredients").click();
    await expect(page.getByRole("link", { name: t.problems.number })).toBeVisible();
    await expect(page.getByLabel(t.basics.preparation, { exact: true })).toHaveValue("viel");
    await page.getByLabel(t.basics.preparation, { exact: true }).fill("15");
    await nextButton(page, "ingredients").click();
    await expect(page.getByRole("heading", { level: 1, name: t.sections.ingredients.title })).toBeVisible();
    expect((await readDraft(author.id)).content).toMatchObject({
      title: { de: "Grießbrei" },
      duration: { preparation: 15 },
    });

    await page.getByRole("button", { name: t.ingredients.addFirst }).click();
    const name = t.ingredients.nameOf.replace("{number}", "1");
    await page.getByLabel(t.ingredients.amountOf.replace("{name}", name)).first().fill("500");
    await page.getByLabel(name, { exact: true }).first().fill("Milch");
    await nextButton(page, "steps").click();
    await expect(page.getByRole("heading", { level: 1, name: t.sections.steps.title })).toBeVisible();
    const { id, content } = await readDraft(author.id);
    expect(content).toMatchObject({ groups: [{ ingredients: [{ amount: 500 }] }] });
    await page.getByRole("button", { name: "Englisch hinzufügen" }).click();
    await page.getByRole("button", { name: t.steps.addFirst }).click();
    const first = page.getByRole("listitem", { name: t.steps.step.replace("{number}", "1") });
    await first.locator("input[type=file]").setInputFiles("package.json");
    await first.getByRole("button", { name: t.picture.upload }).click();
    await expect(first.getByText(t.picture.problem.unsupported_type)).toBeVisible();
    await first.locator("input[type=file]").setInputFiles(picture);
    await first.getByRole("button", { name: t.picture.upload }).click();
    await expect(first.getByRole("img", { name: t.picture.alt })).toBeVisible();
    await page.getByLabel(t.steps.text).fill("Milch aufkochen.");
    await page.getByLabel("Der Schritt auf Englisch").fill("Bring the milk to the boil.");
    await nextButton(page, "details").click();
    await expect(page.getByRole("heading", { level: 1, name: t.sections.details.title })).toBeVisible();
    expect((await readDraft(author.id)).content).toMatchObject({
      isBilingual: true,
      steps: [{ text: { de: "Milch aufkochen.", en: "Bring the milk to the boil." } }],
    });
    await page.goto(routeAddress("de", "/profile/recipe-creation/[id]/preview", { id }));
    await expect(page.getByText("Ohne englischen Titel", { exact: false })).toBeVisible();
    await expect(missingList(page).filter({ hasText: t.problems.picture })).toBeVisible();
  });
});
