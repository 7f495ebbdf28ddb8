import { resolve } from "node:path";
import type { NextConfig } from "next";
import { PHASE_PRODUCTION_SERVER } from "next/constants.js";
import createNextIntlPlugin from "next-intl/plugin";
import { defaultBuildDir, getBuildDir } from "./lib/platform/config/build-dir.ts";

/**
 * Logos are SVG files of partners. Opened directly, such a file is a document; this policy forbids
 * it scripts and requests.
 */
const logoHeaders = [
  {
    key: "Content-Security-Policy",
    value: "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
  },
];

const buildDir = getBuildDir();
const isDefaultBuild = buildDir === defaultBuildDir;

const config: NextConfig = {
  distDir: buildDir,
  poweredByHeader: false,
  // The edge compresses (lib/server/edge).
  compress: false,
  agentRules: false,
  // API addresses end with a slash, and a redirect would drop the body of a POST. Pages are
  // redirected by lib/platform/routing/resolve.ts.
  skipTrailingSlashRedirect: true,
  reactStrictMode: true,
  // `npm test` checks the types; the build of a first start skips it to save time. Next.js adds the
  // folder of a build to the file it is told.
  typescript: { ignoreBuildErrors: true, tsconfigPath: `tsconfig${isDefaultBuild ? "" : buildDir}.json` },
  // All other security headers are those of the edge (lib/server/edge).
  headers: async () => [{ source: "/logos/:file", headers: logoHeaders }],
  // Pictures have their own routes (lib/platform/media). The optimizer of the framework, which
  // anyone could ask for the same file in many spellings, is off.
  images: { unoptimized: true },
  // Seconds after which an unvisited page is rendered again instead of served stale; the default is
  // a year.
  expireTime: 900,
  // Pages that are streamed have title and robots in their head for everyone, not only for known
  // crawlers.
  htmlLimitedBots: /.*/,
  // Few large files instead of many small ones: on a first visit every request costs a round trip.
  experimental: {
    // Forms of comments have photos (lib/people/comments/photos). The edge limits everything else
    // to 1 MB.
    serverActions: { bodySizeLimit: 32_000_000 },
    proxyClientMaxBodySize: 32_000_000,
    turbopackChunking: {
      firstPageLoadPriority: 1,
      requestCost: 20_000_000,
      minChunkSize: 1_000_000,
      maxMergeChunkSize: 5_000_000,
    },
  },
  // Separates the cached results of builds (lib/platform/cache/cache.ts), whose shape may differ.
  env: { CACHE_GENERATION: Date.now().toString(36) },
  // Loaded only where they are configured.
  serverExternalPackages: [
    "@opentelemetry/api",
    "@opentelemetry/context-async-hooks",
    "@opentelemetry/exporter-trace-otlp-http",
    "@opentelemetry/resources",
    "@opentelemetry/sdk-trace",
    "@redis/client",
    // Reads its fonts from its own folder.
    "pdfkit",
    "stripe",
  ],
};

/** Instances of a site share what they have rendered; Node loads the file itself. */
const sharedCache: NextConfig = { cacheHandler: resolve("lib/platform/cache/redis-cache-handler.ts") };

export default function configure(phase: string): NextConfig {
  const isShared = phase === PHASE_PRODUCTION_SERVER && process.env.REDIS_URL;
  return createNextIntlPlugin("./lib/platform/i18n/request.ts")({ ...config, ...(isShared ? sharedCache : {}) });
}
