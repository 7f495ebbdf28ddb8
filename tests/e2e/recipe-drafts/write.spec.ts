import type { Page } from "@playwright/test";
import { address, routeAddress } from "#lib/platform/routing/address.ts";
import { createAccount, signIn } from "#tests/e2e/support/account.ts";
import { expectAccessible } from "#tests/e2e/support/axe.ts";
import { newClientHeaders } from "#tests/e2e/support/client-headers.ts";
import { expect, test } from "#tests/e2e/support/console-guard.ts";
import { dataDir, query } from "#tests/e2e/support/database.ts";
import { messages } from "#tests/e2e/support/messages.ts";
import { visit, waitForHydration } from "#tests/e2e/support/visit.ts";

test.use({ viewport: { width: 390, height: 844 }, extraHTTPHeaders: newClientHeaders() });

const t = messages.de.recipeDrafts;
const newDraft = address("de", "/profile/recipe-creation/new/basics");
const picture = "lib/seed/content/pictures/apple-crumble.jpg";

const text = `Apfeltarte

Zutaten für 8 Personen:
250 g Mehl
125 g kalte Butter
1 Prise Salz

Zubereitung:
1. Mehl, Butter und Salz zügig verkneten.
2. Bei 200 °C 40 Minuten backen.`;

const waitForSaved = (page: Page) => expect(page.locator("[data-sync]")).toHaveAttribute("data-sync", "saved");
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

test("a pasted recipe becomes a draft, and of two devices that change it the author decides", async ({ page }) => {
  const author = await createAccount({ locale: "de" });
  const basicsAddress = async () =>
    routeAddress("de", "/profile/recipe-creation/[id]/basics", { id: (await readDraft(author.id)).id });
  await signIn(page, author);
  await visit(page, newDraft);

  await test.step("the first step fits a window, without header and footer of the site", async () => {
    await page.setViewportSize({ width: 1280, height: 900 });
    const title = page.getByLabel(t.basics.title);
    const picture = await page.locator(".draft-picture").boundingBox();
    expect((await title.boundingBox())?.x).toBeGreaterThan((picture?.x ?? 0) + (picture?.width ?? 1280));
    await expect(title).toBeInViewport({ ratio: 1 });
    await expect(nextButton(page, "ingredients")).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(nextButton(page, "ingredients")).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole("banner")).toBeHidden();
    await expect(page.getByRole("contentinfo")).toBeHidden();
    await expect(page.getByRole("link", { name: t.sections.leave })).toBeVisible();
  });

  await test.step("the text is read and shown before it is taken over", async () => {
    await page.getByRole("button", { name: "Rezept einfügen" }).click();
    const dialog = page.getByRole("dialog", { name: "Rezept übernehmen" });
    await dialog.getByLabel("Text des Rezepts").fill(text);
    await dialog.getByRole("button", { name: "Rezept lesen" }).click();
    await expect(dialog.getByText("3 Zutaten mit Menge oder bekanntem Namen.")).toBeVisible();
    await expectAccessible(page, "import of a recipe");
    await dialog.getByRole("button", { name: "In den Entwurf übernehmen" }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step("its rows are moved by keyboard, and a typed line becomes another one", async () => {
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
  });

  await test.step("its steps name their ingredients and timers", async () => {
    await page.getByRole("button", { name: "Weiter: Zubereitung" }).click();
    const first = page.getByRole("listitem", { name: "Schritt 1" });
    await first.getByRole("checkbox", { name: /Mehl/ }).check();
    const second = page.getByRole("listitem", { name: "Schritt 2" });
    await expect(second.getByRole("checkbox", { name: /Mehl in Schritt 1/ })).not.toBeChecked();
    await second.getByRole("button", { name: /^Markieren: Timer: 40/ }).click();
    await expect(second.getByRole("button", { name: /^Markierung entfernen: Timer: 40/ })).toBeVisible();
  });

  await test.step("what another device has saved is not overwritten", async () => {
    await waitForSaved(page);
    await visit(page, await basicsAddress());
    const { id } = await readDraft(author.id);
    await query(
      dataDir,
      `update recipe_drafts set version = version + 1, content = jsonb_set(content, '{title,de}', '"Birnentarte"')
       where id = $1`,
      [id],
    );
    await page.getByLabel(t.basics.title).fill("Quittentarte");
    await expect(page.locator("[data-sync]")).toHaveAttribute("data-sync", "conflict");
    await expectAccessible(page, "a draft that another device has changed");
  });

  await test.step("what has not arrived is on this device alone: signing out asks first", async () => {
    const menu = messages.de.layout.userMenu;
    await visit(page, address("de", "/profile/recipes"));
    await page.getByRole("button", { name: menu.button }).click();
    await page.getByRole("button", { name: menu.signOut }).click();
    const unsent = page.getByRole("dialog", { name: messages.de.accounts.unsent.title });
    await expect(unsent.getByRole("button", { name: messages.de.accounts.unsent.discard })).toBeVisible();
    await expectAccessible(page, "unsent texts when signing out");
    await page.keyboard.press("Escape");
    await expect(unsent).toBeHidden();
    await visit(page, await basicsAddress());
  });

  await test.step("the version that the author chooses is saved", async () => {
    await page.getByRole("button", { name: t.conflict.keepMine }).click();
    await waitForSaved(page);
    await expect.poll(async () => (await readDraft(author.id)).content.title).toMatchObject({ de: "Quittentarte" });
  });
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
    await expect(page.getByRole("link", { name: t.problems.duration })).toBeVisible();
    await expect(page.getByLabel(t.basics.preparation, { exact: true })).toHaveValue("viel");
    await page.getByLabel(t.basics.preparation, { exact: true }).fill("15");
    await nextButton(page, "ingredients").click();
    await expect(page.getByRole("heading", { level: 1, name: t.sections.ingredients.title })).toBeVisible();
    expect((await readDraft(author.id)).content).toMatchObject({
      title: { de: "Grießbrei" },
      duration: { preparation: 15 },
    });

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
