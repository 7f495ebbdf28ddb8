import type { NextConfig } from "next";
import createNextIntlPlugin from "next-intl/plugin";

const config: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  typedRoutes: false,
  // A page not visited for a while is rendered anew instead of being shown stale (the framework's default is a year).
  expireTime: 900,
  // Answers remembered by one build may have another shape in the next: they are kept apart (lib/cache.ts).
  env: { CACHE_GENERATION: Date.now().toString(36) },
};

export default createNextIntlPlugin("./lib/i18n/request.ts")(config);
