import { readdir } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { staticDir } from "#lib/server/edge/static-files.ts";

const source = "lib/platform/offline/worker/worker.ts";

/**
 * Bundles the service worker with the id and the files of a build.
 *
 * @see docs/decisions/0007-service-worker.md
 */
export async function buildServiceWorker(id: string, buildDir: string): Promise<void> {
  const { build } = await import("esbuild");
  await build({
    entryPoints: [source],
    outfile: join(buildDir, "service-worker.js"),
    bundle: true,
    minify: true,
    format: "iife",
    target: ["chrome109", "firefox115", "safari16"],
    legalComments: "none",
    logLevel: "warning",
    define: {
      "process.env.NODE_ENV": '"production"',
      SITE_BUILD: JSON.stringify({ id, files: await listStaticFiles(join(buildDir, staticDir)) }),
    },
  });
}

async function listStaticFiles(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return files.map((file) => `/_next/static/${relative(dir, file).split(sep).join("/")}`).sort();
}
