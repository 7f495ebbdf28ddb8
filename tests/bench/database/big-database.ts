import { tmpdir } from "node:os";
import { join } from "node:path";
import { type EmbeddedServer, startEmbedded } from "#lib/db/embedded.ts";
import { migrateDatabase } from "#lib/db/migrate.ts";

/** What a server for so much would be given. */
const settings = ["shared_buffers=2GB", "effective_cache_size=8GB", "max_wal_size=8GB", "autovacuum=off"];

/** The database of the bench in a folder that is kept: filling it takes minutes. */
export async function startBigDatabase(count: number): Promise<EmbeddedServer> {
  const dataDir = process.env.BENCH_DIR ?? join(tmpdir(), `tischlein-bench-${count}`);
  const server = await startEmbedded({ dataDir, durable: false, tethered: true, settings });
  await migrateDatabase(server.url);
  return server;
}
