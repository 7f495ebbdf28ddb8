import { sendDueDigests } from "#lib/people/follows/send-digests-mutations.ts";
import { runQueryCommand } from "#lib/platform/db/commands/run-query-command.ts";

// Sends the digests that are due, as a job of the site does every minute (app/jobs.ts).
await runQueryCommand(
  () => undefined,
  () => sendDueDigests(),
);
