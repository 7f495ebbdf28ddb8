import type { Page } from "@playwright/test";
import { address } from "#lib/platform/routing/address.ts";
import { expectAccessible } from "../support/axe.ts";
import { newClientHeaders } from "../support/client-headers.ts";
import { expect, test } from "../support/console-guard.ts";
import { dataDir, query } from "../support/database.ts";
import { messages } from "../support/messages.ts";
import { contactEmail } from "../support/site.ts";
import { visit } from "../support/visit.ts";

test.use({ extraHTTPHeaders: newClientHeaders() });

const { contact, mail: mails } = messages.de;
const { form, topics } = contact;

const formOf = (page: Page) => page.getByRole("region", { name: form.title });

async function fill(page: Page, { email, message }: { email: string; message: string }): Promise<void> {
  const panel = formOf(page);
  await panel.getByRole("radio", { name: topics.press }).check();
  await panel.getByLabel(form.email).fill(email);
  await panel.getByLabel(form.message).fill(message);
}

test("a message reaches the site, and its writer gets a confirmation without the text", async ({ page, mail }) => {
  const writer = `writer-${Date.now()}@example.org`;
  const message = `Dürfen wir euer Brot zeigen? ${Date.now()}`;
  await visit(page, address("de", "/contact"));
  const panel = formOf(page);
  await panel.getByLabel(form.message).fill("Hallo");
  await panel.getByLabel(form.email).fill("anna@");
  await panel.getByRole("button", { name: form.submit }).click();
  await expect(panel.getByText(form.noTopic)).toBeVisible();
  await expect(panel.getByText(form.badEmail)).toBeVisible();
  await expect(panel.getByLabel(form.message)).toHaveValue("Hallo");
  await expect(panel.getByLabel(form.message)).toHaveAttribute("aria-invalid", "true");
  await expectAccessible(page, "the contact form with errors");
  await fill(page, { email: writer, message });
  await panel.getByLabel(form.name).fill("Anna Beispiel");
  await panel.getByRole("button", { name: form.submit }).click();
  await expect(panel.getByText(form.sent)).toBeVisible();

  const confirmation = await mail.waitForMail(writer);
  expect(confirmation.subject).toBe(mails.contactReceived.subject);
  expect(confirmation.text).not.toContain(message);
  await expect.poll(() => mail.mailsTo(contactEmail).filter(({ text }) => text?.includes(message))).toHaveLength(1);
  const [received] = mail.mailsTo(contactEmail).filter(({ text }) => text?.includes(message));
  expect(received?.replyTo).toMatchObject([{ address: writer }]);
  expect(received?.subject).toContain(topics.press);
  expect(received?.text).toContain("Anna Beispiel");
  // Nothing else keeps the message.
  await expect
    .poll(() => query(dataDir, "select 1 from outbox where recipient in ($1, $2)", [writer, contactEmail]))
    .toEqual([]);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the form keeps what was typed, names the fields and sends the message", async ({ page, mail }) => {
    const writer = `plain-${Date.now()}@example.org`;
    await page.goto(address("en", "/contact"));
    const words = messages.en.contact;
    const panel = page.getByRole("region", { name: words.form.title });
    await panel.getByRole("radio", { name: words.topics.recipe }).check();
    await panel.getByLabel(words.form.email).fill(writer);
    await panel.getByLabel(words.form.message).fill("Too short");
    await panel.getByRole("button", { name: words.form.submit }).click();
    await expect(panel.getByText(words.form.tooShort.replace("{min}", "10"))).toBeVisible();
    await expect(panel.getByRole("radio", { name: words.topics.recipe })).toBeChecked();
    await expect(panel.getByLabel(words.form.email)).toHaveValue(writer);
    await panel.getByLabel(words.form.message).fill("Is this long enough now?");
    await panel.getByRole("button", { name: words.form.submit }).click();
    await expect(panel.getByText(words.form.sent)).toBeVisible();
    expect((await mail.waitForMail(writer)).subject).toBe(messages.en.mail.contactReceived.subject);
  });
});
