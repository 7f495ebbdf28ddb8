import { runQueryCommand } from "#lib/db/commands/run-query-command.ts";
import { sendDueDigests } from "#lib/follows/send-digests-mutations.ts";

// Sends the digests that are due, as a job of the site does every minute (app/jobs.ts).
await runQueryCommand(
  () => undefined,
  () => sendDueDigests(),
);
