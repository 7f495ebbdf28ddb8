import type { NextConfig } from "next";
import createNextIntlPlugin from "next-intl/plugin";

/** Where the form behind "sign in with …" leads on to when there is no script. */
const providers = "https://accounts.google.com https://www.facebook.com https://appleid.apple.com";

/** Sent with every answer. Scripts are the framework's own; nothing is framed, nothing embedded. */
const securityHeaders = [
  { key: "X-Content-Type-Options", value: "nosniff" },
  { key: "Referrer-Policy", value: "strict-origin-when-cross-origin" },
  { key: "Permissions-Policy", value: "camera=(), microphone=(), geolocation=(), payment=(), browsing-topics=()" },
  {
    key: "Content-Security-Policy",
    value: `object-src 'none'; base-uri 'self'; frame-ancestors 'none'; form-action 'self' ${providers}`,
  },
];

/** Partners' marks are drawings somebody else made. Opened by itself one is a document; it may do nothing. */
const drawingHeaders = [
  {
    key: "Content-Security-Policy",
    value: "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
  },
];

const config: NextConfig = {
  poweredByHeader: false,
  agentRules: false,
  // The doors of the API end with a slash, and a redirect would lose the body of a POST. Pages lose theirs in lib/i18n/resolve.ts.
  skipTrailingSlashRedirect: true,
  reactStrictMode: true,
  // `npm test` checks the types; a start on a fresh machine need not wait for that again.
  typescript: { ignoreBuildErrors: true },
  // Of two rules for one header the later counts, and either counts more than what a route says itself.
  headers: async () => [
    { source: "/:path*", headers: securityHeaders },
    { source: "/logos/:file", headers: drawingHeaders },
  ],
  // Photographs have a service of their own (lib/media); the framework's optimiser is for local files only.
  images: {
    deviceSizes: [640, 750, 828, 1080, 1200, 1920, 2048, 3840],
    imageSizes: [16, 32, 48, 64, 96, 128, 256, 384],
    qualities: [75],
    localPatterns: [{ pathname: "/icons/**" }],
    remotePatterns: [],
  },
  // A page not visited for a while is rendered anew instead of being shown stale (the framework's default is a year).
  expireTime: 900,
  // Whoever comes for the first time waits for every request, so what a page needs at once comes in as few files as may be.
  experimental: {
    turbopackChunking: {
      firstPageLoadPriority: 1,
      requestCost: 20_000_000,
      minChunkSize: 1_000_000,
      maxMergeChunkSize: 5_000_000,
    },
  },
  // Answers remembered by one build may have another shape in the next: they are kept apart (lib/cache.ts).
  env: { CACHE_GENERATION: Date.now().toString(36) },
};

export default createNextIntlPlugin("./lib/i18n/request.ts")(config);
