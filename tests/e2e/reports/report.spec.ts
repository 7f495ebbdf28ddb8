import { randomUUID } from "node:crypto";
import type { Browser, Page } from "@playwright/test";
import { address, routeAddress, slugAddress } from "#lib/platform/routing/address.ts";
import { linksIn } from "#tests/support/mail-server.ts";
import { type Account, createAccount, signIn } from "../support/account.ts";
import { expectAccessible } from "../support/axe.ts";
import { newClientHeaders } from "../support/client-headers.ts";
import { expect, test } from "../support/console-guard.ts";
import { dataDir, query } from "../support/database.ts";
import { messages } from "../support/messages.ts";
import { sendRequest } from "../support/send-request.ts";
import { visit } from "../support/visit.ts";

test.use({ extraHTTPHeaders: newClientHeaders() });

const { reports: words, mail: mails } = messages.de;
const createdIds: string[] = [];

test.afterAll(async () => {
  await query(dataDir, "delete from items where id = any($1)", [createdIds]);
});

/** Inserts a public recipe of an author. */
async function publishRecipe(author: Account): Promise<{ id: string; title: string; path: string }> {
  const id = randomUUID();
  const title = `Suppe ${id.slice(0, 8)}`;
  await query(
    dataDir,
    `with made as (
       insert into items (id, type, state, author_id, published_at)
       values ($1, 'recipe', 'live', $2, now() - interval '1 hour') returning id
     ), facts as (
       insert into recipes (item_id, preparation, servings_amount, utensils, steps)
       select id, 20, 4, '[]', '[]' from made
     ), words as (
       insert into recipe_texts (item_id, locale, groups, steps) select id, 'de', '[]', '[]' from made
     ) insert into item_texts (item_id, locale, slug, title, summary) select id, 'de', 'suppe-' || id, $3, '' from made`,
    [id, author.id, title],
  );
  createdIds.push(id);
  return { id, title, path: slugAddress("de", "/recipes/[slug]", `suppe-${id}`) };
}

/** Opens a page as another user. */
async function openAs(browser: Browser, account: Account, path: string): Promise<Page> {
  const context = await browser.newContext({ extraHTTPHeaders: newClientHeaders() });
  const page = await context.newPage();
  await signIn(page, account);
  await visit(page, path);
  return page;
}

const expectStatus = (path: string, status: number) =>
  expect.poll(async () => (await sendRequest(path)).status, path).toBe(status);

const createEditor = () => createAccount({ newType: "editor" });

/** Sends the report dialog that is open, and closes the one that thanks. */
async function sendReport(page: Page, title: string): Promise<void> {
  const dialog = page.getByRole("dialog", { name: title });
  await dialog.getByRole("radio", { name: words.reasons.spam }).check();
  await dialog.getByRole("button", { name: words.form.submit }).click();
  const thanks = page.getByRole("dialog", { name: words.success.title });
  await expect(thanks.getByText(/M-\w{4}-\w{4}/)).toBeVisible();
  await thanks.getByText(words.success.close, { exact: true }).click();
  await expect(thanks).toBeHidden();
}

test("a recipe and a comment are reported, the recipe is hidden, its writer objects, and another editor restores it", async ({
  page,
  browser,
  mail,
}) => {
  test.setTimeout(120_000);
  const [author, reader] = [await createAccount({ locale: "de" }), await createAccount({ locale: "de" })];
  const { id, title, path } = await publishRecipe(author);
  const [comment] = await query<{ id: string }>(
    dataDir,
    `insert into comments (item_id, author_id, kind, text, locale)
     values ($1, $2, 'comment', 'Kauft bei mir.', 'de') returning id`,
    [id, (await createAccount()).id],
  );
  await signIn(page, reader);
  await visit(page, path);
  await page.getByRole("link", { name: words.button.recipe }).click();
  await expect(page.getByRole("dialog", { name: words.button.recipe })).toBeVisible();
  await expectAccessible(page, "the report dialog");
  await sendReport(page, words.button.recipe);
  await expect(page.getByRole("link", { name: words.button.recipe })).toBeFocused();
  await page.locator(`#comment-${comment?.id}`).getByRole("link", { name: words.button.comment }).click();
  await sendReport(page, words.button.comment);
  const stored = await query(dataDir, "select target_type, reason from reports where target_id = $1", [comment?.id]);
  expect(stored).toEqual([{ target_type: "comment", reason: "spam" }]);
  const received = await mail.waitForMail(reader.email);
  expect(received.text).toContain(mails.reportReceived.title);
  const [report] = await query<{ id: string }>(dataDir, "select id from reports where target_id = $1", [id]);

  const deskPath = address("de", "/desk/reports");
  const casePath = routeAddress("de", "/desk/reports/[id]", { id: report?.id ?? "" });
  const desk = await openAs(browser, await createEditor(), deskPath);
  await expectAccessible(desk, "the reports at the desk");
  await desk.locator(`a[href="${casePath}"]`).click();
  await expect(desk.getByRole("heading", { level: 1 })).toContainText(title);
  await expectAccessible(desk, "a case at the desk");
  await desk.getByRole("radio", { name: words.desk.actions.hide }).check();
  await desk.getByRole("radio", { name: words.desk.grounds.terms }).check();
  await desk.getByLabel(words.desk.rule).fill("Abschnitt 4");
  await desk.getByLabel(words.desk.text, { exact: true }).fill("Das Rezept wirbt für einen Laden.");
  await desk.getByRole("button", { name: words.desk.submit }).click();
  await expect(
    desk
      .getByText(words.desk.done)
      .or(desk.getByText(words.desk.hidden, { exact: true }))
      .first(),
  ).toBeVisible();
  await expectStatus(path, 404);

  const statement = await mail.waitForMail(author.email);
  expect(statement.text).toContain("Das Rezept wirbt für einen Laden.");
  expect(statement.text).toContain("Abschnitt 4");
  const link = linksIn(statement).find((target) => target.includes("token=")) ?? "";
  const writing = await (await browser.newContext({ extraHTTPHeaders: newClientHeaders() })).newPage();
  await visit(writing, link);
  await expect(writing.getByText("Das Rezept wirbt für einen Laden.")).toBeVisible();
  await expectAccessible(writing, "the statement of reasons");
  await writing.getByLabel(words.objection.text).fill("Ich nenne keinen Laden.");
  await writing.getByRole("button", { name: words.objection.submit }).click();
  await expect(writing.getByText(words.objection.states.open)).toBeVisible();

  const other = await openAs(browser, await createEditor(), deskPath);
  const objection = other
    .getByRole("listitem")
    .filter({ hasText: title })
    .filter({ hasText: "Ich nenne keinen Laden." });
  await expectAccessible(other, "objections at the desk");
  await objection.getByRole("radio", { name: words.desk.outcomes.accepted }).check();
  await objection.getByLabel(words.desk.answer, { exact: true }).fill("Du hast recht.");
  await objection.getByRole("button", { name: words.desk.submit }).click();
  await expect(objection).toHaveCount(0);
  await expectStatus(path, 200);
  expect((await mail.waitForMail(author.email, 1)).text).toContain("Du hast recht.");
  for (const opened of [desk, writing, other]) await opened.context().close();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the report link leads to a form that keeps what was typed", async ({ page, baseURL }) => {
    const { notice } = words;
    const { path } = await publishRecipe(await createAccount());
    await page.goto(path);
    await page.getByRole("link", { name: words.button.recipe }).click();
    await expect(page.getByLabel(notice.url)).toHaveValue(`${baseURL}${path}`);
    await page.getByRole("radio", { name: words.reasons.copyright }).check();
    await page.getByLabel(notice.text).fill("Der ganze Text stammt aus meinem Kochbuch.");
    await page.getByLabel(notice.name, { exact: true }).fill("Erika Muster");
    // The browser accepts it, the site does not.
    await page.getByLabel(notice.email, { exact: true }).fill("erika@muster");
    await page.getByLabel(notice.goodFaith).check();
    await page.getByRole("button", { name: notice.submit }).click();
    await expect(page.getByText(notice.badEmail)).toBeVisible();
    await expect(page.getByLabel(notice.url)).toHaveValue(`${baseURL}${path}`);
    await expect(page.getByRole("radio", { name: words.reasons.copyright })).toBeChecked();
    await expect(page.getByLabel(notice.text)).toHaveValue("Der ganze Text stammt aus meinem Kochbuch.");
    await expect(page.getByLabel(notice.name, { exact: true })).toHaveValue("Erika Muster");
    await page.getByLabel(notice.email, { exact: true }).fill("erika@example.org");
    await page.getByRole("button", { name: notice.submit }).click();
    await expect(page.getByRole("heading", { name: notice.sentTitle })).toBeVisible();
    await expect(page.getByRole("status").getByText(/M-\w{4}-\w{4}/)).toBeVisible();
  });
});
