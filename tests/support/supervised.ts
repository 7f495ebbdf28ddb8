import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";

const standIn = (name: string) => new URL(`./stand-in/${name}.ts`, import.meta.url).pathname;

/** A running site whose server is a stand-in: all of it but Next. */
export interface Site {
  process: ChildProcess;
  /** Everything it has printed so far. */
  output(): string;
  url: string;
}

/** Starts the site as another process. `serve` are the arguments of Node that stand in for the server. */
export function startSite(environment: Record<string, string>, serve = [standIn("server")], uid?: number): Site {
  const child = spawn(process.execPath, [standIn("supervisor"), ...serve], {
    env: { PATH: process.env.PATH, ...environment } as unknown as NodeJS.ProcessEnv,
    uid,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let printed = "";
  child.stdout.on("data", (data) => (printed += data));
  child.stderr.on("data", (data) => (printed += data));
  return { process: child, output: () => printed, url: `http://localhost:${environment.PORT}` };
}

/** Waits for a process to end; returns its code, or the name of the signal that ended it. */
export async function ended(child: ChildProcess): Promise<number | string> {
  if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
  return child.exitCode ?? child.signalCode ?? "";
}

export async function freePort(): Promise<string> {
  const server = createServer().listen(0);
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  return String(typeof address === "object" && address?.port);
}
