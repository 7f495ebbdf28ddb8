import "server-only";
import { eq, sql } from "drizzle-orm";
import { outbox } from "#lib/db/tables/mail.ts";
import type { Transaction } from "#lib/db/transaction.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { wordsOf } from "#lib/i18n/words.ts";
import { htmlLetter } from "./html.ts";
import type { Letter } from "./letter.ts";
import { headersOf, writeLetter } from "./letters.ts";
import { plainLetter } from "./plain.ts";
import { isRecipient } from "./recipient.ts";

/** What the workers of all processes listen to. */
export const outboxChannel = "outbox";

interface Mail {
  /** One address, checked by the caller's schema. */
  to: string;
  /** The reader's language. */
  locale: Locale;
  letter: Letter;
}

/**
 * Puts a mail into the outbox as part of the caller's transaction: it leaves if and when that commits, and nobody waits for it. Throws
 * when `to` is not exactly one address.
 */
export async function queueMail(tx: Transaction, { to, locale, letter }: Mail): Promise<void> {
  if (!isRecipient(to)) throw new Error("a mail is for exactly one address");
  const sheet = await writeLetter(letter, locale);
  const words = await wordsOf(locale, { namespace: "mail.layout" });
  await tx.insert(outbox).values({
    recipient: to,
    subject: sheet.subject,
    text: plainLetter(sheet),
    html: htmlLetter(sheet, locale, { linkHint: words("linkHint") }),
    headers: headersOf(letter),
  });
  // The database passes this on when the transaction has committed, and not otherwise.
  await tx.execute(sql`select pg_notify(${outboxChannel}, '')`);
}

/** Takes back what has not left yet, for an address that is to be forgotten. */
export async function dropMails(tx: Transaction, to: string): Promise<void> {
  await tx.delete(outbox).where(eq(sql`lower(${outbox.recipient})`, to.toLowerCase()));
}
