import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import type { Locale } from "#lib/i18n/locales.ts";
import { address, routeAddress } from "#lib/routing/address.ts";
import { createAccount, signIn } from "../support/account.ts";
import { expectAccessible } from "../support/axe.ts";
import { newClientHeaders } from "../support/client-headers.ts";
import { dataDir, query } from "../support/database.ts";
import { expect, test } from "../support/mail.ts";
import { messages } from "../support/messages.ts";
import { visit } from "../support/visit.ts";
import { mailsBefore, pickDishes, subscribe } from "./subscriber.ts";

test.use({ extraHTTPHeaders: newClientHeaders() });

/** Inserts a draft with a public recipe past the site, so that journeys share none. */
async function createDraft(subject: string): Promise<string> {
  const [dish] = await pickDishes(1);
  const [issue] = await query<{ id: string }>(
    dataDir,
    `with made as (insert into newsletter_issues default values returning id),
     texts as (insert into newsletter_issue_texts (issue_id, locale, subject)
       select id, locale, $1 from made, unnest(array['de', 'en']) as locale),
     contents as (insert into newsletter_issue_items (issue_id, item_id, position)
       select made.id, item_id, 0 from made, item_texts where slug = $2 and item_texts.locale = 'de')
     select id from made`,
    [subject, dish?.slug],
  );
  return issue?.id ?? "";
}

const deleteIssue = (id: string) => query(dataDir, "delete from newsletter_issues where id = $1", [id]);
const cell = (page: Page, day: string) => page.locator(`td[data-entry="${day}"]`);
const planForm = (page: Page, locale: Locale) =>
  page.locator("form").filter({ has: page.getByLabel(messages[locale].newsletters.desk.planAt) });

test("an editor plans an issue, drags it to another day, takes it back, and it is sent once", async ({
  page,
  mail,
}) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 1280, height: 900 });
  const t = messages.de.newsletters.desk;
  const subject = `Advent ${randomUUID().slice(0, 8)}`;
  const id = await createDraft(subject);
  const issuePage = routeAddress("de", "/desk/newsletters/[id]", { id });
  const plan = async (time: string) => {
    await planForm(page, "de").getByLabel(t.planAt).fill(time);
    await planForm(page, "de").getByRole("checkbox").check();
    await planForm(page, "de").getByRole("button").click();
  };
  try {
    const reader = await subscribe(page, mail, "de");
    await signIn(page, await createAccount({ newType: "editor" }));
    await visit(page, issuePage);
    await expectAccessible(page, "a draft that can be planned");
    await plan("2032-03-09T08:30");
    await expect(page.getByText(t.notices.planned)).toBeVisible();
    await expect(page.getByText(t.state.planned, { exact: true })).toBeVisible();
    await expectAccessible(page, "a planned issue");

    await visit(page, `${address("de", "/desk/calendar")}?month=2032-03`);
    const entry = cell(page, "2032-03-09").getByRole("listitem").filter({ hasText: subject });
    await expect(entry).toContainText("08:30");
    await expect(entry).toContainText(messages.de.calendar.kinds.newsletter.planned);
    await cell(page, "2032-03-11").scrollIntoViewIfNeeded();
    const grip = await entry.locator(".draft-grip").boundingBox();
    const target = await cell(page, "2032-03-11").boundingBox();
    if (!grip || !target) throw new Error("no place to drag to");
    await page.mouse.move(grip.x + grip.width / 2, grip.y + grip.height / 2);
    await page.mouse.down();
    await page.mouse.move(target.x + target.width / 2, target.y + target.height / 2, { steps: 6 });
    await expect(cell(page, "2032-03-11")).toHaveAttribute("data-drop", "");
    await page.mouse.up();
    await expect(page.getByText(messages.de.ui.flash.entryMoved)).toBeVisible();
    await expect(cell(page, "2032-03-11").getByRole("listitem").filter({ hasText: subject })).toContainText("08:30");

    await page.getByRole("link", { name: subject }).first().click();
    await expect(planForm(page, "de").getByLabel(t.planAt)).toHaveValue("2032-03-11T08:30");
    await page.getByRole("button", { name: t.cancelPlan }).click();
    await expect(page.getByText(t.notices.canceled)).toBeVisible();
    await expect(page.getByText(t.state.draft, { exact: true })).toBeVisible();

    await plan("2032-03-12T09:00");
    await expect(page.getByText(t.notices.planned)).toBeVisible();
    expect(mail.mailsTo(reader)).toHaveLength(mailsBefore);
    // Its time has come. The site looks every 15 seconds, and spreads the mails of an issue.
    await query(dataDir, "update newsletter_issues set planned_at = now() where id = $1", [id]);
    await expect.poll(() => mail.mailsTo(reader).at(mailsBefore)?.subject, { timeout: 60_000 }).toBe(subject);
    await visit(page, issuePage);
    await expect(page.getByRole("link", { name: t.archive })).toBeVisible();
    await expect(page.getByRole("button", { name: t.planButton, exact: true })).toHaveCount(0);
    expect(mail.mailsTo(reader)).toHaveLength(mailsBefore + 1);
  } finally {
    await deleteIssue(id);
  }
});

test("an issue is planned on a phone by keyboard alone, and a refused time stays in the field", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const t = messages.en.newsletters.desk;
  const id = await createDraft(`Advent ${randomUUID().slice(0, 8)}`);
  try {
    await signIn(page, await createAccount({ newType: "editor" }), "en");
    const time = planForm(page, "en").getByLabel(t.planAt);
    const checkbox = planForm(page, "en").getByRole("checkbox");
    const plan = async (value: string) => {
      await time.fill(value);
      await checkbox.focus();
      await page.keyboard.press("Space");
      await expect(checkbox).toBeChecked();
      await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
    };
    await visit(page, routeAddress("en", "/desk/newsletters/[id]", { id }));
    // The browser would hold back a time that has passed.
    await time.evaluate((input) => input.removeAttribute("min"));
    await plan("2020-03-09T08:30");
    await expect(page.getByRole("alert").filter({ hasText: t.notices.past })).toBeVisible();
    await expect(time).toHaveValue("2020-03-09T08:30");
    await expectAccessible(page, "a time that was refused");
    await plan("2032-05-09T08:30");
    await expect(page.getByText(t.notices.planned)).toBeVisible();
    await visit(page, `${address("en", "/desk/calendar")}?month=2032-05`);
    await expect(page.getByRole("listitem").filter({ hasText: "08:30" }).last()).toBeVisible();
    await expectAccessible(page, "a planned issue in the calendar on a phone");
  } finally {
    await deleteIssue(id);
  }
});
