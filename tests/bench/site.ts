import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { ended, freePort } from "#tests/support/supervised.ts";
import { childNamed } from "./processor.ts";

/** A server to be measured. */
export interface Server {
  origin: string;
  /** The process that answers, or undefined where the system does not tell. */
  pid: number | undefined;
  stop(): Promise<void>;
}

/** Signs the addresses of pictures while measuring. */
export const imageKey = "only-for-measuring";

/** What `npm start` brings up on an empty folder: a build of these sources, the built-in database, the sample content. */
export async function startSite(): Promise<Server> {
  const dataDir = await mkdtemp(join(tmpdir(), "tischlein-bench-"));
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const settings = { PORT: port, SITE_URL: origin, DATA_DIR: dataDir, DATABASE_URL: "", IMAGE_KEYS: imageKey };
  const supervisor = spawn(process.execPath, ["lib/front/start.ts"], {
    env: { ...process.env, ...settings },
    stdio: ["ignore", "inherit", "inherit"],
  });
  const stop = async () => {
    supervisor.kill("SIGTERM");
    await ended(supervisor);
    await rm(dataDir, { recursive: true, force: true });
  };
  while (!(await isUp(origin))) {
    if (supervisor.exitCode !== null) {
      await stop();
      throw new Error("The site does not start. The lines above say why.");
    }
    await setTimeout(250);
  }
  return { origin, pid: childNamed("next-server", supervisor.pid), stop };
}

/** A bare HTTP server that answers from memory what `origin` answers, see mirror.ts. */
export async function startMirror(origin: string): Promise<Server> {
  const port = await freePort();
  const mirror = spawn(process.execPath, [join(import.meta.dirname, "mirror.ts"), origin, port], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  await once(mirror.stdout, "data");
  return {
    origin: `http://localhost:${port}`,
    pid: mirror.pid,
    stop: async () => {
      mirror.kill();
      await ended(mirror);
    },
  };
}

function isUp(origin: string): Promise<boolean> {
  return fetch(`${origin}/api/health`).then(
    (response) => response.ok,
    () => false,
  );
}
