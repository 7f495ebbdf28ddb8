import { type ChildProcess, spawn } from "node:child_process";
import { closeSync, openSync, readFileSync, renameSync, statSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import { UserFacingError } from "#lib/platform/config/user-facing-error.ts";
import { currentTimeMs } from "#lib/platform/time/clock.ts";
import type { Binaries } from "./binaries.ts";
import { buildCommand, type Identity } from "./identity.ts";
import { type LockFile, readLockFile, removeLockFile } from "./lock-file.ts";
import { getServerState } from "./process-state.ts";
import { isListening } from "./socket.ts";

export interface LaunchOptions {
  cluster: string;
  binaries: Binaries;
  identity: Identity;
  socketDir: string;
  logFile: string;
  settings: string[];
  /** Ends the server together with this process. */
  dieWithParent: boolean;
  /** Long enough for a recovery after a crash. */
  timeoutMs: number;
}

export interface LaunchedServer {
  pid: number;
  socketDir: string;
  /** Undefined when the server was already running. */
  child?: ChildProcess;
}

/**
 * Finds the running server or starts one. Of several concurrent callers one starts it.
 *
 * @throws UserFacingError when it does not start
 */
export async function launch(options: LaunchOptions): Promise<LaunchedServer> {
  const deadline = currentTimeMs() + options.timeoutMs;
  let child: ChildProcess | undefined;
  let logOffset = 0;
  while (currentTimeMs() < deadline) {
    const lock = await readLockFile(options.cluster);
    const state = lock && getServerState(lock.pid, options.cluster);
    if (lock && state === "alive") {
      if (lock.isReady && (await isListening(lock.socketDir))) return toLaunchedServer(lock, options, child);
    } else if (child && hasEnded(child)) {
      throwUnlessTransient(options.logFile, logOffset);
      child = undefined;
      await setTimeout(100);
    } else if (!child) {
      if (lock && state === "stale") await removeLockFile(options.cluster, lock);
      logOffset = rotateLog(options.logFile);
      child = spawnServer(options);
    }
    await setTimeout(15);
  }
  throw new UserFacingError(`The database does not start. ${options.logFile} says why.`);
}

function toLaunchedServer(
  { pid, socketDir }: LockFile,
  { dieWithParent }: LaunchOptions,
  child: ChildProcess | undefined,
): LaunchedServer {
  const isOwnChild = child && !hasEnded(child) && (dieWithParent || child.pid === pid);
  return { pid, socketDir, child: isOwnChild ? child : undefined };
}

function hasEnded(child: ChildProcess): boolean {
  return child.pid === undefined || child.exitCode !== null || child.signalCode !== null;
}

function spawnServer(options: LaunchOptions): ChildProcess {
  const { cluster, binaries, identity, socketDir, logFile, settings, dieWithParent } = options;
  const flags = [`unix_socket_directories=${socketDir}`, ...settings].flatMap((setting) => ["-c", setting]);
  const command = buildCommand(identity, binaries.postgres, "-D", cluster, ...flags);
  const [file, ...args] = dieWithParent ? (["sh", "-c", dieWithParentScript, "sh", ...command] as const) : command;
  // A file, because a pipe would end the server together with its reader.
  const log = openSync(logFile, "a");
  const { uid, gid } = identity;
  const child = spawn(file, args, {
    uid,
    gid,
    cwd: "/",
    detached: true,
    stdio: [dieWithParent ? "pipe" : "ignore", log, log],
  });
  closeSync(log);
  child.on("error", () => {});
  child.unref();
  return child;
}

// Runs until its standard input closes, which happens however the parent ends.
const dieWithParentScript = '"$@" </dev/null & server=$!; cat >/dev/null; kill -INT $server; wait $server';

/**
 * Keeps one old log.
 *
 * @returns the size of the current one
 */
function rotateLog(logFile: string): number {
  const size = statSync(logFile, { throwIfNoEntry: false })?.size ?? 0;
  if (size < 8_000_000) return size;
  renameSync(logFile, `${logFile}.1`);
  return 0;
}

// A killed server holds its lock file and shared memory for a moment.
const transientErrors = [
  'lock file ".*" already exists',
  "shared memory block .* is still in use",
  "is another postmaster",
];

/** Throws the error in the log, unless it is transient. */
function throwUnlessTransient(logFile: string, logOffset: number): void {
  const log = readFileSync(logFile).subarray(logOffset).toString();
  if (transientErrors.some((pattern) => new RegExp(pattern).test(log))) return;
  const line = log.split("\n").findLast((one) => /FATAL|PANIC|error/.test(one)) ?? "it ended without a word";
  const reason = line.replace(/^.*(FATAL|PANIC): +/, "");
  throw new UserFacingError(`The database does not start: ${reason} (${logFile} says more).`, {
    cause: new Error(line),
  });
}
