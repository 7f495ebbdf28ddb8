import { readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { writeFileAtomically } from "#lib/platform/config/atomic-file.ts";
import { buildDirs, defaultBuildDir } from "#lib/platform/config/build-dir.ts";
import { getListenHost, type ListenAddress } from "#lib/platform/config/listen-address.ts";
import { UserFacingError } from "#lib/platform/config/user-facing-error.ts";
import { compressedDir, compressStaticFiles, staticDir } from "#lib/server/edge/static-files.ts";
import { maxForwardedHeaderBytes } from "#lib/server/edge/upstream.ts";
import { type Environment, runNode } from "./child-process.ts";
import { addCompileHints } from "./compile-hints.ts";
import { computeFingerprint } from "./fingerprint.ts";
import { buildServiceWorker } from "./service-worker.ts";

const nextBinary = createRequire(import.meta.url).resolve("next/dist/bin/next");
/** In the folder of a build: its sources, and the supervisor that serves it. */
const fingerprintFile = "sources.json";
const userFile = "supervisor.pid";
const pageCacheDirs = ["server/route-cache", "cache/fetch-cache"];
const buildFailedMessage = "The build failed. The lines above say why; correct that and start again.";

// Everything a build depends on. Node itself runs the ignored parts.
const buildInputs = [
  "app",
  "components",
  "lib",
  "messages",
  "public",
  "instrumentation.ts",
  "middleware.ts",
  "next.config.ts",
  "package-lock.json",
  "postcss.config.mjs",
  "tsconfig.json",
];
const ignoredInputs = ["lib/server/edge/", "lib/seed/", "lib/server/supervisor/", "lib/platform/db/migrations/"];

/** Has to exceed the idle timeout of proxies, see lib/server/edge/edge.ts. */
const keepAliveTimeoutMs = 75_000;

/**
 * Seven times what is in use after thousands of requests of all kinds. Above it Next ends and is
 * started again.
 */
const maxHeapMegabytes = 1024;

const longRequests = new URL("./long-requests.ts", import.meta.url).href;

/** Arguments for Node that start Next. */
export function buildServerArguments(command: "start" | "dev", { HOST, PORT }: ListenAddress): string[] {
  const host = getListenHost(HOST);
  return [
    `--max-http-header-size=${maxForwardedHeaderBytes}`,
    ...(command === "start" ? [`--max-old-space-size=${maxHeapMegabytes}`, "--import", longRequests] : []),
    nextBinary,
    command,
    "--port",
    String(PORT),
    ...(command === "start" ? ["--keepAliveTimeout", String(keepAliveTimeoutMs)] : []),
    ...(host ? ["--hostname", host] : []),
  ];
}

/**
 * Builds the site unless there is a build of the same sources.
 *
 * @param usedDir folder of a build that runs; without it the folders that other processes use
 * @returns folder of the build
 */
export async function buildIfStale(environment: Environment, signal: AbortSignal, usedDir?: string): Promise<string> {
  const { listing, contents } = await computeFingerprint(buildInputs, ignoredInputs);
  const stored = await Promise.all(buildDirs.map(async (dir) => ({ dir, ...(await readStoredFingerprint(dir)) })));
  const current = stored.find((build) => build.listing === listing);
  if (current) return current.dir;
  // A copy has other times but the same contents.
  const digest = await contents();
  const copy = stored.find((build) => build.contents === digest);
  if (copy) {
    await writeStoredFingerprint(copy.dir, { listing, contents: digest });
    return copy.dir;
  }
  console.log("Building the site, which takes a minute …");
  return build(environment, signal, usedDir);
}

/**
 * Deletes the pages cached beside the build. They may be of another database and refer to missing
 * pictures. Another server of the same build may write meanwhile, so the deletion is retried.
 */
export async function clearPageCache(buildDir: string): Promise<void> {
  for (const dir of pageCacheDirs)
    await rm(join(buildDir, dir), { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
}

/** Says that this process serves a build, so that others do not change it. */
export async function markAsUsed(buildDir: string): Promise<void> {
  await writeFile(join(buildDir, userFile), String(process.pid));
}

/**
 * Builds the site in a folder that is not in use, and stores the fingerprint of its sources.
 *
 * @returns the folder
 * @throws UserFacingError when the build fails
 */
export async function build(environment: Environment, signal: AbortSignal, usedDir?: string): Promise<string> {
  const dir = await findUnusedDir(usedDir);
  // Computed first: changes during the build count as changes after it.
  const { listing, contents } = await computeFingerprint(buildInputs, ignoredInputs);
  const storedFingerprint = { listing, contents: await contents() };
  await rm(join(dir, fingerprintFile), { force: true });
  await runNode([nextBinary, "build"], { ...environment, BUILD_DIR: dir }, signal, buildFailedMessage);
  const id = await readFile(join(dir, "BUILD_ID"), "utf8").catch(() => null);
  if (!id) throw new UserFacingError(buildFailedMessage);
  await addCompileHints(join(dir, staticDir, "chunks"));
  await buildServiceWorker(id, dir);
  await rm(join(dir, compressedDir), { recursive: true, force: true });
  await compressStaticFiles(join(dir, staticDir), (path, bytes) =>
    writeFileAtomically(join(dir, compressedDir, path), bytes),
  );
  await writeStoredFingerprint(dir, storedFingerprint);
  return dir;
}

async function findUnusedDir(usedDir: string | undefined): Promise<string> {
  for (const dir of buildDirs) if (dir !== usedDir && !(await isUsed(dir))) return dir;
  // Nothing else writes into the folder that this process does not use itself.
  return buildDirs.find((dir) => dir !== usedDir) ?? defaultBuildDir;
}

/** Whether another process serves the build. */
async function isUsed(dir: string): Promise<boolean> {
  const pid = Number(await readFile(join(dir, userFile), "utf8").catch(() => "0"));
  if (!pid || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

interface StoredFingerprint {
  listing?: string;
  contents?: string;
}

async function readStoredFingerprint(dir: string): Promise<StoredFingerprint> {
  try {
    return JSON.parse(await readFile(join(dir, fingerprintFile), "utf8")) as StoredFingerprint;
  } catch {
    // There is none, or a partial one: the sources of the build are unknown.
    return {};
  }
}

async function writeStoredFingerprint(dir: string, storedFingerprint: StoredFingerprint): Promise<void> {
  await writeFile(join(dir, fingerprintFile), JSON.stringify(storedFingerprint));
}
