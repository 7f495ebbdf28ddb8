import type { Page } from "@playwright/test";
import { address } from "#lib/routing/address.ts";
import { createAccount, signIn } from "../support/account.ts";
import { expectAccessible } from "../support/axe.ts";
import { newClientHeaders } from "../support/client-headers.ts";
import { expect, test } from "../support/mail.ts";
import { messages } from "../support/messages.ts";
import { visit, waitForHydration } from "../support/visit.ts";
import { mailsBefore, pickDishes, subscribe } from "./subscriber.ts";

const t = messages.de.newsletters.desk;
const inLanguage = (text: string, language: "de" | "en") => text.replace("{language}", t.languages[language]);

for (const javaScriptEnabled of [true, false]) {
  test.describe(`${javaScriptEnabled ? "with" : "without"} script`, () => {
    const viewport = javaScriptEnabled ? { width: 1280, height: 900 } : { width: 390, height: 844 };
    test.use({ javaScriptEnabled, viewport, extraHTTPHeaders: newClientHeaders() });

    test("an editor composes an issue, tests and sends it", async ({ page, mail }) => {
      test.setTimeout(180_000);
      const reader = await subscribe(page, mail, "en");
      const editor = await createAccount({ newType: "editor" });
      await signIn(page, editor);
      const open = javaScriptEnabled ? visit : (to: Page, path: string) => to.goto(path);
      await open(page, address("de", "/desk/newsletters"));
      if (javaScriptEnabled) await expectAccessible(page, "the newsletters of the desk");
      await page.getByRole("button", { name: t.create }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(t.untitled);
      if (javaScriptEnabled) await waitForHydration(page);

      const [dish] = await pickDishes(1);
      const subject = page.getByLabel(inLanguage(t.subject, "de"));
      await subject.fill("Suppe der Woche");
      await page.getByLabel(inLanguage(t.subject, "en")).fill("Soup of the week");
      await page.getByLabel(inLanguage(t.text, "en")).fill("Hot & good.");
      await page.getByLabel(t.contents, { exact: true }).fill("/de/rezepte/gibt-es-nicht");
      await page.getByRole("button", { name: t.save, exact: true }).click();
      await expect(page.getByText(t.errors.unknown.replace("{address}", "/de/rezepte/gibt-es-nicht"))).toBeVisible();
      await expect(subject).toHaveValue("Suppe der Woche");
      if (javaScriptEnabled) await expectAccessible(page, "an issue with an error");

      await page.getByLabel(t.contents, { exact: true }).fill(`/de/rezepte/${dish?.slug}`);
      await page.getByRole("button", { name: t.save, exact: true }).click();
      await expect(page.getByText(t.notices.saved)).toBeVisible();
      await page
        .getByRole("button", { name: /hinzufügen/ })
        .first()
        .click();
      await expect(page.getByLabel(t.contents, { exact: true })).toHaveValue(/^\/de\/rezepte\/\S+\n\/de\/\S+$/);
      const preview = page.frameLocator("iframe").first();
      await expect(preview.getByRole("heading", { level: 1 })).toHaveText("Suppe der Woche");

      await page.getByRole("button", { name: t.test }).click();
      await expect(page.getByText(t.notices.tested)).toBeVisible();
      expect((await mail.waitForMail(editor.email)).subject).toBe("[Test] Suppe der Woche");
      expect(mail.mailsTo(reader)).toHaveLength(mailsBefore);

      // The form that plans the issue asks for the same.
      const sending = page.locator("form").filter({ has: page.getByRole("button", { name: t.sendButton }) });
      await sending.getByLabel(t.confirm).check();
      await sending.getByRole("button", { name: t.sendButton }).click();
      await expect(page.getByText(t.notices.started)).toBeVisible();
      await expect(page.getByRole("button", { name: t.sendButton })).toBeHidden();
      const received = await mail.waitForMail(reader, mailsBefore);
      expect(received.subject).toBe("Soup of the week");
      expect(received.html).toContain("Hot &amp; good.");
      await open(page, address("de", "/desk/newsletters"));
      const row = page.getByRole("row").filter({ hasText: "Suppe der Woche" }).first();
      await expect(row.getByText(t.state.sent)).toBeVisible();
      await expect(row.getByRole("cell").first()).not.toHaveText("0");
      if (javaScriptEnabled) await expectAccessible(page, "the figures of the newsletters");
    });
  });
}

test("other users do not find the newsletters of the desk", async ({ page }) => {
  await signIn(page, await createAccount());
  expect((await page.goto(address("de", "/desk/newsletters")))?.status()).toBe(404);
});
