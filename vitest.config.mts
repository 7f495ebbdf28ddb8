import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const alias = {
  // Guards against an import from the browser, which a test is not.
  "server-only": fileURLToPath(new URL("./node_modules/server-only/empty.js", import.meta.url)),
};

export default defineConfig({
  resolve: { alias },
  test: {
    // Databases are made in hooks, on machines that have other things to do.
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: "lib",
          environment: "node",
          include: ["tests/*.test.ts", "tests/{lib,front,app}/**/*.test.{ts,tsx}"],
          globalSetup: "tests/support/cluster.ts",
          server: { deps: { inline: ["next-intl"] } },
        },
      },
      {
        extends: true,
        test: {
          name: "components",
          environment: "happy-dom",
          include: ["tests/components/**/*.test.{ts,tsx}"],
          server: { deps: { inline: ["next-intl"] } },
        },
      },
    ],
  },
});
