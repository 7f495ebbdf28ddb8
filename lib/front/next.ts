import { existsSync } from "node:fs";
import { readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Env } from "#lib/env.ts";
import { OperatorError } from "#lib/operator-error.ts";
import { type Environment, runNode } from "./child.ts";
import { takeFingerprint } from "./fingerprint.ts";
import { listenHost } from "./port.ts";

const next = createRequire(import.meta.url).resolve("next/dist/bin/next");
const buildId = ".next/BUILD_ID";
const stampFile = ".next/sources.json";
const pageCaches = [".next/server/route-cache", ".next/cache/fetch-cache"];
const complaint = "The build failed. The lines above say why; correct that and start again.";

// Everything a build can depend on, but for what is run by Node itself.
const sources = [
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
const otherwise = ["lib/seed/", "lib/front/", "lib/db/migrations/"];

/** Bytes that an address and its headers may have: a question of ten thousand letters, however each is written, gets its page. */
const longestHeader = 160 * 1024;

/**
 * Milliseconds for which a connection stays open without a question. Whatever stands before the site (nginx: 60 s, balancers of clouds: 60 s)
 * must be the one to close it: a question sent while this side closes is answered by nobody.
 */
const idleConnection = 75_000;

/** Arguments of Node that serve the site, as built or as it is being written. */
export function nextServer(command: "start" | "dev", { HOST, PORT }: Env): string[] {
  const host = listenHost(HOST);
  return [
    `--max-http-header-size=${longestHeader}`,
    next,
    command,
    "--port",
    String(PORT),
    ...(command === "start" ? ["--keepAliveTimeout", String(idleConnection)] : []),
    ...(host ? ["--hostname", host] : []),
  ];
}

/** Builds the site unless the last build was made of the same sources. */
export async function buildIfStale(environment: Environment, signal: AbortSignal): Promise<void> {
  const { listing, contents } = await takeFingerprint(sources, otherwise);
  const stamp = await readStamp();
  if (stamp.listing === listing) return;
  // A copy of the folder has other times but the same contents.
  if (stamp.contents === (await contents())) return writeStamp({ listing, contents: stamp.contents });
  console.log("Building the site, which takes a minute …");
  await build(environment, signal);
}

/**
 * Drops the pages and answers an earlier run kept beside the build: the database may be another one by now, and a page with its ids would
 * show pictures that are not there.
 */
export async function forgetPages(): Promise<void> {
  for (const kept of pageCaches) await rm(kept, { recursive: true, force: true });
}

/** Builds the site and notes of which sources. Throws an OperatorError when it fails. */
export async function build(environment: Environment, signal: AbortSignal): Promise<void> {
  // What is changed during the build shall count as changed after it.
  const { listing, contents } = await takeFingerprint(sources, otherwise);
  const stamp = { listing, contents: await contents() };
  await rm(stampFile, { force: true });
  await runNode([next, "build"], environment, signal, complaint);
  if (!existsSync(buildId)) throw new OperatorError(complaint);
  await writeStamp(stamp);
}

interface Stamp {
  listing?: string;
  contents?: string;
}

async function readStamp(): Promise<Stamp> {
  if (!existsSync(buildId)) return {};
  try {
    return JSON.parse(await readFile(stampFile, "utf8")) as Stamp;
  } catch {
    // None, or one that was cut off while it was written: no build is known to be of these sources.
    return {};
  }
}

async function writeStamp(stamp: Stamp): Promise<void> {
  await writeFile(stampFile, JSON.stringify(stamp));
}
