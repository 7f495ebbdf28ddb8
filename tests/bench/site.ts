import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { findFreePort, waitForExit } from "#tests/support/supervised-site.ts";
import { findChildProcess } from "./cpu-time.ts";

/** A server to measure. */
export interface Server {
  origin: string;
  /** Data folder of the site; empty for other servers. */
  dataDir: string;
  /** Processes that answer: of the site the edge and Next.js. */
  pids: (number | undefined)[];
  stop(): Promise<void>;
}

/** Key that signs picture addresses of the measured site. */
export const imageKey = "only-for-measuring";

/**
 * Starts the site like `npm start` in an empty folder: build, embedded database and sample content.
 *
 * @param settings further variables of its environment
 */
export async function startSite(settings: Record<string, string> = {}): Promise<Server> {
  const dataDir = await mkdtemp(join(tmpdir(), "tischlein-bench-"));
  const port = await findFreePort();
  const origin = `http://localhost:${port}`;
  const environment = { PORT: port, SITE_URL: origin, DATA_DIR: dataDir, DATABASE_URL: "", IMAGE_KEYS: imageKey };
  const supervisor = spawn(process.execPath, ["lib/server/supervisor/start.ts"], {
    env: { ...process.env, ...environment, ...settings },
    stdio: ["ignore", "inherit", "inherit"],
  });
  const stop = async () => {
    supervisor.kill("SIGTERM");
    await waitForExit(supervisor);
    await rm(dataDir, { recursive: true, force: true });
  };
  while (!(await isHealthy(origin))) {
    if (supervisor.exitCode !== null) {
      await stop();
      throw new Error("The site does not start. The lines above say why.");
    }
    await setTimeout(250);
  }
  return { origin, dataDir, pids: [supervisor.pid, findChildProcess("next-server", supervisor.pid)], stop };
}

/**
 * Starts a minimal server that repeats the answers of `origin` from memory, see
 * reference-server.ts.
 */
export async function startReferenceServer(origin: string): Promise<Server> {
  const port = await findFreePort();
  const mirror = spawn(process.execPath, [join(import.meta.dirname, "reference-server.ts"), origin, port], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  await once(mirror.stdout, "data");
  return {
    origin: `http://localhost:${port}`,
    dataDir: "",
    pids: [mirror.pid],
    stop: async () => {
      mirror.kill();
      await waitForExit(mirror);
    },
  };
}

function isHealthy(origin: string): Promise<boolean> {
  return fetch(`${origin}/api/health`).then(
    (response) => response.ok,
    () => false,
  );
}
