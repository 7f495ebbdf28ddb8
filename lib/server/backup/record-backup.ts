import { openClient } from "#lib/platform/db/connections/open-client.ts";

/** Notes when the last backup was made; the desk shows it. */
export async function recordBackup(url: string): Promise<void> {
  const client = await openClient(url, { application_name: "tischlein backup" });
  try {
    await client.query(
      `insert into app_metadata (key, value) values ('backup', to_jsonb(now()))
       on conflict (key) do update set value = excluded.value`,
    );
  } finally {
    await client.end();
  }
}
