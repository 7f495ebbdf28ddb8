import { randomUUID } from "node:crypto";
import { expect } from "@playwright/test";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import type { MailServer, ReceivedMail } from "#tests/support/mail-server.ts";
import { dataDir, isSampleItem, query } from "../support/database.ts";

/** Inserts a confirmed subscription; shell/newsletter.spec.ts is about subscribing. */
export async function addSubscriber(locale: Locale): Promise<string> {
  const email = `reader-${randomUUID().slice(0, 8)}@example.org`;
  await query(
    dataDir,
    `insert into newsletter_subscriptions (email, locale, consent, location, confirmed_at)
     values ($1, $2, 'form-2026-11-23', 'footer', now() - interval '1 hour')`,
    [email, locale],
  );
  return email;
}

/**
 * Waits for an issue: the site may begin after fifteen seconds, and spreads the mails over a
 * minute. Another issue of the same day reaches the subscriber, too.
 */
export async function waitForIssue(mail: MailServer, email: string, subject: string): Promise<ReceivedMail> {
  const find = () => mail.mailsTo(email).find((received) => received.subject === subject);
  const isThere = async () => {
    await query(dataDir, "update outbox set next_attempt_at = now() where recipient = $1 and attempts = 0", [email]);
    await query(dataDir, "notify outbox");
    return find() !== undefined;
  };
  await expect.poll(isThere, { message: `the issue "${subject}"`, timeout: 40_000 }).toBe(true);
  return find() as ReceivedMail;
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
