import { addresses } from "#lib/routing/address.ts";
import type { ReceivedMail } from "#tests/support/mail-server.ts";
import { expectAccessible } from "../support/axe.ts";
import { dataDir, query } from "../support/database.ts";
import { expect, test } from "../support/mail.ts";
import { messages } from "../support/messages.ts";
import { sendRequest } from "../support/send-request.ts";
import { newsletterWebhookToken, origin } from "../support/site.ts";
import { toPlainText, visit } from "../support/visit.ts";
import { mailsBefore, pickDishes, runCommand, subscribe } from "./subscriber.ts";

const header = (mail: ReceivedMail, key: string) => mail.headers.find((one) => one.key === key)?.value ?? "";

/** Reports a bounce as the email provider does. */
function reportBounce(email: string, token = newsletterWebhookToken) {
  return sendRequest("/api/email-newsletter/bounces/", {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body: JSON.stringify({ reports: [{ type: "hard-bounce", email }] }),
  });
}

test("the command sends an issue once to each subscriber, and no more after a bounce or an unsubscription", async ({
  page,
  mail,
}) => {
  test.setTimeout(240_000);
  const german = await subscribe(page, mail, "de");
  const english = await subscribe(page, mail, "en");
  const loyal = await subscribe(page, mail, "de");
  const dishes = await pickDishes(3);
  const [first] = dishes;
  const list = dishes.map(({ slug }) => `/de/rezepte/${slug}`);

  expect(await runCommand("send", ...list)).toContain("Nothing was sent. Add --yes to send it.");
  expect(await runCommand("send", ...list, "--yes")).toMatch(/Newsletter \d+ is being sent by the site/);
  const forGerman = await mail.waitForMail(german, mailsBefore);
  const forEnglish = await mail.waitForMail(english, mailsBefore);
  await mail.waitForMail(loyal, mailsBefore);
  expect([forGerman.subject, forEnglish.subject]).toEqual([first?.title, first?.translation]);
  for (const { title, translation } of dishes) {
    expect(forGerman.text).toContain(title);
    expect(forEnglish.text).toContain(translation);
  }
  expect(forGerman.html).toContain(messages.de.mail.newsletterIssue.unsubscribe);

  expect(await runCommand("send", ...list, "--yes")).toContain("no subscriber gets it twice");
  expect(mail.mailsTo(german)).toHaveLength(mailsBefore + 1);

  expect(header(forGerman, "list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
  const oneClick = header(forGerman, "list-unsubscribe").replace(/[<>]/g, "");
  const headers = { "content-type": "application/x-www-form-urlencoded", origin: "https://mail.example" };
  const body = "List-Unsubscribe=One-Click";
  expect((await sendRequest(oneClick, { method: "POST", headers, body })).status).toBe(204);
  expect((await reportBounce(english, "x".repeat(40))).status).toBe(401);
  const known = await reportBounce(english);
  const unknown = await reportBounce("unknown@example.org");
  expect([known.status, known.text]).toEqual([unknown.status, unknown.text]);
  expect((await reportBounce(english)).status).toBe(200);

  const next = (await pickDishes(4)).map(({ slug }) => slug);
  await runCommand("send", ...next, "--yes");
  await mail.waitForMail(loyal, mailsBefore + 1);
  expect(mail.mailsTo(german)).toHaveLength(mailsBefore + 1);
  expect(mail.mailsTo(english)).toHaveLength(mailsBefore + 1);
  const [issue] = await query<Record<string, number>>(
    dataDir,
    `select hard_bounce_count, unsubscribe_count from newsletter_issues
       where id in (select issue_id from newsletter_issue_texts where locale = 'de' and subject = $1)
       order by number desc limit 1`,
    [first?.title],
  );
  expect(issue).toEqual({ hard_bounce_count: 1, unsubscribe_count: 1 });
});

test("an issue is a page of the archive, to which the mail and the form lead", async ({ page, mail }) => {
  test.setTimeout(180_000);
  const email = await subscribe(page, mail, "de");
  const dishes = await pickDishes(5);
  await runCommand("send", ...dishes.map(({ slug }) => slug), "--subject-de", "Fünf für die Woche", "--yes");
  const received = await mail.waitForMail(email, mailsBefore);
  const link = new RegExp(`${origin}/de/newsletter/archiv/[\\w-]+`).exec(received.text ?? "")?.[0] ?? "";

  await visit(page, link);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Fünf für die Woche");
  for (const { title } of dishes) {
    const titles = await page.locator("main article article, main article li").allTextContents();
    expect(titles.map(toPlainText).join(" ")).toContain(title);
  }
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", link);
  await expectAccessible(page, "an issue of the archive");

  await page.goto(addresses("/recipes").de);
  await page.locator("body > footer").getByRole("link", { name: messages.de.newsletters.form.archive }).click();
  await expect(page).toHaveURL(addresses("/newsletter/archive").de);
  // Other instances and stored pages learn of it within three seconds.
  await expect(async () => {
    await page.goto(addresses("/newsletter/archive").de);
    const titles = await page.getByRole("main").getByRole("heading", { level: 2 }).allTextContents();
    expect(titles.map(toPlainText)).toContain("Fünf für die Woche");
  }).toPass();
  await expect(page.getByText(messages.de.newsletters.archive.sample, { exact: true }).first()).toBeVisible();
  await expectAccessible(page, "the archive of the newsletter");
});
