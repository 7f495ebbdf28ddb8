import { readFile } from "node:fs/promises";
import type { Server } from "node:http";
import { join } from "node:path";
import type { Env } from "#lib/platform/config/env.ts";
import { loadSnapshot, saveSnapshot } from "./cache/snapshot.ts";
import { createEdge, type Edge } from "./edge.ts";
import type { Metrics } from "./metrics.ts";
import { readStaticFiles } from "./static-files.ts";

/** Stored pages are written this often when they have changed. */
const saveIntervalMs = 60_000;

/** What the supervisor tells the edge. */
export interface OpenEdge extends Pick<Edge, "onServerReady" | "onServerEnd" | "drainServer" | "close"> {
  /**
   * Serves the files of a further build, too.
   *
   * @returns a function to call once its servers have replaced the others. Only the files of the
   *   build before stay then, for the pages that readers have open.
   */
  onBuild(buildDir: string): Promise<() => void>;
}

/** Opens the port of the site in front of a build, with the pages stored last. */
export async function openEdge(env: Env, buildDir: string): Promise<OpenEdge> {
  let buildId = await readBuildId(buildDir);
  let usedFiles = await readStaticFiles(buildDir);
  const staticFiles = new Map(usedFiles);
  let metrics: Metrics | undefined;
  const edge = createEdge({
    siteUrl: env.SITE_URL,
    port: env.PORT,
    host: env.HOST,
    allowedHosts: env.ALLOWED_HOSTS,
    maxCacheBytes: env.PAGE_CACHE_MB * 1_000_000,
    staticFiles,
    logsRequests: env.LOG_REQUESTS === "on",
    ...(env.METRICS_PORT ? { observe: (...answer) => metrics?.observe(...answer) } : {}),
  });
  const metricsServer = env.METRICS_PORT ? await openMetrics(env.METRICS_PORT) : undefined;

  async function openMetrics(port: number): Promise<Server> {
    const { createMetrics, serveMetrics } = await import("./metrics.ts");
    metrics = createMetrics({ ...edge, countPages: () => edge.store.entries().length });
    return serveMetrics(metrics, port, env.HOST);
  }

  const snapshotPath = join(env.DATA_DIR, "page-cache", "pages");
  await loadSnapshot(snapshotPath, buildId, edge.store);
  let savedChanges = edge.store.countChanges();
  const save = async () => {
    if (edge.store.countChanges() === savedChanges) return;
    savedChanges = edge.store.countChanges();
    await saveSnapshot(snapshotPath, buildId, edge.store).catch((error: Error) =>
      console.error(`The page cache could not be written: ${error.message}`),
    );
  };
  const timer = setInterval(save, saveIntervalMs).unref();
  await edge.listen();
  let closed: Promise<void> | undefined;
  const close = async () => {
    clearInterval(timer);
    await edge.close();
    metricsServer?.close().closeAllConnections();
    await save();
  };

  async function onBuild(dir: string): Promise<() => void> {
    const id = await readBuildId(dir);
    if (id === buildId) return () => {};
    const files = await readStaticFiles(dir);
    for (const [path, file] of files) staticFiles.set(path, file);
    return () => {
      staticFiles.clear();
      for (const [path, file] of [...usedFiles, ...files]) staticFiles.set(path, file);
      usedFiles = files;
      buildId = id;
    };
  }

  return {
    onServerReady: edge.onServerReady,
    onServerEnd: edge.onServerEnd,
    drainServer: edge.drainServer,
    onBuild,
    close: () => (closed ??= close()),
  };
}

const readBuildId = (buildDir: string) => readFile(join(buildDir, "BUILD_ID"), "utf8");
