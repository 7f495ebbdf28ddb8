import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { address, addresses } from "#lib/platform/routing/address.ts";
import { newClientHeaders } from "#tests/e2e/support/client-headers.ts";
import { parseHtml } from "#tests/e2e/support/html.ts";
import { messages } from "#tests/e2e/support/messages.ts";
import { sendRequest } from "#tests/e2e/support/send-request.ts";
import { linksIn } from "#tests/support/mail-server.ts";
import { expectAccessible } from "../support/axe.ts";
import { expect, test } from "../support/console-guard.ts";
import { dataDir, query } from "../support/database.ts";
import { test as requests } from "../support/journey.ts";
import { origin } from "../support/site.ts";
import { pairwiseViewports } from "../support/viewports.ts";
import { toPlainText, visit } from "../support/visit.ts";

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

/** What the page of a link offers. */
async function readOffer(link: string) {
  const main = parseHtml((await sendRequest(link)).text).querySelector("main");
  return { title: main?.querySelector("h1")?.textContent, hasButton: main?.querySelector("button") !== null };
}

/** With script in German, without in English. */
const ways = pairwiseViewports.map((one) => ({ ...one, javaScriptEnabled: one.locale === "de" }));

for (const { locale, viewport, javaScriptEnabled } of ways) {
  test.describe(`${locale}, ${viewport.width} pixels, ${javaScriptEnabled ? "with" : "without"} script`, () => {
    test.use({ viewport, javaScriptEnabled, extraHTTPHeaders: newClientHeaders() });
    const { newsletters, mail: letters } = messages[locale];
    const go = (page: Page, path: string) => (javaScriptEnabled ? visit(page, path) : page.goto(path));
    const isAccessible = (page: Page, name: string, part: string) =>
      javaScriptEnabled ? expectAccessible(page, name, part) : undefined;

    test("subscribes, confirms with a button and unsubscribes with one click", async ({ page, mail }) => {
      const email = newAddress();
      const footer = footerForm(page, locale);
      await go(page, address(locale, javaScriptEnabled ? "/" : "/recipes"));
      if (javaScriptEnabled) await subscribeOnHomePage(page);

      await footer.subscribe("anna@");
      // Without script the browser checks the address.
      if (javaScriptEnabled) await expect(footer.wrong).toBeVisible();
      else await expect(page.locator("body > footer input:invalid")).toHaveCount(1);
      await expect(footer.field).toHaveValue("anna@");
      await isAccessible(page, "a rejected subscription", "body > footer");

      await footer.subscribe(email.toUpperCase());
      await expect(footer.sent).toBeVisible();
      await expect(footer.field).toHaveValue("");
      await expect(footer.wrong).toBeHidden();
      await isAccessible(page, "an accepted subscription", "body > footer");

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
      await isAccessible(page, "confirming", "main");
      await page.getByRole("button", { name: newsletters.confirm.button }).click();
      await expect(page.getByRole("heading", { level: 1, name: newsletters.confirm.doneTitle })).toBeVisible();
      expect(await subscriptionOf(email)).toMatchObject({ confirmed: true, left: false });

      expect(await readOffer(confirm)).toEqual({ title: newsletters.confirm.deadTitle, hasButton: false });

      const welcome = await mail.waitForMail(email, 1);
      expect(welcome.subject).toBe(letters.newsletterWelcome.subject);
      const head = (name: string) => welcome.headers.find(({ key }) => key === name)?.value;
      expect(head("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
      expect(head("list-unsubscribe")).toContain(`<${origin}/api/email-newsletter/unsubscribe?`);
      const [leave = ""] = linksIn(welcome);
      await go(page, leave);
      await isAccessible(page, "leaving", "main");
      await page.getByRole("button", { name: newsletters.unsubscribe.button }).click();
      await expect(page.getByRole("heading", { level: 1, name: newsletters.unsubscribe.doneTitle })).toBeVisible();
      expect(await subscriptionOf(email)).toMatchObject({ confirmed: true, left: true });
    });
  });
}

/** Its form is apart from that of the footer, and is told apart in the figures. */
async function subscribeOnHomePage(page: Page) {
  const { form, panel } = messages.de.newsletters;
  const email = newAddress();
  const region = page.getByRole("region", { name: panel.title });
  expect(toPlainText(await region.textContent())).toContain(toPlainText(panel.text));
  await region.getByLabel(form.label).fill(email);
  await region.getByRole("button", { name: form.submit }).click();
  await expect(region.getByText(form.sent)).toBeVisible();
  await expect(footerForm(page, "de").sent).toBeHidden();
  expect(await subscriptionOf(email)).toMatchObject({ location: "home" });
  const listEvents = () => page.evaluate(() => window.tischlein?.filter(({ event }) => /newsletter/.test(event)));
  await expect
    .poll(listEvents)
    .toEqual([{ event: "newsletter sign-up started", language: "de", platform: "web", location: "home" }]);
}

// What the addresses of the API answer is tested in tests/app/api/email-newsletter/route.test.ts.
requests("only unsubscribing is open to other sites, whose mail programs send it", async () => {
  const send = (path: string, body: string, type: string) =>
    sendRequest(path, { method: "POST", headers: { "content-type": type, origin: "https://mail.example" }, body });
  const subscription = JSON.stringify({ email: newAddress(), language: "de" });
  expect((await send("/api/email-newsletter", subscription, "application/json")).status).toBe(403);

  const email = newAddress();
  for (const path of ["/api/email-newsletter", "/api/email-newsletter/"]) {
    const init = { method: "POST", headers: { "content-type": "application/json", ...newClientHeaders(), origin } };
    const body = JSON.stringify({ email, language: "de" });
    expect((await sendRequest(path, { ...init, body })).status, path).toBe(204);
  }
  expect(await subscriptionOf(email)).toMatchObject({ location: "api", confirmed: false });
  const forged = `/api/email-newsletter/unsubscribe?id=${randomUUID()}&key=${"A".repeat(43)}`;
  expect((await send(forged, "List-Unsubscribe=One-Click", "application/x-www-form-urlencoded")).status).toBe(404);
});

requests("a forged unsubscribe link shows what to do", async () => {
  const link = `${address("en", "/newsletter/unsubscribe")}?id=${randomUUID()}&key=${"A".repeat(43)}`;
  expect(await readOffer(link)).toEqual({ title: messages.en.newsletters.unsubscribe.deadTitle, hasButton: false });
  expect((await sendRequest(link)).text).toMatch(/<meta name="robots" content="[^"]*noindex/);
});
