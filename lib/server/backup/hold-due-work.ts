import type { Client } from "pg";

/**
 * Notes in the transaction of a restore that what is due waits for an admin: renewals that were
 * charged and mails that were sent since the backup would be charged and sent again, and accounts
 * and other things would be deleted that their owners have taken back since.
 * lib/platform/jobs/restore-hold.ts reads the note.
 */
export async function holdDueWork(client: Client): Promise<void> {
  await client.query(
    `insert into app_metadata (key, value) values ('restore-hold', to_jsonb(clock_timestamp()))
     on conflict (key) do update set value = excluded.value`,
  );
}
