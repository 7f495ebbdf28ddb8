import { type ChildProcess, spawn } from "node:child_process";
import { closeSync, openSync, readFileSync, renameSync, statSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import { OperatorError } from "#lib/operator-error.ts";
import type { Binaries } from "./binaries.ts";
import { asIdentity, type Identity } from "./identity.ts";
import { type Lock, readLock, removeLock } from "./lock-file.ts";
import { serverState } from "./process-state.ts";
import { isListening } from "./socket.ts";

export interface Launch {
  cluster: string;
  binaries: Binaries;
  identity: Identity;
  socketDir: string;
  logFile: string;
  settings: string[];
  /** The server ends with this process instead of outliving it. */
  tethered: boolean;
  /** Milliseconds until giving up: enough for a long recovery after a crash. */
  patience: number;
}

export interface Running {
  pid: number;
  socketDir: string;
  /** Undefined when the server was running already. */
  child?: ChildProcess;
}

/** Finds the running server or starts one. Several processes may call this at once: one starts it, the others find it. */
export async function launch(options: Launch): Promise<Running> {
  const deadline = Date.now() + options.patience;
  let child: ChildProcess | undefined;
  let logged = 0;
  while (Date.now() < deadline) {
    const lock = await readLock(options.cluster);
    const state = lock && serverState(lock.pid, options.cluster);
    if (lock && state === "alive") {
      if (lock.isReady && (await isListening(lock.socketDir))) return asRunning(lock, options, child);
    } else if (child && hasEnded(child)) {
      refuseUnlessTemporary(options.logFile, logged);
      child = undefined;
      await setTimeout(100);
    } else if (!child) {
      if (lock && state === "taken") await removeLock(options.cluster, lock);
      logged = rotate(options.logFile);
      child = start(options);
    }
    await setTimeout(15);
  }
  throw new OperatorError(`The database does not start. ${options.logFile} says why.`);
}

function asRunning({ pid, socketDir }: Lock, { tethered }: Launch, child: ChildProcess | undefined): Running {
  const isOurs = child && !hasEnded(child) && (tethered || child.pid === pid);
  return { pid, socketDir, child: isOurs ? child : undefined };
}

function hasEnded(child: ChildProcess): boolean {
  return child.pid === undefined || child.exitCode !== null || child.signalCode !== null;
}

function start(options: Launch): ChildProcess {
  const { cluster, binaries, identity, socketDir, logFile, settings, tethered } = options;
  const flags = [`unix_socket_directories=${socketDir}`, ...settings].flatMap((setting) => ["-c", setting]);
  const command = asIdentity(identity, binaries.postgres, "-D", cluster, ...flags);
  const [file, ...args] = tethered ? (["sh", "-c", tether, "sh", ...command] as const) : command;
  // A file, because a pipe would end with its reader and take the server along.
  const log = openSync(logFile, "a");
  const { uid, gid } = identity;
  const child = spawn(file, args, {
    uid,
    gid,
    cwd: "/",
    detached: true,
    stdio: [tethered ? "pipe" : "ignore", log, log],
  });
  closeSync(log);
  child.on("error", () => {});
  child.unref();
  return child;
}

// Runs until its input closes, which the end of the parent does in every case.
const tether = '"$@" </dev/null & server=$!; cat >/dev/null; kill -INT $server; wait $server';

/** Keeps one old log and returns the length of the new one. */
function rotate(logFile: string): number {
  const size = statSync(logFile, { throwIfNoEntry: false })?.size ?? 0;
  if (size < 8_000_000) return size;
  renameSync(logFile, `${logFile}.1`);
  return 0;
}

// A killed server still holds its lock or its memory for a moment.
const temporary = ['lock file ".*" already exists', "shared memory block .* is still in use", "is another postmaster"];

/** Throws what the log says, unless it is something that passes. */
function refuseUnlessTemporary(logFile: string, logged: number): void {
  const log = readFileSync(logFile).subarray(logged).toString();
  if (temporary.some((pattern) => new RegExp(pattern).test(log))) return;
  const line = log.split("\n").findLast((one) => /FATAL|PANIC|error/.test(one)) ?? "it ended without a word";
  const reason = line.replace(/^.*(FATAL|PANIC): +/, "");
  throw new OperatorError(`The database does not start: ${reason} (${logFile} says more).`, { cause: new Error(line) });
}
