import { Client } from "pg";

/** Notes when the last backup was made; the desk shows it. */
export async function recordBackup(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(
      `insert into app_metadata (key, value) values ('backup', to_jsonb(now()))
       on conflict (key) do update set value = excluded.value`,
    );
  } finally {
    await client.end();
  }
}
