import "server-only";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import { env } from "#lib/env.ts";
import { writeFileAtomically } from "#lib/media/atomic-file.ts";
import { composeMail } from "./compose.ts";
import type { OutboxMail } from "./outbox.ts";

/** Hands mails on; resolves when the other side has taken responsibility for one. */
export interface Delivery {
  deliver(mail: OutboxMail): Promise<void>;
  close(): void;
}

/** Milliseconds. Together they stay below the lease of the outbox. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000, dnsTimeout: 10_000 };

/** To the mail server of SMTP_URL, over connections that stay open for the next mail. */
export function smtpDelivery(url: string): Delivery {
  const transport = createTransport({ url, pool: true, maxConnections: 1, ...timeouts });
  return {
    deliver: async (mail) => void (await transport.sendMail(composeMail(mail))),
    close: () => transport.close(),
  };
}

/** Into files every mail program opens, for a site without a mail server; the same mail is the same file however often it comes. */
export function fileDelivery(folder = join(env.DATA_DIR, "mail")): Delivery {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "unix" });
  return {
    async deliver(mail) {
      const { message } = await transport.sendMail(composeMail(mail));
      await writeFileAtomically(join(folder, fileName(mail)), message as Buffer);
    },
    close: () => transport.close(),
  };
}

function fileName({ id, recipient, createdAt }: OutboxMail): string {
  const time = createdAt.toISOString().slice(0, 19).replaceAll(":", "-");
  return `${time}_${recipient
    .toLowerCase()
    .replace(/[^a-z0-9@.+-]/g, "_")
    .slice(0, 80)}_${id.slice(0, 8)}.eml`;
}

interface DeliveryError {
  code?: string;
  command?: string;
  responseCode?: number;
}

/**
 * What a failure means: "refused" is about this mail and final, "deferred" about this mail for now, "unreachable" about the server, so that
 * there is no point in trying the next mail. A server that does not let us in, or not with this sender, is the operator's to correct.
 */
export function readFailure(error: unknown): "refused" | "deferred" | "unreachable" {
  const { code = "", command = "", responseCode } = error as DeliveryError;
  if (code !== "EENVELOPE" && code !== "EMESSAGE") return "unreachable";
  if (command === "MAIL FROM") return "unreachable";
  return responseCode === undefined || responseCode >= 500 ? "refused" : "deferred";
}
