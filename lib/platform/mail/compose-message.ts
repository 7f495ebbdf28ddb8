import type { SendMailOptions } from "nodemailer";
import { env } from "#lib/platform/config/env.ts";
import { site } from "#lib/platform/config/site.ts";
import type { OutboxEmail } from "./outbox.ts";

/**
 * Converts an email of the outbox into a message for nodemailer. Its Message-ID is the same for
 * every attempt, so that mailboxes can recognize a second copy.
 * https://www.rfc-editor.org/rfc/rfc5322#section-3.6.4
 */
export function composeMessage({
  id,
  recipient,
  subject,
  text,
  html,
  headers,
  createdAt,
}: OutboxEmail): SendMailOptions {
  const from = env.MAIL_FROM ?? site.mail;
  return {
    from: { name: site.name, address: from },
    to: { name: "", address: recipient },
    envelope: { from, to: [recipient] },
    messageId: `<${id}@${new URL(env.SITE_URL).hostname}>`,
    date: createdAt,
    subject,
    text,
    html,
    headers: { "Auto-Submitted": "auto-generated", ...headers },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
