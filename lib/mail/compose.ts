import type { SendMailOptions } from "nodemailer";
import { env } from "#lib/env.ts";
import { site } from "#lib/site.ts";
import type { OutboxMail } from "./outbox.ts";

/**
 * A mail of the outbox as the transport wants it. Its Message-ID is its own however often it is sent, so that a mailbox that got it twice
 * can tell.
 */
export function composeMail({ id, recipient, subject, text, html, headers, createdAt }: OutboxMail): SendMailOptions {
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
