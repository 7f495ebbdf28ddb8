import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { startEmbedded } from "#lib/db/embedded.ts";
import { migrateDatabase } from "#lib/db/migrate.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** Address of the migrated database every test database is copied from. Nobody may stay connected to it. */
    templateUrl: string;
  }
}

/** One server for the whole run. It ends with the run, however that ends. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), "tischlein-tests-"));
  const server = await startEmbedded({ dataDir, durable: false, tethered: true });
  await migrateDatabase(server.url);
  project.provide("templateUrl", server.url);
  return async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
