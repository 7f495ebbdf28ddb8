import { execFile } from "node:child_process";
import { mkdir, readdir, readFile, rename, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { promisify } from "node:util";
import { UserFacingError } from "#lib/platform/config/user-facing-error.ts";
import type { Binaries } from "./binaries.ts";
import { buildCommand, changeOwner, type Identity } from "./identity.ts";
import { isAlive } from "./process-state.ts";

/**
 * Creates a cluster, or checks that the existing one fits the binaries.
 *
 * @throws UserFacingError when it is of another version or no cluster
 */
export async function ensureCluster(cluster: string, binaries: Binaries, identity: Identity, durable: boolean) {
  const version = await readClusterVersion(cluster);
  if (version === null) await createCluster(cluster, binaries, identity, durable);
  else if (version !== binaries.major) {
    throw new UserFacingError(
      `${cluster} was written by PostgreSQL ${version}, this version brings ${binaries.major}. Start the version that wrote it, run npm run db:export there, move the folder away and run npm run db:import here.`,
    );
  }
  await changeOwner(identity, cluster);
}

async function readClusterVersion(cluster: string): Promise<string | null> {
  const text = await readFile(join(cluster, "PG_VERSION"), "utf8").catch(() => null);
  if (text) return text.trim();
  const entries = await readdir(cluster).catch(() => []);
  if (entries.length === 0) return null;
  throw new UserFacingError(
    `${cluster} holds something that is no database. Move it away, or set DATA_DIR to another folder.`,
  );
}

/**
 * Creates the cluster under a temporary name and renames it, so that a killed process leaves no
 * partial cluster.
 */
async function createCluster(cluster: string, { initdb }: Binaries, identity: Identity, durable: boolean) {
  await removeUnfinishedClusters(cluster);
  const temporaryPath = `${cluster}.new-${process.pid}`;
  await mkdir(temporaryPath, { mode: 0o700 });
  await changeOwner(identity, temporaryPath);
  try {
    await runAs(identity, initdb, ["-D", temporaryPath, ...initdbFlags, ...(durable ? [] : ["--no-sync"])]);
    await rename(temporaryPath, cluster);
  } catch (error) {
    await rm(temporaryPath, { recursive: true, force: true });
    // Another process created the same cluster first.
    if (error instanceof Error && "code" in error && (error.code === "ENOTEMPTY" || error.code === "EEXIST")) return;
    throw error;
  }
}

// The built-in provider does not depend on the locales of the operating system: every machine sorts
// alike.
const initdbFlags = [
  "--username=postgres",
  "--encoding=UTF8",
  "--auth=trust",
  "--locale=C",
  "--locale-provider=builtin",
  "--builtin-locale=C.UTF-8",
];

async function runAs(identity: Identity, program: string, args: string[]): Promise<void> {
  const [file, ...rest] = buildCommand(identity, program, ...args);
  const { uid, gid } = identity;
  await promisify(execFile)(file, rest, { uid, gid, cwd: "/" });
}

async function removeUnfinishedClusters(cluster: string): Promise<void> {
  const prefix = `${basename(cluster)}.new-`;
  for (const name of await readdir(dirname(cluster))) {
    if (!name.startsWith(prefix)) continue;
    const pid = Number(name.slice(prefix.length));
    if (pid === process.pid || !isAlive(pid)) await rm(join(dirname(cluster), name), { recursive: true, force: true });
  }
}
