import { existsSync } from "node:fs";
import { readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { writeFileAtomically } from "#lib/config/atomic-file.ts";
import { UserFacingError } from "#lib/config/user-facing-error.ts";
import { maxHeaderBytes } from "#lib/edge/edge.ts";
import { compressedDir, compressStaticFiles } from "#lib/edge/static-files.ts";
import { type Environment, runNode } from "./child-process.ts";
import { computeFingerprint } from "./fingerprint.ts";
import { getListenHost, type ListenAddress } from "./port.ts";
import { buildServiceWorker } from "./service-worker.ts";

const nextBinary = createRequire(import.meta.url).resolve("next/dist/bin/next");
const buildId = ".next/BUILD_ID";
const fingerprintFile = ".next/sources.json";
const pageCacheDirs = [".next/server/route-cache", ".next/cache/fetch-cache"];
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
const ignoredInputs = ["lib/edge/", "lib/seed/", "lib/supervisor/", "lib/db/migrations/"];

/** Has to exceed the idle timeout of proxies, see lib/edge/edge.ts. */
const keepAliveTimeoutMs = 75_000;

/** Arguments for Node that start Next. */
export function buildServerArguments(command: "start" | "dev", { HOST, PORT }: ListenAddress): string[] {
  const host = getListenHost(HOST);
  return [
    `--max-http-header-size=${maxHeaderBytes}`,
    nextBinary,
    command,
    "--port",
    String(PORT),
    ...(command === "start" ? ["--keepAliveTimeout", String(keepAliveTimeoutMs)] : []),
    ...(host ? ["--hostname", host] : []),
  ];
}

/** Builds the site unless the last build is of the same sources. */
export async function buildIfStale(environment: Environment, signal: AbortSignal): Promise<void> {
  const { listing, contents } = await computeFingerprint(buildInputs, ignoredInputs);
  const storedFingerprint = await readStoredFingerprint();
  if (storedFingerprint.listing === listing) return;
  // A copy has other times but the same contents.
  if (storedFingerprint.contents === (await contents()))
    return writeStoredFingerprint({ listing, contents: storedFingerprint.contents });
  console.log("Building the site, which takes a minute …");
  await build(environment, signal);
}

/**
 * Deletes the pages cached beside the build. They may be of another database and refer to missing
 * pictures. Another server of the same build may write meanwhile, so the deletion is retried.
 */
export async function clearPageCache(): Promise<void> {
  for (const dir of pageCacheDirs) await rm(dir, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
}

/**
 * Builds the site and stores the fingerprint of its sources.
 *
 * @throws UserFacingError when the build fails
 */
export async function build(environment: Environment, signal: AbortSignal): Promise<void> {
  // Computed first: changes during the build count as changes after it.
  const { listing, contents } = await computeFingerprint(buildInputs, ignoredInputs);
  const storedFingerprint = { listing, contents: await contents() };
  await rm(fingerprintFile, { force: true });
  await runNode([nextBinary, "build"], environment, signal, buildFailedMessage);
  if (!existsSync(buildId)) throw new UserFacingError(buildFailedMessage);
  await buildServiceWorker(await readFile(buildId, "utf8"));
  await rm(compressedDir, { recursive: true, force: true });
  await compressStaticFiles(".next/static", (path, bytes) => writeFileAtomically(join(compressedDir, path), bytes));
  await writeStoredFingerprint(storedFingerprint);
}

interface StoredFingerprint {
  listing?: string;
  contents?: string;
}

async function readStoredFingerprint(): Promise<StoredFingerprint> {
  if (!existsSync(buildId)) return {};
  try {
    return JSON.parse(await readFile(fingerprintFile, "utf8")) as StoredFingerprint;
  } catch {
    // There is none, or a partial one: the sources of the build are unknown.
    return {};
  }
}

async function writeStoredFingerprint(storedFingerprint: StoredFingerprint): Promise<void> {
  await writeFile(fingerprintFile, JSON.stringify(storedFingerprint));
}
