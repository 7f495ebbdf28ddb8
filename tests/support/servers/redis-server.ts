import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout } from "node:timers/promises";
import { findFreePort } from "../supervised-site.ts";
import { findProgram } from "./debian-package.ts";

/** A server of this test, which may be stopped and started at the same address. */
export interface RedisServer {
  url: string;
  start(): Promise<void>;
  /** Ends it at once; what it held is lost. */
  stop(): Promise<void>;
  /** Freezes it: connections stay open, nothing is answered. */
  freeze(): void;
  thaw(): void;
}

/** Prepares a server without a disk; null where there is no program for it. */
export async function createRedisServer(): Promise<RedisServer | null> {
  const program = findProgram("/usr/bin/redis-server");
  if (!program) return null;
  const port = await findFreePort();
  let child: ChildProcess | undefined;
  return {
    url: `redis://127.0.0.1:${port}`,
    async start() {
      child = spawn(program, ["--port", port, "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"], {
        stdio: "ignore",
        // Does not start with libfaketime.
        env: { ...process.env, LD_PRELOAD: "" },
      });
      while (!(await isListening(Number(port)))) await setTimeout(20);
    },
    async stop() {
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      child.kill("SIGKILL");
      await once(child, "exit");
    },
    freeze: () => void child?.kill("SIGSTOP"),
    thaw: () => void child?.kill("SIGCONT"),
  };
}

async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, "127.0.0.1");
  try {
    await once(socket, "connect");
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
