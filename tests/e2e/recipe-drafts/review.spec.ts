import type { Page } from "@playwright/test";
import { address, routeAddress, slugAddress } from "#lib/platform/routing/address.ts";
import { linksIn } from "#tests/support/mail-server.ts";
import { createAccount, signIn } from "../support/account.ts";
import { expectAccessible } from "../support/axe.ts";
import { newClientHeaders } from "../support/client-headers.ts";
import { expect, test } from "../support/console-guard.ts";
import { dataDir, query } from "../support/database.ts";
import { messages } from "../support/messages.ts";
import { visit, waitForHydration } from "../support/visit.ts";
import { openAs } from "./desk.ts";
import { allPlaces, listPlaces } from "./public-places.ts";
import { storeSubmittedDraft } from "./stored-draft.ts";

const t = messages.de.recipeReviews;
const own = messages.de.recipeDrafts.own;
const deskAddress = (id: string) => routeAddress("de", "/desk/recipes/[id]", { id });

async function fillAcceptance(page: Page): Promise<void> {
  await page.getByLabel(t.accept.ingredient.replace("{name}", "Zauberwurzel")).fill("Ingwer");
  await page.getByLabel(t.accept.qualities.good, { exact: true }).check();
  await page.getByLabel(t.accept.mainCategory, { exact: true }).selectOption({ index: 1 });
}

test("an editor accepts a recipe of the queue, ends its publication and repeats it", async ({
  browser,
  request,
  mail,
}) => {
  test.setTimeout(120_000);
  const [author, editor, other] = [
    await createAccount({ locale: "de" }),
    await createAccount({ newType: "editor" }),
    await createAccount({ newType: "admin" }),
  ];
  const draft = await storeSubmittedDraft(author.id);
  const place = { slug: `suppe-${draft.marker}`, word: draft.marker };
  const desk = await openAs(browser, editor, address("de", "/desk"));

  await test.step("the queue leads to the recipe, whose values are marked", async () => {
    await expectAccessible(desk, "the queue of the desk");
    await desk.getByRole("link", { name: draft.title }).click();
    await expect(desk).toHaveURL(deskAddress(draft.id));
    await expect(desk.getByText("„5 Minuten“")).toBeVisible();
    await waitForHydration(desk);
    await expectAccessible(desk, "a recipe under review");
  });

  await test.step("what is missing is named, and nothing is published without it", async () => {
    await desk.getByRole("button", { name: t.accept.submit }).click();
    await expect(desk.getByRole("link", { name: t.errors.qualityMissing })).toBeVisible();
    expect(await listPlaces(request, place)).toEqual([]);
  });

  await test.step("of two editors who have it open, the second one learns who was faster", async () => {
    const late = await openAs(browser, other, deskAddress(draft.id));
    await fillAcceptance(desk);
    await desk.getByRole("button", { name: t.accept.submit }).click();
    await expect(desk.getByRole("status").filter({ hasText: editor.name })).toBeVisible();
    await fillAcceptance(late);
    await late.getByRole("button", { name: t.accept.submit }).click();
    await expect(late.getByRole("alert").filter({ hasText: t.decision.late })).toContainText(editor.name);
    await late.context().close();
  });

  await test.step("readers find it everywhere in its language, and its author gets one mail with its page", async () => {
    await expect.poll(() => listPlaces(request, place)).toEqual(allPlaces);
    expect((await request.get(slugAddress("en", "/recipes/[slug]", place.slug))).status()).not.toBe(200);
    const accepted = await mail.waitForMail(author.email);
    expect(accepted.subject).toBe(messages.de.mail.recipeAccepted.subject.replace("{title}", draft.title));
    expect(linksIn(accepted).map((link) => new URL(link).pathname)).toContain(
      slugAddress("de", "/recipes/[slug]", place.slug),
    );
    expect(mail.mailsTo(author.email)).toHaveLength(1);
  });

  await test.step("without a draft, like a recipe of the samples, it is found among the published ones", async () => {
    await query(dataDir, "delete from recipe_drafts where id = $1", [draft.id]);
    await visit(desk, address("de", "/desk/published-recipes"));
    await desk.getByLabel(t.published.search, { exact: true }).fill(draft.marker);
    await desk.getByRole("main").getByRole("button", { name: t.published.submit, exact: true }).click();
    await desk.getByRole("main").getByRole("link", { name: draft.title }).click();
    await expect(desk.getByRole("heading", { level: 1 })).toHaveText(draft.title);
    await expect(desk.getByText(t.history.none)).toBeVisible();
    await waitForHydration(desk);
    await expectAccessible(desk, "a published recipe at the desk");
  });

  await test.step("its publication ends everywhere, is repeated, and ends again", async () => {
    await desk.getByRole("button", { name: t.publication.expire }).click();
    await expect(desk.getByText(t.history.action.expire.replace("{name}", editor.name))).toBeVisible();
    await expect.poll(() => listPlaces(request, place)).toEqual([]);
    await desk.getByRole("button", { name: t.publication.publish }).click();
    await expect(desk.getByText(t.history.action.publish.replace("{name}", editor.name))).toBeVisible();
    await expect.poll(() => listPlaces(request, place)).toEqual(allPlaces);
    await desk.getByRole("button", { name: t.publication.expire }).click();
    await expect.poll(() => listPlaces(request, place)).toEqual([]);
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false, extraHTTPHeaders: newClientHeaders() });

  test("an editor alone sends a recipe back with a reason, and its author deletes it", async ({
    page,
    browser,
    request,
  }) => {
    const [author, editor] = [await createAccount(), await createAccount({ newType: "editor" })];
    const draft = await storeSubmittedDraft(author.id);
    const path = deskAddress(draft.id);
    const signedOut = await request.get(path, { maxRedirects: 0 });
    expect(signedOut.headers().location).toBe(`${address("de", "/login")}?next=${encodeURIComponent(path)}`);
    const context = await browser.newContext({ javaScriptEnabled: false, extraHTTPHeaders: newClientHeaders() });
    const authorPage = await context.newPage();
    await signIn(authorPage, author);
    expect((await authorPage.request.get(path)).status()).toBe(404);
    await signIn(page, editor);
    await page.goto(path);
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
    await context.close();
  });
});
