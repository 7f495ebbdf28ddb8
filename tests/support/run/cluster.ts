import { rm } from "node:fs/promises";
import type { TestProject } from "vitest/node";
import { startEmbedded } from "#lib/db/embedded/server.ts";
import { migrateDatabase } from "#lib/db/migrate.ts";
import { createRunFolder } from "./memory-folder.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /**
     * Address of the migrated template database. PostgreSQL copies it only while it has no
     * connections.
     */
    templateUrl: string;
  }
}

/** Databases of twenty megabytes, one for each worker, and the log, which grows to 256. */
const neededBytes = 1_500_000_000;

/** Starts one PostgreSQL server for all tests. It stops with the run, even when that is killed. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = createRunFolder(neededBytes);
  const server = await startEmbedded({ dataDir, durable: false, dieWithParent: true });
  await migrateDatabase(server.url);
  project.provide("templateUrl", server.url);
  return async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
