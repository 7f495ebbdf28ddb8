import "server-only";
import { setTimeout } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { db } from "#lib/db/client.ts";

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
