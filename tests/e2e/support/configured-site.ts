import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { currentTime } from "#lib/platform/time/clock.ts";
import { findFreePort } from "#tests/support/supervised-site.ts";
import { copyBuild } from "./copy-build.ts";

export interface ConfiguredSite {
  origin: string;
  /** Folder of its database. */
  dataDir: string;
  stop(): Promise<void>;
}

/**
 * Starts a second site with other settings, in a copy of the build.
 */
export async function startConfiguredSite(
  settings: Record<string, string>,
  args: string[] = [],
): Promise<ConfiguredSite> {
  const folder = await mkdtemp(join(tmpdir(), "tischlein-configured-"));
  const [copy, dataDir] = [join(folder, "site"), join(folder, "data")];
  await copyBuild(copy);
  const port = await findFreePort();
  const origin = `http://localhost:${port}`;
  const site = spawn(process.execPath, ["lib/server/supervisor/start.ts", ...args], {
    cwd: copy,
    env: {
      ...process.env,
      SITE_CLOCK: currentTime().toISOString(),
      PORT: port,
      SITE_URL: origin,
      DATA_DIR: dataDir,
      DATABASE_URL: "",
      ...settings,
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const isReady = () =>
    fetch(`${origin}/api/health`).then(
      ({ status }) => status,
      () => 0,
    );
  await expect.poll(isReady, { timeout: 240_000 }).toBe(200);
  return {
    origin,
    dataDir,
    async stop() {
      site.kill("SIGTERM");
      if (site.exitCode === null && site.signalCode === null) await once(site, "exit");
      await rm(folder, { recursive: true, force: true });
    },
  };
}
