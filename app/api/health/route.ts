import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { getBuildDir } from "#lib/config/build-dir.ts";
import { checkDatabase } from "#lib/db/health.ts";
import { currentTime, getClockAheadMs } from "#lib/time/clock.ts";

export const dynamic = "force-dynamic";

/**
 * Answers load balancers: 200 when the database responds, 503 within two seconds when it does not.
 */
export async function GET(): Promise<Response> {
  const database = await checkDatabase(1500);
  return Response.json(
    {
      status: database.ok ? "ok" : "unavailable",
      database,
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
