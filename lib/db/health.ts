import "server-only";
import { setTimeout } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { db } from "#lib/db/client.ts";

/** Whether the database answers within `patience` milliseconds, and how many it took. */
export async function checkDatabase(patience: number): Promise<{ ok: boolean; milliseconds: number }> {
  const start = performance.now();
  const ok = await Promise.race([answers(), setTimeout(patience, false, { ref: false })]);
  return { ok, milliseconds: Math.round(performance.now() - start) };
}

async function answers(): Promise<boolean> {
  try {
    await db.execute(sql`select 1`);
    return true;
  } catch {
    return false;
  }
}
