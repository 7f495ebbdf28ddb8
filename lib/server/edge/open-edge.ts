import { readFile } from "node:fs/promises";
import type { Server } from "node:http";
import { join } from "node:path";
import type { Env } from "#lib/platform/config/env.ts";
import { loadSnapshot, removeAbandonedSnapshots } from "./cache/snapshot.ts";
import { createSnapshotSaver } from "./cache/snapshot-saver.ts";
import { createEdge, type Edge } from "./edge.ts";
import type { Metrics } from "./metrics.ts";
import { readStaticFiles } from "./static-files.ts";

/** What the supervisor tells the edge. */
export interface OpenEdge
  extends Pick<Edge, "expireAnswers" | "onServerReady" | "onServerEnd" | "drainServer" | "close"> {
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
    metrics = createMetrics({ ...edge, countPages: () => edge.store.listKeys().length });
    return serveMetrics(metrics, port, env.HOST);
  }

  const snapshotPath = join(env.DATA_DIR, "page-cache", "pages");
  await removeAbandonedSnapshots(snapshotPath);
  await loadSnapshot(snapshotPath, buildId, edge.store);
  const saver = createSnapshotSaver({ path: snapshotPath, store: edge.store, getBuildId: () => buildId });
  saver.start();
  await edge.listen();
  let closed: Promise<void> | undefined;
  const close = async () => {
    await edge.close();
    metricsServer?.close().closeAllConnections();
    await saver.close();
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
    expireAnswers: edge.expireAnswers,
    onServerReady: edge.onServerReady,
    onServerEnd: edge.onServerEnd,
    drainServer: edge.drainServer,
    onBuild,
    close: () => (closed ??= close()),
  };
}

const readBuildId = (buildDir: string) => readFile(join(buildDir, "BUILD_ID"), "utf8");
