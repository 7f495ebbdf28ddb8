import type { NextConfig } from "next";
import createNextIntlPlugin from "next-intl/plugin";

/** Origins that the sign-in form redirects to when JavaScript is off. */
const oauthOrigins = "https://accounts.google.com https://www.facebook.com https://appleid.apple.com";

/**
 * Security headers of every response.
 *
 * @see https://cheatsheetseries.owasp.org/cheatsheets/HTTP_Headers_Cheat_Sheet.html
 */
const securityHeaders = [
  { key: "X-Content-Type-Options", value: "nosniff" },
  { key: "Referrer-Policy", value: "strict-origin-when-cross-origin" },
  // Cook mode can be controlled by voice.
  { key: "Permissions-Policy", value: "camera=(), microphone=(self), geolocation=(), payment=(), browsing-topics=()" },
  {
    key: "Content-Security-Policy",
    value: `object-src 'none'; base-uri 'self'; frame-ancestors 'none'; form-action 'self' ${oauthOrigins}`,
  },
];

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

const config: NextConfig = {
  poweredByHeader: false,
  agentRules: false,
  // API addresses end with a slash, and a redirect would drop the body of a POST. Pages are
  // redirected by lib/routing/resolve.ts.
  skipTrailingSlashRedirect: true,
  reactStrictMode: true,
  // `npm test` checks the types; the build of a first start skips it to save time.
  typescript: { ignoreBuildErrors: true },
  // A later rule overrides an earlier one, and both override headers of a route.
  headers: async () => [
    { source: "/:path*", headers: securityHeaders },
    { source: "/logos/:file", headers: logoHeaders },
  ],
  // Pictures have their own routes (lib/media); the optimizer of the framework serves local files
  // only.
  images: {
    deviceSizes: [640, 750, 828, 1080, 1200, 1920, 2048, 3840],
    imageSizes: [16, 32, 48, 64, 96, 128, 256, 384],
    qualities: [75],
    localPatterns: [{ pathname: "/icons/**" }],
    remotePatterns: [],
  },
  // Seconds after which an unvisited page is rendered again instead of served stale; the default is
  // a year.
  expireTime: 900,
  // Few large files instead of many small ones: on a first visit every request costs a round trip.
  experimental: {
    turbopackChunking: {
      firstPageLoadPriority: 1,
      requestCost: 20_000_000,
      minChunkSize: 1_000_000,
      maxMergeChunkSize: 5_000_000,
    },
  },
  // Separates the cached results of builds (lib/cache/cache.ts), whose shape may differ.
  env: { CACHE_GENERATION: Date.now().toString(36) },
};

export default createNextIntlPlugin("./lib/i18n/request.ts")(config);
