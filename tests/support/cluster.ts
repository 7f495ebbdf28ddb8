import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { startEmbedded } from "#lib/db/embedded/server.ts";
import { migrateDatabase } from "#lib/db/migrate.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /**
     * Address of the migrated template database. PostgreSQL copies it only while it has no
     * connections.
     */
    templateUrl: string;
  }
}

/** Starts one PostgreSQL server for all tests. It stops with the run, even when that is killed. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), "tischlein-tests-"));
  const server = await startEmbedded({ dataDir, durable: false, dieWithParent: true });
  await migrateDatabase(server.url);
  project.provide("templateUrl", server.url);
  return async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
