import "server-only";
import { listen } from "#lib/platform/db/listen.ts";
import { startPlannedIssues } from "./plan-mutations.ts";
import { recordRefusedEmails } from "./report-mutations.ts";
import { queueDueBatch } from "./sending-mutations.ts";
import { newslettersChannel } from "./start-mutations.ts";

const pollIntervalMs = 15_000;

/**
 * Starts planned issues and queues the emails of issues as they become due, as long as the process
 * lives; a notification says that an issue has been started.
 *
 * @returns a function that stops it
 */
export function startIssueSender(): () => Promise<void> {
  let running: Promise<void> | undefined;
  let isRequested = false;
  const wakeUp = () => {
    isRequested = true;
    running ??= run().finally(() => {
      running = undefined;
    });
  };
  async function run(): Promise<void> {
    while (isRequested) {
      isRequested = false;
      await sendDueIssues();
    }
  }
  const timer = setInterval(wakeUp, pollIntervalMs).unref();
  const stopListening = listen(newslettersChannel, wakeUp);
  return async () => {
    clearInterval(timer);
    await stopListening();
    await running;
  };
}

const steps = [
  { failure: "Planned newsletters were not started:", run: () => startPlannedIssues() },
  { failure: "The newsletter was not queued:", run: () => queueDueBatch() },
  { failure: "Refused emails of newsletters were not recorded:", run: () => recordRefusedEmails() },
];

/** A failure is logged and stops no later step; the next run repeats it. */
async function sendDueIssues(): Promise<void> {
  for (const { failure, run } of steps) {
    try {
      await run();
    } catch (error) {
      // The cause alone: the message of a failed query holds its parameters.
      console.error(failure, error instanceof Error ? (error.cause ?? error.name) : error);
    }
  }
}
