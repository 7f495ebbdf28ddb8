import "server-only";
import { env } from "#lib/platform/config/env.ts";
import { listen } from "#lib/platform/db/listen.ts";
import { currentTimeMs } from "#lib/platform/time/clock.ts";
import { claimEmail, deleteEmail, markEmailFailed, type OutboxEmail, rescheduleEmail } from "./outbox.ts";
import { outboxChannel } from "./queue.ts";
import { classifyFailure, createFileTransport, createSmtpTransport, type MailTransport } from "./transport.ts";

export interface MailWorker {
  /** Stops after the email in progress. */
  stop(): Promise<void>;
}

/**
 * Sends the emails of the outbox one after the other, as long as the process lives. Any number of
 * processes may do so. An email is deleted when the mail server has accepted it; it is sent twice,
 * with the same Message-ID, only when between those two moments the process is killed or the
 * database is away for more than a minute.
 *
 * @param pollIntervalMs interval of checks for due retries; new emails are announced by a
 * notification
 */
export function startMailWorker(
  transport: MailTransport = createConfiguredTransport(),
  pollIntervalMs = 5000,
): MailWorker {
  let processing: Promise<void> | undefined;
  let isWakeUpPending = false;
  let isStopped = false;

  function wakeUp(): void {
    isWakeUpPending = true;
    processing ??= processOutbox().finally(() => {
      processing = undefined;
    });
  }

  async function processOutbox(): Promise<void> {
    try {
      while (isWakeUpPending && !isStopped) {
        isWakeUpPending = false;
        await sendDueEmails(transport, () => isStopped);
      }
    } catch (error) {
      // The database is away. The next poll tries again.
      console.error("Emails were not sent:", error instanceof Error ? (error.cause ?? error.name) : error);
    }
  }

  const timer = setInterval(wakeUp, pollIntervalMs).unref();
  const stopListening = listen(outboxChannel, wakeUp);
  return {
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await stopListening();
      await processing;
      transport.close();
    },
  };
}

function createConfiguredTransport(): MailTransport {
  return env.SMTP_URL ? createSmtpTransport(env.SMTP_URL) : createFileTransport();
}

async function sendDueEmails(transport: MailTransport, isStopped: () => boolean): Promise<void> {
  while (!isStopped()) {
    const email = await claimEmail();
    if (!email) return;
    const failure = await trySend(transport, email);
    if (failure === null) await retryWhileDatabaseIsDown(() => deleteEmail(email.id));
    else if (!(await handleFailure(email, failure))) return;
  }
}

async function trySend(transport: MailTransport, email: OutboxEmail): Promise<{ error: unknown } | null> {
  try {
    await transport.send(email);
    return null;
  } catch (error) {
    return { error };
  }
}

/**
 * Maximum delay between two attempts, for a server that defers an email and for one that cannot be
 * reached.
 */
const maxDeferralSeconds = 900;
const maxOutageDelaySeconds = 60;

/** Returns whether the next email should be tried. */
async function handleFailure(email: OutboxEmail, { error }: { error: unknown }): Promise<boolean> {
  const reason = error instanceof Error ? error.message : String(error);
  const failure = classifyFailure(error);
  if (failure === "refused") {
    // The answer may quote the address, which must not be logged.
    console.error(`The mail server has refused the email ${email.id}; see last_error in the outbox.`);
    await markEmailFailed(email.id, reason);
    return true;
  }
  if (email.attempts === 1) {
    const code = (error as { code?: unknown }).code ?? "unknown";
    console.warn(`An email was not sent (${code}); it stays in the outbox and is tried again.`);
  }
  const isDeferred = failure === "deferred";
  await rescheduleEmail(email, reason, isDeferred ? maxDeferralSeconds : maxOutageDelaySeconds);
  return isDeferred;
}

const databaseRetryMs = 60_000;

/** Retries while the database is away: a sent email must not be sent again. */
async function retryWhileDatabaseIsDown(run: () => Promise<void>): Promise<void> {
  for (const deadline = currentTimeMs() + databaseRetryMs; ; ) {
    try {
      return await run();
    } catch (error) {
      if (currentTimeMs() > deadline) throw error;
      await new Promise((done) => setTimeout(done, 1000));
    }
  }
}
