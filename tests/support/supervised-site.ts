import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";

const stubPath = (name: string) => new URL(`./stub/${name}.ts`, import.meta.url).pathname;

/** A running site with a stub in place of Next. */
export interface Site {
  process: ChildProcess;
  /** Returns everything printed so far. */
  output(): string;
  url: string;
}

interface SiteOptions {
  /** Arguments of Node for the server. */
  serve?: string[];
  uid?: number;
  /** With the edge at the public port. */
  hasEdge?: boolean;
}

/** Starts the site as a child process. */
export function startSite(environment: Record<string, string>, options: SiteOptions = {}): Site {
  const { serve = [stubPath("server")], uid, hasEdge = false } = options;
  const child = spawn(process.execPath, [stubPath(hasEdge ? "supervisor-with-edge" : "supervisor"), ...serve], {
    env: { PATH: process.env.PATH, ...environment } as unknown as NodeJS.ProcessEnv,
    uid,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let printed = "";
  child.stdout.on("data", (data) => (printed += data));
  child.stderr.on("data", (data) => (printed += data));
  return { process: child, output: () => printed, url: `http://localhost:${environment.PORT}` };
}

/** Waits for a process to end; returns its exit code, or the signal that ended it. */
export async function waitForExit(child: ChildProcess): Promise<number | string> {
  if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
  return child.exitCode ?? child.signalCode ?? "";
}

/** Below the ports that systems choose for connections and for servers that ask for any. */
const firstPort = 20_000;
const portsPerWorker = 1000;

/**
 * Returns a free TCP port. Workers choose from ranges of their own: two that asked for any port
 * could get the same one before its server listens.
 */
export async function findFreePort(): Promise<string> {
  const worker = Number(process.env.VITEST_POOL_ID ?? process.env.TEST_PARALLEL_INDEX ?? 0);
  const port = firstPort + (worker % 10) * portsPerWorker + Math.floor(Math.random() * portsPerWorker);
  return (await isFree(port)) ? String(port) : findFreePort();
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port);
  try {
    await once(server, "listening");
  } catch {
    return false;
  }
  server.close();
  await once(server, "close");
  return true;
}
