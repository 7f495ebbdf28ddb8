import "server-only";
import { randomUUID } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { createTransport } from "nodemailer";
import { env } from "#lib/platform/config/env.ts";
import { composeMessage } from "#lib/platform/mail/compose-message.ts";
import { createFileTransport, toSmtpOptions } from "#lib/platform/mail/transport.ts";
import { getMediaStorage } from "#lib/platform/media/storage/storage.ts";
import { currentTime } from "#lib/platform/time/clock.ts";

/** What a test has found. */
export interface TestResult {
  isPassed: boolean;
  /** The answer of the server, or its error. */
  answer: string;
}

const timeoutsMs = { connectionTimeout: 8000, greetingTimeout: 8000, socketTimeout: 12_000, dnsTimeout: 8000 };

/**
 * Sends a mail over a connection of its own, not through the outbox, so that the answer of the
 * server is known at once.
 */
export async function testMail(recipient: string, texts: { subject: string; text: string }): Promise<TestResult> {
  const email = { id: randomUUID(), recipient, ...texts, html: "", headers: {}, attempts: 1, createdAt: currentTime() };
  try {
    if (!env.SMTP_URL) {
      await createFileTransport().send(email);
      return { isPassed: true, answer: `${env.DATA_DIR}/mail` };
    }
    const transport = createTransport({ ...toSmtpOptions(env.SMTP_URL), ...timeoutsMs });
    const { response } = await transport.sendMail({ ...composeMessage(email), html: undefined });
    transport.close();
    return { isPassed: true, answer: response };
  } catch (error) {
    const { message, response } = error as Error & { response?: string };
    return { isPassed: false, answer: response ?? message };
  }
}

/** Writes a small object into the media storage, reads it and deletes it. */
export async function testStorage(): Promise<TestResult> {
  const storage = getMediaStorage();
  const key = `tests/${randomUUID()}`;
  const written = Buffer.from(`Test of ${currentTime().toISOString()}`);
  try {
    await storage.put(key, written, "text/plain");
    const stream = await storage.get(key);
    const read = stream ? await buffer(stream) : Buffer.alloc(0);
    await storage.delete(key);
    if (!read.equals(written)) return { isPassed: false, answer: `${read.length} / ${written.length} bytes` };
    return { isPassed: true, answer: `${written.length} bytes` };
  } catch (error) {
    const { message, cause } = error as Error;
    return { isPassed: false, answer: cause instanceof Error ? `${message}: ${cause.message}` : message };
  }
}
