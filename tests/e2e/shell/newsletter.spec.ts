import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { addresses } from "#lib/i18n/address.ts";
import { type Locale, locales } from "#lib/i18n/locales.ts";
import { linksIn } from "#tests/support/mail-server.ts";
import { ask } from "../support/ask.ts";
import { examine } from "../support/axe.ts";
import { dataDir, query } from "../support/database.ts";
import { expect, test } from "../support/mail.ts";
import { origin } from "../support/origin.ts";
import { newHousehold } from "../support/reader.ts";
import { plain, visit } from "../support/visit.ts";
import { words } from "../support/words.ts";

const widths = { narrow: { width: 390, height: 844 }, wide: { width: 1280, height: 900 } };

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

function footerOf(page: Page, locale: Locale) {
  const { form } = words[locale].newsletters;
  const footer = page.locator("body > footer");
  return {
    field: footer.getByLabel(form.labelAlone),
    order: async (email: string) => {
      await footer.getByLabel(form.labelAlone).fill(email);
      await footer.getByRole("button", { name: form.submit }).click();
    },
    sent: footer.getByText(form.sent),
    wrong: footer.getByText(form.badEmail),
  };
}

for (const locale of locales) {
  for (const [width, viewport] of Object.entries(widths)) {
    for (const javaScriptEnabled of [true, false]) {
      test.describe(`${locale}, ${width}, ${javaScriptEnabled ? "with" : "without"} script`, () => {
        test.use({ viewport, javaScriptEnabled, extraHTTPHeaders: newHousehold() });
        const { newsletters, mail: letters } = words[locale];
        const go = (page: Page, path: string) => (javaScriptEnabled ? visit(page, path) : page.goto(path));
        const isAccessible = (page: Page, name: string) => (javaScriptEnabled ? examine(page, name) : undefined);

        test("a newsletter is ordered, confirmed by a button, and left with one click", async ({ page, mail }) => {
          const email = newAddress();
          const footer = footerOf(page, locale);
          await go(page, addresses("/recipes")[locale]);

          await footer.order("anna@");
          await expect(footer.wrong).toBeVisible();
          await expect(footer.field).toHaveValue("");
          await expect(footer.field).toHaveAttribute("aria-invalid", "true");
          await isAccessible(page, "a refused order");

          await footer.order(email.toUpperCase());
          await expect(footer.sent).toBeVisible();
          await expect(footer.field).toHaveValue("");
          await expect(footer.wrong).toBeHidden();
          await isAccessible(page, "a taken order");

          const asking = await mail.waitForMail(email);
          expect(asking.subject).toBe(letters.newsletterConfirm.subject);
          expect(asking.html).toContain(letters.newsletterConfirm.button);
          const [confirm = ""] = linksIn(asking);
          expect(confirm.startsWith(origin + addresses("/newsletter/confirm")[locale])).toBe(true);

          // A program that looks into mails opens their links.
          await ask(confirm);
          expect(await subscriptionOf(email)).toEqual({
            consent: "form-2026-11-20",
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

test.describe("the doors of the newsletter", () => {
  test.use({ extraHTTPHeaders: newHousehold() });

  const order = (body: unknown, path = "/api/email-newsletter", headers: Record<string, string> = {}) =>
    ask(path, {
      method: "POST",
      headers: { "content-type": "application/json", ...newHousehold(), ...headers },
      body: JSON.stringify(body),
    });

  test("the API takes orders under both spellings of its address, and refuses what is none", async ({ mail }) => {
    for (const path of ["/api/email-newsletter", "/api/email-newsletter/"]) {
      const email = newAddress();
      const answer = await order({ email, language: "en" }, path, { origin });
      expect(answer.status, path).toBe(204);
      expect((await mail.waitForMail(email)).subject).toBe(words.en.mail.newsletterConfirm.subject);
      expect(await subscriptionOf(email)).toMatchObject({ location: "api", confirmed: false });
    }
    expect((await order({ email: "anna", language: "de" })).status).toBe(422);
    expect((await order({ email: "anna@example.org\r\nBcc: b@example.org", language: "de" })).status).toBe(422);
    expect((await order({ email: newAddress(), language: "fr" })).status).toBe(422);
    expect((await order({ email: newAddress(), language: "de", confirmed: true })).status).toBe(422);
    const foreign = await order({ email: newAddress(), language: "de" }, undefined, { origin: "https://evil.example" });
    expect(foreign.status).toBe(403);
  });

  test("a mail program leaves by posting, from wherever it runs; opening the address asks first", async ({ mail }) => {
    const email = newAddress();
    await order({ email, language: "de" });
    const [confirm = ""] = linksIn(await mail.waitForMail(email));
    await query(dataDir, "update newsletter_subscriptions set confirmed_at = now() where email = $1", [email]);
    expect(confirm).toContain("token=");
    await order({ email, language: "de" });
    const known = await mail.waitForMail(email, 1);
    expect(known.subject).toBe(words.de.mail.newsletterKnown.subject);

    const head = (name: string) => known.headers.find(({ key }) => key === name)?.value;
    expect(head("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
    const door = /^<(.+)>$/.exec(head("list-unsubscribe") ?? "")?.[1] ?? "";
    expect(door.startsWith(`${origin}/api/email-newsletter/unsubscribe?`)).toBe(true);

    const opened = await ask(door);
    expect(opened.status).toBe(303);
    expect(opened.location).toContain(addresses("/newsletter/unsubscribe").de);
    expect(await subscriptionOf(email)).toMatchObject({ left: false });

    const post = (url: string) =>
      ask(url, {
        method: "POST",
        headers: { "content-type": "application/x-www-form-urlencoded", origin: "https://mail.example" },
        body: "List-Unsubscribe=One-Click",
      });
    expect((await post(door.replace(/key=./, "key=_"))).status).toBe(404);
    expect(await subscriptionOf(email)).toMatchObject({ left: false });
    expect((await post(door)).status).toBe(204);
    expect(await subscriptionOf(email)).toMatchObject({ left: true });
    expect((await post(door)).status).toBe(204);
  });

  test("an address that gets it already is answered like any other", async ({ mail }) => {
    const known = newAddress();
    await order({ email: known, language: "de" });
    await mail.waitForMail(known);
    await query(dataDir, "update newsletter_subscriptions set confirmed_at = now() where email = $1", [known]);
    const answers = [];
    for (const email of [known, newAddress()]) {
      const { status, text, headers } = await order({ email, language: "de" });
      answers.push({ status, text, headers: [...headers].filter(([name]) => name !== "date") });
    }
    expect(answers[0]).toEqual(answers[1]);
  });
});

test.describe("the start page", () => {
  test.use({ extraHTTPHeaders: newHousehold() });

  test("takes an order beside what the newsletter is, and tells the event bus", async ({ page, mail }) => {
    const { form, panel } = words.de.newsletters;
    const email = newAddress();
    await visit(page, "/de");
    const region = page.getByRole("region", { name: panel.title });
    expect(plain(await region.textContent())).toContain(plain(panel.text));
    await region.getByLabel(form.label).fill(email);
    await region.getByRole("button", { name: form.submit }).click();
    await expect(region.getByText(form.sent)).toBeVisible();
    await expect(footerOf(page, "de").sent).toBeHidden();
    await mail.waitForMail(email);
    expect(await subscriptionOf(email)).toMatchObject({ location: "home" });
    const events = await page.evaluate(() => window.tischlein?.filter(({ event }) => /newsletter/.test(event)));
    expect(events).toEqual([
      { event: "newsletter sign-up started", language: "de", platform: "web", location: "home" },
    ]);
  });
});

test("a link for leaving that is not ours says what to do", async ({ page }) => {
  const { unsubscribe } = words.en.newsletters;
  await visit(page, `${addresses("/newsletter/unsubscribe").en}?id=${randomUUID()}&key=${"A".repeat(43)}`);
  await expect(page.getByRole("heading", { level: 1, name: unsubscribe.deadTitle })).toBeVisible();
  await expect(page.getByRole("button", { name: unsubscribe.button, exact: true })).toBeHidden();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
});
