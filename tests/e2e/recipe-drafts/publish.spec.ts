// The browser reports failed requests on the console, so this journey runs without the guard.
import { randomBytes } from "node:crypto";
import type { Page } from "@playwright/test";
import { address, routeAddress, slugAddress } from "#lib/routing/address.ts";
import { createAccount, signIn } from "#tests/e2e/support/account.ts";
import { expectAccessible } from "#tests/e2e/support/axe.ts";
import { newClientHeaders } from "#tests/e2e/support/client-headers.ts";
import { dataDir, query } from "#tests/e2e/support/database.ts";
import { expect, test } from "#tests/e2e/support/journey.ts";
import { messages } from "#tests/e2e/support/messages.ts";
import { toPlainText, visit, waitForHydration } from "#tests/e2e/support/visit.ts";
import { reloadOnline } from "./network.ts";
import { allPlaces, listPlaces } from "./public-places.ts";

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

async function addPicture(page: Page, field: ReturnType<Page["locator"]>): Promise<void> {
  await field.setInputFiles(picture);
  await page.getByRole("button", { name: t.picture.save }).click();
  await expect(page.getByRole("button", { name: t.picture.save })).toBeHidden();
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
  test.setTimeout(240_000);
  const word = `tarte${randomBytes(5).toString("hex").replaceAll(/\d/g, "x")}`;
  const german = { locale: "de" as const, slug: `apfel-${word}`, word };
  const english = { locale: "en" as const, slug: `apple-${word}`, word };
  const shown = async () => [await listPlaces(request, german), await listPlaces(request, english)];
  const author = await createAccount({ locale: "de" });
  await signIn(page, author);

  await visit(page, address("de", "/profile/recipe-creation/new/basics"));
  await page.getByLabel(t.basics.title).fill(`Apfel-${word}`);
  await waitForSaved(page);
  await page.getByRole("button", { name: "Englisch hinzufügen" }).click();
  await page.getByLabel("Titel auf Englisch").fill(`Apple ${word}`);
  await page.getByLabel("Kurzbeschreibung auf Englisch").fill("Crisp and sweet.");
  await addPicture(page, page.locator("input[type=file]"));
  await waitForSaved(page);
  await expectAccessible(page, "basics of a draft in both languages");
  const [stored] = await query<{ id: string }>(dataDir, "select id from recipe_drafts where author_id = $1", [
    author.id,
  ]);
  const id = stored?.id ?? "";

  await context.setOffline(true);
  await page.getByLabel(t.basics.servings).fill("8");
  await page.getByLabel(t.basics.preparation, { exact: true }).fill("30");
  await expect(page.locator("[data-sync]")).toHaveText(t.saving.offline);
  await reloadOnline(page);
  await waitForHydration(page);
  await waitForSaved(page);
  await expect(page.getByLabel(t.basics.servings)).toHaveValue("8");
  await expect(page.getByLabel("Titel auf Englisch")).toHaveValue(`Apple ${word}`);

  await goOn(page, "ingredients");
  await page.getByRole("button", { name: t.ingredients.addFirst }).click();
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
  await goOn(page, "preview");
  await expect(page.getByText("Dein Rezept ist vollständig übersetzt", { exact: false })).toBeVisible();
  await page.getByRole("link", { name: "English", exact: true }).first().click();
  await expect(page).toHaveURL(routeAddress("en", "/profile/recipe-creation/[id]/preview", { id }));
  await expect
    .poll(async () => toPlainText(await page.getByRole("heading", { level: 1 }).textContent()))
    .toBe(`Apple ${word}`);
  await visit(page, routeAddress("de", "/profile/recipe-creation/[id]/preview", { id }));
  await submit(page, id);
  expect(await shown()).toEqual([[], []]);

  const editor = await createAccount({ newType: "editor" });
  const editing = await (await browser.newContext({ extraHTTPHeaders: newClientHeaders() })).newPage();
  await signIn(editing, editor);
  const deskAddress = routeAddress("de", "/desk/recipes/[id]", { id });
  await visit(editing, deskAddress);
  await editing.getByLabel(desk.reject.reason).fill("Schönes Rezept, eine Angabe fehlt.");
  await editing.getByText(desk.reject.notes).click();
  await editing
    .getByLabel(desk.field.steps.replace(/^.*other \{(.*)\}\}$/, "$1").replace("#", "1"), { exact: true })
    .fill("Wie lange im Ofen?");
  await editing.getByRole("button", { name: desk.reject.submit }).click();
  await expect(editing.getByRole("status").filter({ hasText: editor.name })).toBeVisible();
  expect(await shown()).toEqual([[], []]);

  await visit(page, routeAddress("de", "/profile/recipe-creation/[id]/preview", { id }));
  const rejection = page.getByRole("region", { name: t.rejection.title });
  await expect(rejection).toContainText("Schönes Rezept, eine Angabe fehlt.");
  await rejection.getByRole("link", { name: "Schritt 1" }).click();
  await expect(page.getByRole("listitem", { name: "Schritt 1" })).toContainText("Wie lange im Ofen?");
  await page.getByLabel(t.steps.text).fill("Äpfel schälen und 40 Minuten backen.");
  await waitForSaved(page);
  await goOn(page, "details");
  await goOn(page, "preview");
  await submit(page, id);
  expect(await shown()).toEqual([[], []]);

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
    await visit(page, slugAddress(locale, "/recipes/[slug]", slug));
    const article = toPlainText(await page.locator("main").textContent());
    for (const text of texts) expect(article).toContain(text);
  }
});
