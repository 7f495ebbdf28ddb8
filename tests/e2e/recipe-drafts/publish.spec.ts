// The browser reports failed requests on the console, so this journey runs without the guard.
import { randomBytes } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import { address, routeAddress, slugAddress } from "#lib/platform/routing/address.ts";
import { createAccount, signIn } from "#tests/e2e/support/account.ts";
import { expectAccessible } from "#tests/e2e/support/axe.ts";
import { newClientHeaders } from "#tests/e2e/support/client-headers.ts";
import { dataDir, query } from "#tests/e2e/support/database.ts";
import { parseHtml } from "#tests/e2e/support/html.ts";
import { expect, test } from "#tests/e2e/support/journey.ts";
import { messages } from "#tests/e2e/support/messages.ts";
import { restoreSiteAfterwards } from "#tests/e2e/support/run/restore-site.ts";
import { toPlainText, visit, waitForHydration } from "#tests/e2e/support/visit.ts";
import { allPlaces, listPlaces } from "./public-places.ts";

restoreSiteAfterwards();
test.use({ viewport: { width: 390, height: 844 }, extraHTTPHeaders: newClientHeaders() });

const t = messages.de.recipeDrafts;
const desk = messages.de.recipeReviews;
const picture = "lib/seed/content/pictures/apple-crumble.jpg";

const waitForSaved = (page: Page) => expect(page.locator("[data-sync]")).toHaveAttribute("data-sync", "saved");
const goOn = (page: Page, section: "ingredients" | "steps" | "details" | "preview") =>
  page
    .getByRole("button", { name: t.sections.next.replace("{section}", t.sections[section].name), exact: true })
    .click();
const stateOf = (id: string) => query(dataDir, "select state from recipe_drafts where id = $1", [id]);
const contentOf = async (id: string) =>
  (await query<{ content: object }>(dataDir, "select content from recipe_drafts where id = $1", [id]))[0]?.content;

async function addPicture(page: Page, field: Locator): Promise<void> {
  await field.setInputFiles(picture);
  await page.getByRole("button", { name: t.picture.save }).click();
  await expect(page.getByRole("button", { name: t.picture.save })).toBeHidden();
}

/**
 * Loads a page that is offline again with network. What it tries to send when the network returns
 * does not arrive, so that the new page finds it on the device.
 */
async function reloadOnline(page: Page): Promise<void> {
  const isSent = (method: string) => method === "POST";
  await page.route("**", (route) => (isSent(route.request().method()) ? route.abort() : route.fallback()));
  const failed = page.waitForEvent("requestfailed", (request) => isSent(request.method()));
  await page.context().setOffline(false);
  await failed;
  await page.unroute("**");
  await page.reload();
}

async function submit(page: Page, id: string): Promise<void> {
  await page.getByLabel(t.submission.rights).check();
  await page.getByRole("button", { name: t.submission.submit }).click();
  await expect(page.getByRole("heading", { name: t.status.submittedTitle })).toBeVisible();
  expect(await stateOf(id)).toEqual([{ state: "submitted" }]);
}

test("a recipe of a phone in both languages is sent back, mended, accepted, and shown only then", async ({
  page,
  context,
  browser,
  request,
}) => {
  test.setTimeout(180_000);
  const word = `tarte${randomBytes(5).toString("hex").replaceAll(/\d/g, "x")}`;
  const german = { locale: "de" as const, slug: `apfel-${word}`, word };
  const english = { locale: "en" as const, slug: `apple-${word}`, word };
  const shown = async () => [await listPlaces(request, german), await listPlaces(request, english)];
  const author = await createAccount({ locale: "de" });
  await signIn(page, author);
  const newDraft = address("de", "/profile/recipe-creation/new/basics");
  await visit(page, newDraft);
  const missing = page.getByRole("region", { name: t.submission.title }).getByRole("listitem");
  const preparation = page.getByLabel(t.basics.preparation, { exact: true });
  const chefsNote = page.getByLabel(t.details.chefsNote, { exact: true });

  const id = await test.step("the title alone makes a draft with an address of its own", async () => {
    await page.getByLabel(t.basics.title).fill(`Apfel-${word}`);
    await waitForSaved(page);
    await expect(page).not.toHaveURL(newDraft);
    const drafts = await query<{ id: string }>(dataDir, "select id from recipe_drafts where author_id = $1", [
      author.id,
    ]);
    expect(drafts).toHaveLength(1);
    return drafts[0]?.id ?? "";
  });
  const preview = routeAddress("de", "/profile/recipe-creation/[id]/preview", { id });
  expect(page.url()).toContain(id);

  await test.step("its basics are written in both languages, with a picture, and a mistake is named", async () => {
    await page.getByRole("button", { name: "Englisch hinzufügen" }).click();
    await page.getByLabel("Titel auf Englisch").fill(`Apple ${word}`);
    await page.getByLabel("Kurzbeschreibung auf Englisch").fill("Crisp and sweet.");
    await addPicture(page, page.locator("input[type=file]"));
    await page.getByLabel(t.basics.hard).press("Space");
    await preparation.fill("viel");
    await preparation.blur();
    await expect(page.getByText(t.problems.duration)).toBeVisible();
    await expect(page.locator("[data-sync]")).toHaveText(messages.de.ui.autosave.partly);
    await expectAccessible(page, "basics of a draft in both languages with an error");
  });

  await test.step("what is written without network outlasts a reload and is sent then", async () => {
    await context.setOffline(true);
    await page.getByLabel(t.basics.servings).fill("8");
    await preparation.fill("30");
    await expect(page.locator("[data-sync]")).toHaveText(messages.de.ui.autosave.offline);
    await goOn(page, "ingredients");
    await expect(page).toHaveURL(routeAddress("de", "/profile/recipe-creation/[id]/basics", { id }));
    await reloadOnline(page);
    await waitForHydration(page);
    await waitForSaved(page);
    await expect(page.getByLabel(t.basics.servings)).toHaveValue("8");
    await expect(page.getByLabel(t.basics.hard)).toBeChecked();
    await expect(page.getByLabel("Titel auf Englisch")).toHaveValue(`Apple ${word}`);
    await expect(page.getByRole("img", { name: t.picture.alt })).toHaveJSProperty("complete", true);
    await expect
      .poll(() => contentOf(id))
      .toMatchObject({ servings: { amount: 8 }, duration: { preparation: 30 }, title: { en: `Apple ${word}` } });
  });

  await test.step("the preview of an unfinished recipe leads to what it lacks", async () => {
    await page
      .getByRole("navigation", { name: t.sections.label })
      .getByRole("link", { name: t.sections.details.name })
      .click();
    await chefsNote.fill("Schmeckt auch mit Birnen.");
    await page.getByLabel(`${t.details.chefsNote} auf Englisch`).fill("Pears do as well.");
    await waitForHydration(page);
    await expectAccessible(page, "details of a draft");
    await goOn(page, "preview");
    await expect(missing).toHaveCount(2);
    await expectAccessible(page, "preview of an unfinished draft");
    await missing.getByRole("link", { name: t.problems.ingredient }).click();
  });

  await test.step("ingredients and steps are written in both languages", async () => {
    await page.getByLabel(t.ingredients.lines).fill("1 kg Äpfel");
    await page.getByLabel(t.ingredients.lines).press("Enter");
    await expect(page.getByRole("combobox", { name: t.ingredients.nameOf.replace("{number}", "1") })).toHaveValue(
      "Äpfel",
    );
    await page.getByRole("button", { name: "Mehr zu: Äpfel" }).click();
    await page.getByLabel(t.ingredients.characteristic, { exact: true }).fill("reif");
    await page.getByLabel("Eigenschaft auf Englisch").fill("ripe");
    await goOn(page, "steps");
    await page.getByRole("button", { name: t.steps.addFirst }).click();
    await page.getByLabel(t.steps.text).fill("Äpfel schälen und backen.");
    await page.getByLabel("Der Schritt auf Englisch").fill("Peel the apples and bake them for 40 minutes.");
    await page.getByRole("button", { name: /^Markieren: Timer: 40/ }).click();
    await addPicture(page, page.getByRole("listitem", { name: "Schritt 1" }).locator("input[type=file]"));
    await waitForSaved(page);
    await expectAccessible(page, "steps of a draft in both languages");
    await goOn(page, "details");
    await expect(chefsNote).toHaveValue("Schmeckt auch mit Birnen.");
    await goOn(page, "preview");
  });

  await test.step("complete and translated, it is submitted, withdrawn and submitted again", async () => {
    await expect(page.getByText("Dein Rezept ist vollständig übersetzt", { exact: false })).toBeVisible();
    await expectAccessible(page, "preview of a complete draft");
    await page.getByRole("link", { name: "English", exact: true }).first().click();
    await expect(page).toHaveURL(routeAddress("en", "/profile/recipe-creation/[id]/preview", { id }));
    await expect
      .poll(async () => toPlainText(await page.getByRole("heading", { level: 1 }).textContent()))
      .toBe(`Apple ${word}`);
    await visit(page, preview);
    await submit(page, id);
    await expectAccessible(page, "preview of a submitted draft");
    await page.getByRole("button", { name: t.status.withdraw }).click();
    await expect(page.getByText(t.submission.complete)).toBeVisible();
    expect(await stateOf(id)).toEqual([{ state: "draft" }]);
    await submit(page, id);
    expect(await shown()).toEqual([[], []]);
  });

  const editor = await createAccount({ newType: "editor" });
  const editing = await (await browser.newContext({ extraHTTPHeaders: newClientHeaders() })).newPage();
  await signIn(editing, editor);
  const deskAddress = routeAddress("de", "/desk/recipes/[id]", { id });

  await test.step("an editor sends it back with a note at a step", async () => {
    await visit(editing, deskAddress);
    await editing.getByLabel(desk.reject.reason).fill("Schönes Rezept, eine Angabe fehlt.");
    await editing.getByText(desk.reject.notes).click();
    await editing
      .getByLabel(desk.field.steps.replace(/^.*other \{(.*)\}\}$/, "$1").replace("#", "1"), { exact: true })
      .fill("Wie lange im Ofen?");
    await editing.getByRole("button", { name: desk.reject.submit }).click();
    await expect(editing.getByRole("status").filter({ hasText: editor.name })).toBeVisible();
  });

  await test.step("its author reads why, mends the step and submits it again", async () => {
    await visit(page, address("de", "/profile/recipes"));
    await expect(page.getByText("Schönes Rezept, eine Angabe fehlt.")).toBeVisible();
    await expectAccessible(page, "own recipes that were sent back");
    await visit(page, preview);
    const rejection = page.getByRole("region", { name: t.rejection.title });
    await expect(rejection).toContainText("Schönes Rezept, eine Angabe fehlt.");
    await rejection.getByRole("link", { name: "Schritt 1" }).click();
    await expect(page.getByRole("listitem", { name: "Schritt 1" })).toContainText("Wie lange im Ofen?");
    await page.getByLabel(t.steps.text).fill("Äpfel schälen und 40 Minuten backen.");
    await waitForSaved(page);
    await goOn(page, "details");
    await goOn(page, "preview");
    await submit(page, id);
  });

  await test.step("accepted, it is shown everywhere in both languages", async () => {
    await visit(editing, deskAddress);
    await editing.getByLabel(desk.accept.qualities.good, { exact: true }).check();
    await editing.getByLabel(desk.accept.mainCategory, { exact: true }).selectOption({ index: 1 });
    await editing.getByRole("button", { name: desk.accept.submit }).click();
    await expect(editing.getByRole("status").filter({ hasText: editor.name })).toBeVisible();
    await expect.poll(shown).toEqual([allPlaces, allPlaces]);
    for (const [{ locale, slug }, texts] of [
      [german, [`Apfel-${word}`, "reif", "40"]],
      [english, [`Apple ${word}`, "ripe", "Peel the apples"]],
    ] as const) {
      const recipe = await request.get(slugAddress(locale, "/recipes/[slug]", slug));
      const article = toPlainText(parseHtml(await recipe.text()).querySelector("main")?.textContent ?? null);
      for (const text of texts) expect(article).toContain(text);
    }
  });
});
