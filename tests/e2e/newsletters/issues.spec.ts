import { addresses } from "#lib/platform/routing/address.ts";
import { restoreSiteAfterwards } from "#tests/e2e/support/run/restore-site.ts";
import type { ReceivedMail } from "#tests/support/mail-server.ts";
import { expect, test } from "../support/console-guard.ts";
import { dataDir, query } from "../support/database.ts";
import { messages } from "../support/messages.ts";
import { runBeside } from "../support/run-beside.ts";
import { sendRequest } from "../support/send-request.ts";
import { newsletterWebhookToken, origin } from "../support/site.ts";
import { toPlainText, visit } from "../support/visit.ts";
import { addSubscriber, pickDishes, waitForIssue } from "./subscriber.ts";

restoreSiteAfterwards();

const { newsletters, mail: mails } = messages.de;
const header = (mail: ReceivedMail, key: string) => mail.headers.find((one) => one.key === key)?.value ?? "";

test("the command sends an issue, which is a page of the archive, and its readers unsubscribe or are out of reach", async ({
  page,
  mail,
}) => {
  const [german, english] = [await addSubscriber("de"), await addSubscriber("en")];
  const dishes = await pickDishes(5);
  const slugs = dishes.map(({ slug }) => `/de/rezepte/${slug}`);
  const subject = "Fünf für die Woche";
  const sent = await runBeside(
    "lib/business/newsletters/commands/newsletter.ts",
    "send",
    ...slugs,
    "--subject-de",
    subject,
    "--yes",
  );
  expect(sent).toMatch(/Newsletter \d+ is being sent by the site/);
  const forGerman = await waitForIssue(mail, german, subject);
  const forEnglish = await waitForIssue(mail, english, dishes[0]?.translation ?? "");

  await test.step("each subscriber gets it in their language", async () => {
    for (const { title, translation } of dishes) {
      expect(forGerman.text).toContain(title);
      expect(forEnglish.text).toContain(translation);
    }
    expect(forGerman.html).toContain(mails.newsletterIssue.unsubscribe);
  });

  await test.step("the mail and the form in the footer lead to the archive", async () => {
    const link = new RegExp(`${origin}/de/newsletter/archiv/[\\w-]+`).exec(forGerman.text ?? "")?.[0] ?? "";
    await visit(page, link);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(subject);
    const titles = await page.locator("main article article, main article li").allTextContents();
    for (const { title } of dishes) expect(titles.map(toPlainText).join(" ")).toContain(title);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", link);
    // Other instances and stored pages learn of it within three seconds.
    const archive = addresses("/newsletter/archive").de;
    await expect.poll(async () => (await sendRequest(archive)).text).toContain(link.replace(origin, ""));
    await page.locator("body > footer").getByRole("link", { name: newsletters.form.archive }).click();
    await expect(page).toHaveURL(archive);
    await expect(page.getByRole("main").getByRole("heading", { level: 2, name: subject }).first()).toBeVisible();
  });

  await test.step("one click unsubscribes, a reported bounce ends the subscription, and the desk can count both", async () => {
    expect(header(forGerman, "list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
    const oneClick = header(forGerman, "list-unsubscribe").replace(/[<>]/g, "");
    const headers = { "content-type": "application/x-www-form-urlencoded", origin: "https://mail.example" };
    const body = "List-Unsubscribe=One-Click";
    expect((await sendRequest(oneClick, { method: "POST", headers, body })).status).toBe(204);
    const bounce = await sendRequest("/api/email-newsletter/bounces/", {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${newsletterWebhookToken}` },
      body: JSON.stringify({ reports: [{ type: "hard-bounce", email: english }] }),
    });
    expect(bounce.status).toBe(200);
    const ended = await query(
      dataDir,
      `select email from newsletter_subscriptions where email in ($1, $2) and unsubscribed_at is not null`,
      [german, english],
    );
    expect(ended).toHaveLength(2);
    const [issue] = await query<Record<string, number>>(
      dataDir,
      `select hard_bounce_count, unsubscribe_count from newsletter_issues
         where id in (select issue_id from newsletter_issue_texts where locale = 'de' and subject = $1)
         order by number desc limit 1`,
      [subject],
    );
    expect(issue).toEqual({ hard_bounce_count: 1, unsubscribe_count: 1 });
  });
});
