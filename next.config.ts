import type { NextConfig } from "next";
import createNextIntlPlugin from "next-intl/plugin";

const config: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  typedRoutes: false,
  // A page not visited for a while is rendered anew instead of being shown stale (the framework's default is a year).
  expireTime: 900,
};

export default createNextIntlPlugin("./lib/i18n/request.ts")(config);
