import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import type { Locale } from "#lib/i18n/locales.ts";
import { linksIn, type MailServer } from "#tests/support/mail-server.ts";
import { newClientHeaders } from "../support/client-headers.ts";
import { dataDir, isSampleItem, query } from "../support/database.ts";
import { messages } from "../support/messages.ts";
import { sendRequest } from "../support/send-request.ts";
import { origin } from "../support/site.ts";

/** Mails that a new subscriber has got before the first issue: confirmation and welcome. */
export const mailsBefore = 2;

/** Subscribes a new address and confirms it with the mail, as a reader does. */
export async function subscribe(page: Page, mail: MailServer, locale: Locale): Promise<string> {
  const email = `reader-${randomUUID().slice(0, 8)}@example.org`;
  const headers = { "content-type": "application/json", ...newClientHeaders() };
  const body = JSON.stringify({ email, language: locale });
  expect((await sendRequest("/api/email-newsletter", { method: "POST", headers, body })).status).toBe(204);
  const [confirm = ""] = linksIn(await mail.waitForMail(email));
  await page.goto(confirm);
  const { button, doneTitle } = messages[locale].newsletters.confirm;
  await page.getByRole("button", { name: button }).click();
  await expect(page.getByRole("heading", { level: 1, name: doneTitle })).toBeVisible();
  await mail.waitForMail(email, 1);
  return email;
}

export interface Dish {
  slug: string;
  title: string;
  translation: string;
}

/** Sample recipes in a random order, so that no issue has had exactly these. */
export function pickDishes(count: number): Promise<Dish[]> {
  return query<Dish>(
    dataDir,
    `select de.slug, de.title, en.title as translation from items
       join item_texts de on de.item_id = items.id and de.locale = 'de'
       join item_texts en on en.item_id = items.id and en.locale = 'en'
       where items.type = 'recipe' and ${isSampleItem} and items.picture_id is not null order by random() limit $1`,
    [count],
  );
}

/** Runs `npm run newsletter -- …` beside the site and returns what it prints. */
export function runCommand(...words: string[]): Promise<string> {
  const program = ["--conditions=react-server", "lib/newsletters/commands/newsletter.ts", ...words];
  const env = {
    ...process.env,
    DATA_DIR: dataDir,
    SITE_URL: origin,
    NODE_ENV: "production" as const,
    DATABASE_URL: "",
  };
  return new Promise((done, fail) => {
    execFile(process.execPath, program, { env }, (error, out, complaint) =>
      error ? fail(new Error(out + complaint)) : done(out),
    );
  });
}
