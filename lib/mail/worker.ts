import "server-only";
import { listen } from "#lib/db/listen.ts";
import { env } from "#lib/env.ts";
import { type Delivery, fileDelivery, readFailure, smtpDelivery } from "./delivery.ts";
import { claimMail, giveUpMail, type OutboxMail, postponeMail, removeMail } from "./outbox.ts";
import { outboxChannel } from "./queue.ts";

export interface MailWorker {
  /** Ends it once the mail in hand is delivered. */
  stop(): Promise<void>;
}

/**
 * Delivers what is in the outbox, one mail after the other, as long as the process lives; any number of processes may do so. A mail leaves
 * the outbox when the mail server has taken it. It is sent twice, with the same Message-ID, only if the process is killed or the database
 * is away for minutes exactly between those two. What is queued is told at once; what has become due is looked for every `pause`
 * milliseconds.
 */
export function startMailWorker(delivery: Delivery = chooseDelivery(), pause = 5000): MailWorker {
  let working: Promise<void> | undefined;
  let isWanted = false;
  let isOver = false;

  function work(): void {
    isWanted = true;
    working ??= emptyOutbox().finally(() => {
      working = undefined;
    });
  }

  async function emptyOutbox(): Promise<void> {
    try {
      while (isWanted && !isOver) {
        isWanted = false;
        await deliverDue(delivery, () => isOver);
      }
    } catch (error) {
      // The database is away; the timer comes back.
      console.error("the outbox was not emptied:", error instanceof Error ? (error.cause ?? error.name) : error);
    }
  }

  const timer = setInterval(work, pause).unref();
  const endListening = listen(outboxChannel, work);
  return {
    async stop() {
      isOver = true;
      clearInterval(timer);
      await endListening();
      await working;
      delivery.close();
    },
  };
}

function chooseDelivery(): Delivery {
  return env.SMTP_URL ? smtpDelivery(env.SMTP_URL) : fileDelivery();
}

async function deliverDue(delivery: Delivery, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    const mail = await claimMail();
    if (!mail) return;
    const failure = await attempt(delivery, mail);
    if (failure === null) await persist(() => removeMail(mail.id));
    else if (!(await putBack(mail, failure))) return;
  }
}

async function attempt(delivery: Delivery, mail: OutboxMail): Promise<{ error: unknown } | null> {
  try {
    await delivery.deliver(mail);
    return null;
  } catch (error) {
    return { error };
  }
}

/** Seconds between two attempts: with a server that wants to be left alone for now, and with one that cannot be reached. */
const longestDeferral = 900;
const longestOutage = 60;

/** Whether it makes sense to go on with the next mail. */
async function putBack(mail: OutboxMail, { error }: { error: unknown }): Promise<boolean> {
  const reason = error instanceof Error ? error.message : String(error);
  const failure = readFailure(error);
  if (failure === "refused") {
    // What a server says may quote the address, which belongs into the outbox and not into a log.
    console.error(`The mail server has refused mail ${mail.id} for good; the outbox says why.`);
    await giveUpMail(mail.id, reason);
    return true;
  }
  if (mail.attempts === 1) {
    const code = (error as { code?: unknown }).code ?? "unknown";
    console.warn(`A mail was not delivered (${code}); it stays in the outbox and is tried again.`);
  }
  const isDeferred = failure === "deferred";
  await postponeMail(mail, reason, isDeferred ? longestDeferral : longestOutage);
  return isDeferred;
}

const patience = 60_000;

/** Tries again while the database is away: what has been delivered must not be delivered again. */
async function persist(job: () => Promise<void>): Promise<void> {
  for (const end = Date.now() + patience; ; ) {
    try {
      return await job();
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((done) => setTimeout(done, 1000));
    }
  }
}
