import { tmpdir } from "node:os";
import { join } from "node:path";
import { type EmbeddedServer, startEmbedded } from "#lib/platform/db/embedded/server.ts";
import { migrateDatabase } from "#lib/platform/db/migrate.ts";

/** Settings of a server for this size. */
const settings = ["shared_buffers=2GB", "effective_cache_size=8GB", "max_wal_size=8GB", "autovacuum=off"];

/** Starts the benchmark database in a folder that is kept, because filling it takes minutes. */
export async function startLargeDatabase(count: number): Promise<EmbeddedServer> {
  const dataDir = process.env.BENCH_DIR ?? join(tmpdir(), `tischlein-bench-${count}`);
  const server = await startEmbedded({ dataDir, durable: false, dieWithParent: true, settings });
  await migrateDatabase(server.url);
  return server;
}
