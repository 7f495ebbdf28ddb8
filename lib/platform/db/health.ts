import "server-only";
import { setTimeout } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { ensureDataDir } from "#lib/platform/config/data-dir.ts";
import { processSingleton } from "#lib/platform/config/process-singleton.ts";
import { db } from "#lib/platform/db/client.ts";
import { currentTimeMs } from "#lib/platform/time/clock.ts";

/** Checks whether the database answers within `timeoutMs`, and measures how long it takes. */
export async function checkDatabase(timeoutMs: number): Promise<{ ok: boolean; milliseconds: number }> {
  const start = performance.now();
  const ok = await Promise.race([canQuery(), setTimeout(timeoutMs, false, { ref: false })]);
  return { ok, milliseconds: Math.round(performance.now() - start) };
}

async function canQuery(): Promise<boolean> {
  try {
    await db.execute(sql`select 1`);
    return true;
  } catch {
    return false;
  }
}

/** How long a probe counts: monitors and balancers may ask as often as they like. */
const probeLifetimeMs = 10_000;

const getLastProbe = processSingleton("write-probe", () => ({
  at: Number.NEGATIVE_INFINITY,
  ok: Promise.resolve(true),
}));

/**
 * Whether changes can be stored: a small write to the database and one to the data folder, at most
 * every ten seconds. A full disk or a database that only reads refuses them while pages are still
 * served.
 */
export async function checkWrites(dataDir: string, timeoutMs: number): Promise<{ ok: boolean }> {
  const last = getLastProbe();
  if (currentTimeMs() - last.at > probeLifetimeMs) {
    last.at = currentTimeMs();
    last.ok = canWrite(dataDir);
  }
  return { ok: await Promise.race([last.ok, setTimeout(timeoutMs, false, { ref: false })]) };
}

async function canWrite(dataDir: string): Promise<boolean> {
  try {
    await ensureDataDir(dataDir);
    await db.execute(sql`insert into app_metadata (key, value) values ('write-probe', to_jsonb(now()))
      on conflict (key) do update set value = excluded.value`);
    return true;
  } catch {
    return false;
  }
}
