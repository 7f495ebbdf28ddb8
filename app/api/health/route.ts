import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { getBuildDir } from "#lib/platform/config/build-dir.ts";
import { env } from "#lib/platform/config/env.ts";
import { checkDatabase, checkWrites } from "#lib/platform/db/health.ts";
import { currentTime, getClockAheadMs } from "#lib/platform/time/clock.ts";

export const dynamic = "force-dynamic";

/**
 * Answers load balancers: 200 when the database responds, 503 within two seconds when it does not.
 * While nothing can be stored the status is "read-only", still with 200: pages are served, and
 * neither a restart nor another instance would help.
 */
export async function GET(): Promise<Response> {
  const [database, writes] = await Promise.all([checkDatabase(1500), checkWrites(env.DATA_DIR, 1500)]);
  const available = writes.ok ? "ok" : "read-only";
  return Response.json(
    {
      status: database.ok ? available : "unavailable",
      database,
      writes,
      build: { id: await readBuildId() },
      // Only in tests, see SITE_CLOCK.
      clock: getClockAheadMs() === 0 ? undefined : { now: currentTime().toISOString() },
    },
    { status: database.ok ? 200 : 503, headers: { "cache-control": "no-store" } },
  );
}

async function readBuildId(): Promise<string | null> {
  // Development has no build, or an old one.
  if (process.env.NODE_ENV !== "production") return "development";
  return readFile(join(/* turbopackIgnore: true */ getBuildDir(), "BUILD_ID"), "utf8").catch(() => null);
}
