import "server-only";
import { db } from "#lib/platform/db/client.ts";
import { isOwnEmail, toEmailKey } from "#lib/platform/http/rate-limit/email-key.ts";
import { createMessageTranslator } from "#lib/platform/i18n/messages.ts";
import { queueEmail } from "#lib/platform/mail/queue.ts";
import { contactLimits } from "./limits.ts";
import type { ContactInput } from "./schema.ts";

interface ContactMessage extends Omit<ContactInput, "website"> {
  /** The address of the site that the message goes to. */
  recipient: string;
  /** The confirmed address of the signed-in writer; null without an account. */
  accountEmail: string | null;
}

/**
 * Sends a message to the site and, within a limit, a confirmation to its writer; both are stored in
 * the outbox only. Answers go to the writer. The confirmation repeats the message only where the
 * address is known to be the writer's: otherwise the form could send texts to third parties.
 */
export async function sendContactMessage(input: ContactMessage): Promise<void> {
  const { recipient, accountEmail, topic, name, email, message, locale } = input;
  const t = await createMessageTranslator(locale, { namespace: "contact.topics" });
  const isOwnAddress = isOwnEmail({ email: accountEmail }, email);
  await db.transaction(async (tx) => {
    await queueEmail(tx, {
      to: recipient,
      locale,
      email: { kind: "contactMessage", topic: t(topic), name, sender: email, text: message },
    });
    if (!(await contactLimits().perEmail(toEmailKey(email, isOwnAddress)))) return;
    await queueEmail(tx, {
      to: email,
      locale,
      email: { kind: "contactReceived", text: isOwnAddress ? message : null },
    });
  });
}
