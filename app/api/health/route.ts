import { readFile } from "node:fs/promises";
import { checkDatabase } from "#lib/db/health.ts";

export const dynamic = "force-dynamic";

/** For load balancers and the start script: 200 when pages and database work, 503 within two seconds when the database is away. */
export async function GET(): Promise<Response> {
  const database = await checkDatabase(1500);
  return Response.json(
    { status: database.ok ? "ok" : "unavailable", database, build: { id: await readBuildId() } },
    { status: database.ok ? 200 : 503, headers: { "cache-control": "no-store" } },
  );
}

async function readBuildId(): Promise<string | null> {
  // In development there is none, or an old one.
  if (process.env.NODE_ENV !== "production") return "development";
  return readFile(".next/BUILD_ID", "utf8").catch(() => null);
}
