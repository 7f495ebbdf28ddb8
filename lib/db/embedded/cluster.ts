import { execFile } from "node:child_process";
import { mkdir, readdir, readFile, rename, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { promisify } from "node:util";
import { OperatorError } from "#lib/operator-error.ts";
import type { Binaries } from "./binaries.ts";
import { asIdentity, giveTo, type Identity } from "./identity.ts";
import { isAlive } from "./process-state.ts";

/** Makes the folder of a new cluster, or checks that the one which is there fits the programs. */
export async function ensureCluster(cluster: string, binaries: Binaries, identity: Identity, durable: boolean) {
  const version = await readVersion(cluster);
  if (version === null) await createCluster(cluster, binaries, identity, durable);
  else if (version !== binaries.major) {
    throw new OperatorError(
      `${cluster} was written by PostgreSQL ${version}, this version brings ${binaries.major}. Start the version that wrote it, run npm run db:export there, move the folder away and run npm run db:import here.`,
    );
  }
  await giveTo(identity, cluster);
}

async function readVersion(cluster: string): Promise<string | null> {
  const text = await readFile(join(cluster, "PG_VERSION"), "utf8").catch(() => null);
  if (text) return text.trim();
  const inside = await readdir(cluster).catch(() => []);
  if (inside.length === 0) return null;
  throw new OperatorError(
    `${cluster} holds something that is no database. Move it away, or set DATA_DIR to another folder.`,
  );
}

/** Works aside and renames at the end, so that being killed halfway leaves no half cluster. */
async function createCluster(cluster: string, { initdb }: Binaries, identity: Identity, durable: boolean) {
  await removeLeftovers(cluster);
  const aside = `${cluster}.new-${process.pid}`;
  await mkdir(aside, { mode: 0o700 });
  await giveTo(identity, aside);
  try {
    await run(identity, initdb, ["-D", aside, ...initdbFlags, ...(durable ? [] : ["--no-sync"])]);
    await rename(aside, cluster);
  } catch (error) {
    await rm(aside, { recursive: true, force: true });
    // Another process was faster, and its cluster is as good as this one.
    if (error instanceof Error && "code" in error && (error.code === "ENOTEMPTY" || error.code === "EEXIST")) return;
    throw error;
  }
}

// The built-in provider needs no locale of the operating system, so that every machine sorts and folds alike.
const initdbFlags = [
  "--username=postgres",
  "--encoding=UTF8",
  "--auth=trust",
  "--locale=C",
  "--locale-provider=builtin",
  "--builtin-locale=C.UTF-8",
];

async function run(identity: Identity, program: string, args: string[]): Promise<void> {
  const [file, ...rest] = asIdentity(identity, program, ...args);
  const { uid, gid } = identity;
  await promisify(execFile)(file, rest, { uid, gid, cwd: "/" });
}

async function removeLeftovers(cluster: string): Promise<void> {
  const prefix = `${basename(cluster)}.new-`;
  for (const name of await readdir(dirname(cluster))) {
    if (!name.startsWith(prefix)) continue;
    const pid = Number(name.slice(prefix.length));
    if (pid === process.pid || !isAlive(pid)) await rm(join(dirname(cluster), name), { recursive: true, force: true });
  }
}
