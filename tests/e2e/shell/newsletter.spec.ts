import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { type Locale, locales } from "#lib/i18n/locales.ts";
import { addresses } from "#lib/routing/address.ts";
import { newClientHeaders } from "#tests/e2e/support/client-headers.ts";
import { messages } from "#tests/e2e/support/messages.ts";
import { sendRequest } from "#tests/e2e/support/send-request.ts";
import { linksIn } from "#tests/support/mail-server.ts";
import { expectAccessible } from "../support/axe.ts";
import { dataDir, query } from "../support/database.ts";
import { expect, test } from "../support/mail.ts";
import { origin } from "../support/site.ts";
import { toPlainText, visit } from "../support/visit.ts";

const viewportSizes = { narrow: { width: 390, height: 844 }, wide: { width: 1280, height: 900 } };

const newAddress = () => `reader-${randomUUID().slice(0, 8)}@example.org`;

interface Subscription {
  consent: string;
  location: string;
  confirmed: boolean;
  left: boolean;
}

async function subscriptionOf(email: string): Promise<Subscription | undefined> {
  const [row] = await query<Subscription>(
    dataDir,
    `select consent, location, confirmed_at is not null as confirmed, unsubscribed_at is not null as "left"
     from newsletter_subscriptions where email = $1`,
    [email],
  );
  return row;
}

function footerForm(page: Page, locale: Locale) {
  const { form } = messages[locale].newsletters;
  const footer = page.locator("body > footer");
  return {
    field: footer.getByLabel(form.labelAlone),
    subscribe: async (email: string) => {
      await footer.getByLabel(form.labelAlone).fill(email);
      await footer.getByRole("button", { name: form.submit }).click();
    },
    sent: footer.getByText(form.sent),
    wrong: footer.getByText(form.badEmail),
  };
}

for (const locale of locales) {
  for (const [width, viewport] of Object.entries(viewportSizes)) {
    for (const javaScriptEnabled of [true, false]) {
      test.describe(`${locale}, ${width}, ${javaScriptEnabled ? "with" : "without"} script`, () => {
        test.use({ viewport, javaScriptEnabled, extraHTTPHeaders: newClientHeaders() });
        const { newsletters, mail: letters } = messages[locale];
        const go = (page: Page, path: string) => (javaScriptEnabled ? visit(page, path) : page.goto(path));
        const isAccessible = (page: Page, name: string) =>
          javaScriptEnabled ? expectAccessible(page, name) : undefined;

        test("subscribes, confirms with a button and unsubscribes with one click", async ({ page, mail }) => {
          const email = newAddress();
          const footer = footerForm(page, locale);
          await go(page, addresses("/recipes")[locale]);

          await footer.subscribe("anna@");
          // Without script the browser checks the address.
          if (javaScriptEnabled) await expect(footer.wrong).toBeVisible();
          else await expect(page.locator("body > footer input:invalid")).toHaveCount(1);
          await expect(footer.field).toHaveValue("anna@");
          await isAccessible(page, "a rejected subscription");

          await footer.subscribe(email.toUpperCase());
          await expect(footer.sent).toBeVisible();
          await expect(footer.field).toHaveValue("");
          await expect(footer.wrong).toBeHidden();
          await isAccessible(page, "an accepted subscription");

          const asking = await mail.waitForMail(email);
          expect(asking.subject).toBe(letters.newsletterConfirm.subject);
          expect(asking.html).toContain(letters.newsletterConfirm.button);
          const [confirm = ""] = linksIn(asking);
          expect(confirm.startsWith(origin + addresses("/newsletter/confirm")[locale])).toBe(true);

          // Mail scanners open links, which must not confirm.
          await sendRequest(confirm);
          expect(await subscriptionOf(email)).toEqual({
            consent: "form-2026-11-23",
            location: "footer",
            confirmed: false,
            left: false,
          });

          await go(page, confirm);
          await isAccessible(page, "confirming");
          await page.getByRole("button", { name: newsletters.confirm.button }).click();
          await expect(page.getByRole("heading", { level: 1, name: newsletters.confirm.doneTitle })).toBeVisible();
          expect(await subscriptionOf(email)).toMatchObject({ confirmed: true, left: false });

          await go(page, confirm);
          await expect(page.getByRole("heading", { level: 1, name: newsletters.confirm.deadTitle })).toBeVisible();
          await expect(page.getByRole("button", { name: newsletters.confirm.button })).toBeHidden();

          const welcome = await mail.waitForMail(email, 1);
          expect(welcome.subject).toBe(letters.newsletterWelcome.subject);
          const [leave = ""] = linksIn(welcome);
          await go(page, leave);
          await isAccessible(page, "leaving");
          await page.getByRole("button", { name: newsletters.unsubscribe.button }).click();
          await expect(page.getByRole("heading", { level: 1, name: newsletters.unsubscribe.doneTitle })).toBeVisible();
          expect(await subscriptionOf(email)).toMatchObject({ confirmed: true, left: true });
        });
      });
    }
  }
}

test.describe("newsletter API", () => {
  test.use({ extraHTTPHeaders: newClientHeaders() });

  const subscribe = (body: unknown, path = "/api/email-newsletter", headers: Record<string, string> = {}) =>
    sendRequest(path, {
      method: "POST",
      headers: { "content-type": "application/json", ...newClientHeaders(), ...headers },
      body: JSON.stringify(body),
    });

  test("accepts subscriptions with and without a trailing slash and rejects invalid ones", async ({ mail }) => {
    for (const path of ["/api/email-newsletter", "/api/email-newsletter/"]) {
      const email = newAddress();
      const answer = await subscribe({ email, language: "en" }, path, { origin });
      expect(answer.status, path).toBe(204);
      expect((await mail.waitForMail(email)).subject).toBe(messages.en.mail.newsletterConfirm.subject);
      expect(await subscriptionOf(email)).toMatchObject({ location: "api", confirmed: false });
    }
    expect((await subscribe({ email: "anna", language: "de" })).status).toBe(422);
    expect((await subscribe({ email: "anna@example.org\r\nBcc: b@example.org", language: "de" })).status).toBe(422);
    expect((await subscribe({ email: newAddress(), language: "fr" })).status).toBe(422);
    expect((await subscribe({ email: newAddress(), language: "de", confirmed: true })).status).toBe(422);
    const foreign = await subscribe({ email: newAddress(), language: "de" }, undefined, {
      origin: "https://evil.example",
    });
    expect(foreign.status).toBe(403);
  });

  test("unsubscribes with a one-click POST from any origin, while GET asks for confirmation", async ({ mail }) => {
    const email = newAddress();
    await subscribe({ email, language: "de" });
    const [confirm = ""] = linksIn(await mail.waitForMail(email));
    await query(dataDir, "update newsletter_subscriptions set confirmed_at = now() where email = $1", [email]);
    expect(confirm).toContain("token=");
    await subscribe({ email, language: "de" });
    const known = await mail.waitForMail(email, 1);
    expect(known.subject).toBe(messages.de.mail.newsletterKnown.subject);

    const head = (name: string) => known.headers.find(({ key }) => key === name)?.value;
    expect(head("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
    const unsubscribeUrl = /^<(.+)>$/.exec(head("list-unsubscribe") ?? "")?.[1] ?? "";
    expect(unsubscribeUrl.startsWith(`${origin}/api/email-newsletter/unsubscribe?`)).toBe(true);

    const opened = await sendRequest(unsubscribeUrl);
    expect(opened.status).toBe(303);
    expect(opened.location).toContain(addresses("/newsletter/unsubscribe").de);
    expect(await subscriptionOf(email)).toMatchObject({ left: false });

    const post = (url: string) =>
      sendRequest(url, {
        method: "POST",
        headers: { "content-type": "application/x-www-form-urlencoded", origin: "https://mail.example" },
        body: "List-Unsubscribe=One-Click",
      });
    const wrongKey = unsubscribeUrl.replace(/key=(.)/, (_, first) => `key=${first === "A" ? "B" : "A"}`);
    expect((await post(wrongKey)).status).toBe(404);
    expect(await subscriptionOf(email)).toMatchObject({ left: false });
    expect((await post(unsubscribeUrl)).status).toBe(204);
    expect(await subscriptionOf(email)).toMatchObject({ left: true });
    expect((await post(unsubscribeUrl)).status).toBe(204);
  });

  test("answers a subscribed address like any other", async ({ mail }) => {
    const known = newAddress();
    await subscribe({ email: known, language: "de" });
    await mail.waitForMail(known);
    await query(dataDir, "update newsletter_subscriptions set confirmed_at = now() where email = $1", [known]);
    const answers = [];
    for (const email of [known, newAddress()]) {
      const { status, text, headers } = await subscribe({ email, language: "de" });
      answers.push({ status, text, headers: [...headers].filter(([name]) => name !== "date") });
    }
    expect(answers[0]).toEqual(answers[1]);
  });
});

test.describe("the home page", () => {
  test.use({ extraHTTPHeaders: newClientHeaders() });

  test("subscribes and reports an analytics event", async ({ page, mail }) => {
    const { form, panel } = messages.de.newsletters;
    const email = newAddress();
    await visit(page, "/de");
    const region = page.getByRole("region", { name: panel.title });
    expect(toPlainText(await region.textContent())).toContain(toPlainText(panel.text));
    await region.getByLabel(form.label).fill(email);
    await region.getByRole("button", { name: form.submit }).click();
    await expect(region.getByText(form.sent)).toBeVisible();
    await expect(footerForm(page, "de").sent).toBeHidden();
    await mail.waitForMail(email);
    expect(await subscriptionOf(email)).toMatchObject({ location: "home" });
    const listEvents = () => page.evaluate(() => window.tischlein?.filter(({ event }) => /newsletter/.test(event)));
    await expect
      .poll(listEvents)
      .toEqual([{ event: "newsletter sign-up started", language: "de", platform: "web", location: "home" }]);
  });
});

test("a forged unsubscribe link shows what to do", async ({ page }) => {
  const { unsubscribe } = messages.en.newsletters;
  await visit(page, `${addresses("/newsletter/unsubscribe").en}?id=${randomUUID()}&key=${"A".repeat(43)}`);
  await expect(page.getByRole("heading", { level: 1, name: unsubscribe.deadTitle })).toBeVisible();
  await expect(page.getByRole("button", { name: unsubscribe.button, exact: true })).toBeHidden();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
});
