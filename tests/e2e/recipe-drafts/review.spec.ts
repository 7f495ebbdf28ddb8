import type { Locale } from "#lib/i18n/locales.ts";
import { address, routeAddress, slugAddress } from "#lib/routing/address.ts";
import { linksIn } from "#tests/support/mail-server.ts";
import { type Account, createAccount, signIn } from "../support/account.ts";
import { expectAccessible } from "../support/axe.ts";
import { newClientHeaders } from "../support/client-headers.ts";
import { dataDir, query } from "../support/database.ts";
import { expect, test } from "../support/mail.ts";
import { messages } from "../support/messages.ts";
import { visit } from "../support/visit.ts";
import { fillAcceptance, openAs } from "./desk.ts";
import { allPlaces, listPlaces } from "./public-places.ts";
import { storeSubmittedDraft } from "./stored-draft.ts";

const t = messages.de.recipeReviews;
const own = messages.de.recipeDrafts.own;
const deskAddress = (id: string, locale: Locale = "de") => routeAddress(locale, "/desk/recipes/[id]", { id });

const placeOf = ({ marker }: { marker: string }) => ({ slug: `suppe-${marker}`, word: marker });

test("an editor rejects a recipe, its author mends it, and readers see it once it is accepted", async ({
  browser,
  request,
  mail,
}) => {
  test.setTimeout(180_000);
  const [author, editor, other] = [
    await createAccount({ locale: "de" }),
    await createAccount({ newType: "editor" }),
    await createAccount({ newType: "admin" }),
  ];
  const draft = await storeSubmittedDraft(author.id);
  expect(await listPlaces(request, placeOf(draft))).toEqual([]);

  const desk = await openAs(browser, editor, address("de", "/desk"));
  await expectAccessible(desk, "the queue of the desk");
  await desk.getByRole("link", { name: draft.title }).click();
  await expect(desk).toHaveURL(deskAddress(draft.id));
  await expect(desk.getByText("„5 Minuten“")).toBeVisible();
  await expectAccessible(desk, "a recipe under review");
  await desk.getByRole("button", { name: t.accept.submit }).click();
  await expect(desk.getByRole("link", { name: t.errors.qualityMissing })).toBeVisible();
  await desk.getByLabel(t.reject.reason).fill("Bitte miss das Wasser ab.");
  await desk.getByText(t.reject.notes).click();
  await desk
    .getByLabel(t.field.steps.replace(/^.*other \{(.*)\}\}$/, "$1").replace("#", "2"), { exact: true })
    .fill("Wie viel Wasser?");
  await desk.getByRole("button", { name: t.reject.submit }).click();
  await expect(desk.getByRole("status").filter({ hasText: editor.name })).toBeVisible();
  const rejected = await mail.waitForMail(author.email);
  expect(rejected.text).toContain("Bitte miss das Wasser ab.");
  expect(rejected.text).toContain("Schritt 2: Wie viel Wasser?");

  const writing = await openAs(browser, author, address("de", "/profile/recipes"), { width: 390, height: 844 });
  await expect(writing.getByText("Bitte miss das Wasser ab.")).toBeVisible();
  await expectAccessible(writing, "own recipes that were sent back");
  await query(
    dataDir,
    `update recipe_drafts set state = 'draft', version = version + 1,
       content = jsonb_set(content, '{steps,1,text,de}', '"Mit {1 l} Wasser {10 min} kochen."') where id = $1`,
    [draft.id],
  );
  await visit(writing, routeAddress("de", "/profile/recipe-creation/[id]/preview", { id: draft.id }));
  await writing.getByLabel(messages.de.recipeDrafts.submission.rights).check();
  await writing.getByRole("button", { name: messages.de.recipeDrafts.submission.submit }).click();
  await expect
    .poll(() => query(dataDir, "select state from recipe_drafts where id = $1", [draft.id]))
    .toEqual([{ state: "submitted" }]);
  expect(await listPlaces(request, placeOf(draft))).toEqual([]);

  // Both editors have the page open; the second one learns who was faster.
  const late = await openAs(browser, other, deskAddress(draft.id));
  await visit(desk, deskAddress(draft.id));
  await fillAcceptance(desk);
  await desk.getByRole("button", { name: t.accept.submit }).click();
  await expect(desk.getByRole("status").filter({ hasText: editor.name })).toBeVisible();
  await fillAcceptance(late);
  await late.getByRole("button", { name: t.accept.submit }).click();
  await expect(late.getByRole("alert").filter({ hasText: t.decision.late })).toContainText(editor.name);

  await expect.poll(() => listPlaces(request, placeOf(draft))).toEqual(allPlaces);
  expect((await request.get(slugAddress("en", "/recipes/[slug]", `suppe-${draft.marker}`))).status()).not.toBe(200);
  const accepted = await mail.waitForMail(author.email, 1);
  expect(accepted.subject).toBe(messages.de.mail.recipeAccepted.subject.replace("{title}", draft.title));
  expect(linksIn(accepted).map((link) => new URL(link).pathname)).toContain(
    slugAddress("de", "/recipes/[slug]", `suppe-${draft.marker}`),
  );
  expect(mail.mailsTo(author.email)).toHaveLength(2);

  await desk.getByRole("button", { name: t.publication.expire }).click();
  await expect.poll(() => listPlaces(request, placeOf(draft))).toEqual([]);
});

test("the desk does not exist for other users, and its forms need no script", async ({ browser, request }) => {
  const [author, editor] = [await createAccount(), await createAccount({ newType: "editor" })];
  const draft = await storeSubmittedDraft(author.id);
  for (const path of [address("de", "/desk"), deskAddress(draft.id)]) {
    const signedOut = await request.get(path, { maxRedirects: 0 });
    expect(signedOut.headers().location).toBe(`${address("de", "/login")}?next=${encodeURIComponent(path)}`);
  }
  const openWithoutScript = async (account: Account) => {
    const context = await browser.newContext({ javaScriptEnabled: false, extraHTTPHeaders: newClientHeaders() });
    const opened = await context.newPage();
    await signIn(opened, account);
    return opened;
  };
  const authorPage = await openWithoutScript(author);
  for (const path of [address("de", "/desk"), deskAddress(draft.id)]) {
    expect((await authorPage.goto(path))?.status(), path).toBe(404);
  }
  const page = await openWithoutScript(editor);
  await page.goto(deskAddress(draft.id));
  await page.getByLabel(t.reject.reason).fill(" ");
  await page.getByRole("button", { name: t.reject.submit }).click();
  await expect(page.getByRole("link", { name: t.errors.reasonMissing })).toBeVisible();
  await page.getByLabel(t.reject.reason).fill("Es fehlt ein Bild vom Ergebnis.");
  await page.getByRole("button", { name: t.reject.submit }).click();
  await expect(page.getByRole("status").filter({ hasText: editor.name })).toBeVisible();

  await authorPage.goto(`${address("de", "/profile/recipes")}?tab=rejected`);
  await authorPage.getByRole("link", { name: new RegExp(`^${own.delete} ?: ${draft.title}$`) }).click();
  await authorPage
    .getByRole("region", { name: own.deletion.title })
    .getByRole("button", { name: own.deletion.submit })
    .click();
  await expect(authorPage.getByRole("heading", { name: own.emptyTitle })).toBeVisible();
});
