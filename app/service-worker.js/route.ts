import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { getBuildDir } from "#lib/platform/config/build-dir.ts";
import { env } from "#lib/platform/config/env.ts";
import { createEtag, matchesEtag } from "#lib/platform/http/entity-tag.ts";
import { unregisteringWorker } from "#lib/platform/offline/unregistering-worker.ts";

export const dynamic = "force-dynamic";

/** The service worker of this build; one that unregisters itself in development and when off. */
export async function GET(request: Request): Promise<Response> {
  const script = (await readWorker()) ?? unregisteringWorker;
  const etag = createEtag(script);
  const headers = { "cache-control": "no-cache", "content-type": "text/javascript; charset=utf-8", etag };
  if (matchesEtag(request.headers.get("if-none-match"), etag)) return new Response(null, { status: 304, headers });
  return new Response(script, { headers });
}

async function readWorker(): Promise<string | null> {
  if (env.SERVICE_WORKER === "off" || process.env.NODE_ENV !== "production") return null;
  return readFile(join(/* turbopackIgnore: true */ getBuildDir(), "service-worker.js"), "utf8").catch(() => null);
}
