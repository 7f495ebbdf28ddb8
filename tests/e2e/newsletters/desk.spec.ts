import { randomUUID } from "node:crypto";
import { address } from "#lib/platform/routing/address.ts";
import { createAccount, signIn } from "../support/account.ts";
import { expectAccessible } from "../support/axe.ts";
import { newClientHeaders } from "../support/client-headers.ts";
import { expect, test } from "../support/console-guard.ts";
import { dataDir, query } from "../support/database.ts";
import { messages } from "../support/messages.ts";
import { visit, waitForHydration } from "../support/visit.ts";
import { addSubscriber, pickDishes, waitForIssue } from "./subscriber.ts";

test.use({ viewport: { width: 1280, height: 900 }, extraHTTPHeaders: newClientHeaders() });

test("an editor composes an issue, tests and plans it, moves it in the calendar, and it is sent once", async ({
  page,
  mail,
}) => {
  test.setTimeout(120_000);
  const t = messages.de.newsletters.desk;
  const suffix = randomUUID().slice(0, 8);
  const [subjectDe, subjectEn] = [`Suppe ${suffix}`, `Soup ${suffix}`];
  const inLanguage = (text: string, language: "de" | "en") => text.replace("{language}", t.languages[language]);
  const contents = page.getByLabel(t.contents, { exact: true });
  const save = page.getByRole("button", { name: t.save, exact: true });
  const reader = await addSubscriber("en");
  const editor = await createAccount({ newType: "editor" });
  const [dish] = await pickDishes(1);
  await signIn(page, editor);

  await test.step("the form names an unknown address, and keeps the rest", async () => {
    await visit(page, address("de", "/desk/newsletters"));
    await page.getByRole("button", { name: t.create }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t.untitled);
    await waitForHydration(page);
    const subject = page.getByLabel(inLanguage(t.subject, "de"));
    await subject.fill(subjectDe);
    await page.getByLabel(inLanguage(t.subject, "en")).fill(subjectEn);
    await page.getByLabel(inLanguage(t.text, "en")).fill("Hot & good.");
    await contents.fill("/de/rezepte/gibt-es-nicht");
    await save.click();
    await expect(page.getByText(t.errors.unknown.replace("{address}", "/de/rezepte/gibt-es-nicht"))).toBeVisible();
    await expect(subject).toHaveValue(subjectDe);
    await expectAccessible(page, "an issue with an error");
  });

  await test.step("a suggestion is added, and the preview and the test show the issue", async () => {
    await contents.fill(`/de/rezepte/${dish?.slug}`);
    await save.click();
    await expect(page.getByText(t.notices.saved)).toBeVisible();
    await page
      .getByRole("button", { name: /hinzufügen/ })
      .first()
      .click();
    await expect(contents).toHaveValue(/^\/de\/rezepte\/\S+\n\/de\/\S+$/);
    const preview = page.frameLocator("iframe").first();
    await expect(preview.getByRole("heading", { level: 1 })).toHaveText(subjectDe);
    await page.getByRole("button", { name: t.test }).click();
    await expect(page.getByText(t.notices.tested)).toBeVisible();
    expect((await mail.waitForMail(editor.email)).subject).toBe(`[Test] ${subjectDe}`);
    expect(mail.mailsTo(reader)).toEqual([]);
  });

  const issuePage = new URL(page.url()).pathname;
  const planning = page.locator("form").filter({ has: page.getByLabel(t.planAt) });
  const time = planning.getByLabel(t.planAt);
  await test.step("a time that has passed stays in the field, and another one plans the issue, by keyboard", async () => {
    const plan = async (value: string) => {
      await time.fill(value);
      await planning.getByRole("checkbox").focus();
      await page.keyboard.press("Space");
      await expect(planning.getByRole("checkbox")).toBeChecked();
      await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
    };
    await waitForHydration(page);
    // The browser would hold back a time that has passed.
    await time.evaluate((input) => input.removeAttribute("min"));
    await plan("2020-03-09T08:30");
    await expect(page.getByRole("alert").filter({ hasText: t.notices.past })).toBeVisible();
    await expect(time).toHaveValue("2020-03-09T08:30");
    await plan("2032-03-09T08:30");
    await expect(page.getByText(t.notices.planned)).toBeVisible();
    await expect(page.getByText(t.state.planned, { exact: true })).toBeVisible();
    await expectAccessible(page, "a planned issue");
  });

  await test.step("it is dragged to another day of the calendar, and taken back", async () => {
    await visit(page, `${address("de", "/desk/calendar")}?month=2032-03`);
    const day = (date: string) => page.locator(`td[data-entry="${date}"]`);
    const entry = (date: string) => day(date).getByRole("listitem").filter({ hasText: subjectDe });
    await expect(entry("2032-03-09")).toContainText("08:30");
    await expect(entry("2032-03-09")).toContainText(messages.de.calendar.kinds.newsletter.planned);
    await day("2032-03-11").scrollIntoViewIfNeeded();
    const grip = await entry("2032-03-09").locator(".draft-grip").boundingBox();
    const target = await day("2032-03-11").boundingBox();
    if (!grip || !target) throw new Error("no place to drag to");
    await page.mouse.move(grip.x + grip.width / 2, grip.y + grip.height / 2);
    await page.mouse.down();
    await page.mouse.move(target.x + target.width / 2, target.y + target.height / 2, { steps: 6 });
    await expect(day("2032-03-11")).toHaveAttribute("data-drop", "");
    await page.mouse.up();
    await expect(page.getByText(messages.de.ui.flash.entryMoved)).toBeVisible();
    await expect(entry("2032-03-11")).toContainText("08:30");
    await page.getByRole("link", { name: subjectDe }).first().click();
    await expect(time).toHaveValue("2032-03-11T08:30");
    await page.getByRole("button", { name: t.cancelPlan }).click();
    await expect(page.getByText(t.notices.canceled)).toBeVisible();
    await expect(page.getByText(t.state.draft, { exact: true })).toBeVisible();
  });

  await test.step("when its time has come it is sent once, and the desk has its figures", async () => {
    const id = issuePage.split("/").at(-1);
    await query(dataDir, "update newsletter_issues set planned_at = now() where id = $1", [id]);
    // The site looks every 15 seconds, or when it is told.
    await query(dataDir, "notify newsletters");
    const received = await waitForIssue(mail, reader, subjectEn);
    expect(received.html).toContain("Hot &amp; good.");
    await visit(page, address("de", "/desk/newsletters"));
    const row = page.getByRole("row").filter({ hasText: subjectDe });
    await expect(row.getByText(t.state.sent)).toBeVisible();
    await expect(row.getByRole("cell").first()).not.toHaveText("0");
    await expectAccessible(page, "the figures of the newsletters");
    await row.getByRole("link", { name: subjectDe }).click();
    await expect(page.getByRole("link", { name: t.archive })).toBeVisible();
    await expect(planning).toHaveCount(0);
    expect(mail.mailsTo(reader)).toHaveLength(1);
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test("an editor composes and sends an issue on a phone", async ({ page, mail }) => {
    const t = messages.en.newsletters.desk;
    const subject = `Soup ${randomUUID().slice(0, 8)}`;
    const reader = await addSubscriber("de");
    const [dish] = await pickDishes(1);
    await signIn(page, await createAccount({ newType: "editor" }), "en");
    await page.goto(address("en", "/desk/newsletters"));
    await page.getByRole("button", { name: t.create }).click();
    for (const language of ["de", "en"] as const) {
      await page.getByLabel(t.subject.replace("{language}", t.languages[language])).fill(`${subject} ${language}`);
    }
    const contents = page.getByLabel(t.contents, { exact: true });
    await contents.fill("nothing");
    await page.getByRole("button", { name: t.save, exact: true }).click();
    await expect(page.getByText(t.errors.unknown.replace("{address}", "nothing"))).toBeVisible();
    await contents.fill(`/de/rezepte/${dish?.slug}`);
    await page.getByRole("button", { name: t.save, exact: true }).click();
    await expect(page.getByText(t.notices.saved)).toBeVisible();
    await expect(page.getByLabel(t.subject.replace("{language}", t.languages.en))).toHaveValue(`${subject} en`);

    // The form that plans the issue asks for the same.
    const sending = page.locator("form").filter({ has: page.getByRole("button", { name: t.sendButton }) });
    await sending.getByLabel(t.confirm).check();
    await sending.getByRole("button", { name: t.sendButton }).click();
    await expect(page.getByText(t.notices.started)).toBeVisible();
    await expect(sending).toHaveCount(0);
    await waitForIssue(mail, reader, `${subject} de`);
  });
});
