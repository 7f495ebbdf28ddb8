import { address } from "#lib/platform/routing/address.ts";
import { newClientHeaders } from "#tests/e2e/support/client-headers.ts";
import { expect, test } from "#tests/e2e/support/console-guard.ts";
import { messages } from "#tests/e2e/support/messages.ts";
import { createAccount, signIn } from "../support/account.ts";
import { expectAccessible } from "../support/axe.ts";
import { dataDir, query } from "../support/database.ts";
import { visit } from "../support/visit.ts";

const { form } = messages.de.feedback;

test.use({ extraHTTPHeaders: newClientHeaders() });

test("the feedback form reports errors, keeps its input and stores a valid message for editors", async ({ page }) => {
  const message = `Mehr Kürbis, bitte. ${Date.now()}`;
  await visit(page, "/de/rezepte");
  await page.getByRole("link", { name: messages.de.layout.footer.feedback }).click();
  const dialog = page.getByRole("dialog", { name: form.title });
  const fields = { message: dialog.getByLabel(form.message), email: dialog.getByLabel(form.email) };
  await fields.message.fill("ab");
  await fields.email.fill("anna@");
  await dialog.getByRole("button", { name: form.submit }).click();
  await expect(dialog.getByText(form.tooShort)).toBeVisible();
  await expect(dialog.getByText(form.badEmail)).toBeVisible();
  await expect(fields.message).toHaveValue("ab");
  await expect(fields.message).toHaveAttribute("aria-invalid", "true");
  await expect(fields.email).toHaveValue("anna@");
  await fields.message.fill(message);
  await fields.email.fill("anna@example.org");
  await dialog.getByRole("button", { name: form.submit }).click();
  await expect(dialog.getByText(form.sent)).toBeVisible();
  const rows = await query(dataDir, "select email, path, locale from feedback_messages where message = $1", [message]);
  expect(rows).toEqual([{ email: "anna@example.org", path: "/de/rezepte", locale: "de" }]);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();

  await signIn(page, await createAccount({ newType: "editor" }));
  await visit(page, address("de", "/desk/feedback"));
  const entry = page.getByRole("main").getByRole("listitem").filter({ hasText: message });
  await expect(entry.getByRole("link", { name: "anna@example.org" })).toBeVisible();
  await expect(entry.getByRole("link", { name: "/de/rezepte" })).toBeVisible();
  await expectAccessible(page, "feedback at the desk");
});
