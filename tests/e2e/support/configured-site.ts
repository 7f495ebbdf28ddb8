import { spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { expect } from "@playwright/test";
import { findFreePort } from "#tests/support/supervised-site.ts";

export interface ConfiguredSite {
  origin: string;
  /** Folder of its database. */
  dataDir: string;
  stop(): Promise<void>;
}

/** Neither sources nor part of the build, or stored pages of the other site. */
const leftOut = /^(?:node_modules|\.git|test-results|data|\.next[^/]*\/(?:cache|server\/route-cache))(?:\/|$)/;

/**
 * Starts a second site with other settings. It runs in a copy of the build: sites of one build
 * share stored pages, which hold the settings.
 */
export async function startConfiguredSite(
  settings: Record<string, string>,
  args: string[] = [],
): Promise<ConfiguredSite> {
  const root = process.cwd();
  const folder = await mkdtemp(join(tmpdir(), "tischlein-configured-"));
  const [copy, dataDir] = [join(folder, "site"), join(folder, "data")];
  await cp(root, copy, {
    recursive: true,
    preserveTimestamps: true,
    filter: (source) => !leftOut.test(relative(root, source)),
  });
  await symlink(join(root, "node_modules"), join(copy, "node_modules"));
  const port = await findFreePort();
  const origin = `http://localhost:${port}`;
  const site = spawn(process.execPath, ["lib/supervisor/start.ts", ...args], {
    cwd: copy,
    env: { ...process.env, PORT: port, SITE_URL: origin, DATA_DIR: dataDir, DATABASE_URL: "", ...settings },
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
