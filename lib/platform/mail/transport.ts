import "server-only";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import { writeFileAtomically } from "#lib/platform/config/atomic-file.ts";
import { env } from "#lib/platform/config/env.ts";
import { isPrivateAddress } from "#lib/platform/http/client-ip.ts";
import { composeMessage } from "./compose-message.ts";
import type { OutboxEmail } from "./outbox.ts";

/** Sends emails. `send` resolves when the other side has taken responsibility for the email. */
export interface MailTransport {
  send(mail: OutboxEmail): Promise<void>;
  close(): void;
}

/** Their sum is less than the lease of the outbox. */
const timeoutsMs = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000, dnsTimeout: 10_000 };

/**
 * Options of the connection to an SMTP server. Outside of the own network it has to be encrypted:
 * where an attacker on the way hides that the server offers STARTTLS, mails wait instead of being
 * sent in the clear, and so does the password. `?requireTLS=false` in the URL overrides it.
 *
 * @see https://www.rfc-editor.org/rfc/rfc3207#section-6
 */
export function toSmtpOptions(url: string): { url: string; requireTLS: boolean } {
  return { url, requireTLS: !isOwnNetwork(new URL(url).hostname.replace(/^\[|\]$/g, "")) };
}

/** A name without a dot is found by the own network only, as those of containers are. */
function isOwnNetwork(host: string): boolean {
  return isPrivateAddress(host) || /^[^.:]+$|\.(?:internal|local|localhost|lan)$/i.test(host);
}

/** Sends to an SMTP server over a connection that stays open. */
export function createSmtpTransport(url: string): MailTransport {
  const transport = createTransport({ ...toSmtpOptions(url), pool: true, maxConnections: 1, ...timeoutsMs });
  return {
    send: async (mail) => void (await transport.sendMail(composeMessage(mail))),
    close: () => transport.close(),
  };
}

/**
 * Writes .eml files, for a site without a mail server. Sending an email again overwrites its file.
 */
export function createFileTransport(folder = join(env.DATA_DIR, "mail")): MailTransport {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "unix" });
  return {
    async send(mail) {
      const { message } = await transport.sendMail(composeMessage(mail));
      // Other users of the machine must not read the links in it.
      await writeFileAtomically(join(folder, buildFileName(mail)), message as Buffer, 0o600);
    },
    close: () => transport.close(),
  };
}

function buildFileName({ id, recipient, createdAt }: OutboxEmail): string {
  const time = createdAt.toISOString().slice(0, 19).replaceAll(":", "-");
  return `${time}_${recipient
    .toLowerCase()
    .replace(/[^a-z0-9@.+-]/g, "_")
    .slice(0, 80)}_${id.slice(0, 8)}.eml`;
}

interface TransportError {
  code?: string;
  command?: string;
  responseCode?: number;
}

/**
 * Classifies a failure: "refused" is final for this email, "deferred" temporary for this email, and
 * "unreachable" concerns the server, so that other emails need not be tried. Rejected credentials
 * and senders are "unreachable", because the operator can correct them.
 * https://www.rfc-editor.org/rfc/rfc5321#section-4.2.1
 */
export function classifyFailure(error: unknown): "refused" | "deferred" | "unreachable" {
  const { code = "", command = "", responseCode } = error as TransportError;
  if (code !== "EENVELOPE" && code !== "EMESSAGE") return "unreachable";
  if (command === "MAIL FROM") return "unreachable";
  return responseCode === undefined || responseCode >= 500 ? "refused" : "deferred";
}
