import "server-only";
import { eq, type SQLWrapper, sql } from "drizzle-orm";
import { outbox } from "#lib/platform/db/tables/mail.ts";
import type { Transaction } from "#lib/platform/db/transaction.ts";
import { toActiveLocale } from "#lib/platform/i18n/active-locales.ts";
import type { Locale } from "#lib/platform/i18n/locales.ts";
import { createMessageTranslator } from "#lib/platform/i18n/messages.ts";
import type { Email } from "./email.ts";
import { isSingleRecipient } from "./email-address.ts";
import { createEmailContent, getEmailHeaders } from "./email-content.ts";
import { renderHtml, renderText } from "./render.ts";

/** Channel the workers of all processes listen to. */
export const outboxChannel = "outbox";

interface QueuedEmail {
  /** One address, validated by the caller. */
  to: string;
  /** Language of the recipient; emails are in one that is switched on. */
  locale: Locale;
  email: Email;
}

/**
 * Adds an email to the outbox within the transaction of the caller: it is sent when that commits.
 *
 * @throws when `to` is not exactly one address
 */
export async function queueEmail(tx: Transaction, { to, locale: wanted, email }: QueuedEmail): Promise<void> {
  const locale = toActiveLocale(wanted);
  if (!isSingleRecipient(to)) throw new Error("an email needs exactly one address");
  const content = await createEmailContent(email, locale);
  const t = await createMessageTranslator(locale, { namespace: "mail.layout" });
  await tx.insert(outbox).values({
    recipient: to,
    subject: content.subject,
    text: renderText(content),
    html: renderHtml(content, locale, { linkHint: t("linkHint") }),
    headers: getEmailHeaders(email),
  });
  // PostgreSQL delivers this notification when the transaction commits.
  await tx.execute(sql`select pg_notify(${outboxChannel}, '')`);
}

/** An email whose texts the caller has rendered. */
interface RenderedEmail {
  /** Becomes its Message-ID. */
  id: string;
  /** One address, validated by the caller. */
  to: string;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
  /** Seconds until it may be sent. */
  delaySeconds: number;
}

/**
 * Adds rendered emails to the outbox within the transaction of the caller.
 *
 * @throws when an address is not exactly one
 */
export async function queueRenderedEmails(tx: Transaction, emails: readonly RenderedEmail[]): Promise<void> {
  if (emails.length === 0) return;
  if (!emails.every(({ to }) => isSingleRecipient(to))) throw new Error("an email needs exactly one address");
  await tx.insert(outbox).values(
    emails.map(({ to, delaySeconds, ...email }) => ({
      ...email,
      recipient: to,
      nextAttemptAt: sql`now() + make_interval(secs => ${delaySeconds})`,
    })),
  );
  await tx.execute(sql`select pg_notify(${outboxChannel}, '')`);
}

/** Deletes unsent emails by their ids, within the transaction that makes them void. */
export async function cancelEmails(tx: Transaction, ids: SQLWrapper): Promise<void> {
  await tx.delete(outbox).where(sql`${outbox.id} in ${ids}`);
}

/** Deletes all unsent emails to an address, within the deletion of its user. */
export async function deleteQueuedEmails(tx: Transaction, to: string): Promise<void> {
  await tx.delete(outbox).where(eq(sql`lower(${outbox.recipient})`, to.toLowerCase()));
}
