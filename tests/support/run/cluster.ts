import { rm } from "node:fs/promises";
import type { TestProject } from "vitest/node";
import { setDatabaseClock } from "#lib/platform/db/clock.ts";
import { startEmbedded } from "#lib/platform/db/embedded/server.ts";
import { migrateDatabase } from "#lib/platform/db/migrate.ts";
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

/** How far libfaketime sets the clock ahead (`npm run test:days`): "+3600s", or not set. */
const fakeSeconds = Number.parseInt(process.env.FAKETIME ?? "0", 10);

/**
 * Starts a program without libfaketime, which lets PostgreSQL miss the end of a statement's time;
 * its clock is then set in SQL, like that of a site.
 */
async function withMachineTime<T>(start: () => Promise<T>): Promise<T> {
  const { LD_PRELOAD } = process.env;
  delete process.env.LD_PRELOAD;
  try {
    return await start();
  } finally {
    if (LD_PRELOAD !== undefined) process.env.LD_PRELOAD = LD_PRELOAD;
  }
}

/** Starts one PostgreSQL server for all tests. It stops with the run, even when that is killed. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = createRunFolder(neededBytes);
  const server = await withMachineTime(() => startEmbedded({ dataDir, durable: false, dieWithParent: true }));
  if (fakeSeconds !== 0) await setDatabaseClock(server.url, fakeSeconds * 1000);
  await migrateDatabase(server.url);
  project.provide("templateUrl", server.url);
  return async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
