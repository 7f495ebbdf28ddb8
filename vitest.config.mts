import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const alias = {
  // Guards against an import from the browser, which a test is not.
  "server-only": fileURLToPath(new URL("./node_modules/server-only/empty.js", import.meta.url)),
};

const bundled = [
  "drizzle-orm",
  "drizzle-orm/node-postgres",
  "drizzle-orm/node-postgres/migrator",
  "drizzle-orm/pg-core",
  "zod",
];

export default defineConfig({
  resolve: { alias },
  test: {
    // One more than there are cores: tests of the database, of mail and of processes mostly wait.
    maxWorkers: availableParallelism() + 1,
    // Machines have other things to do, too. How fast the product is, `npm run bench` says.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: "lib",
          environment: "node",
          include: ["tests/*.test.ts", "tests/{lib,app,deploy}/**/*.test.{ts,tsx}"],
          exclude: ["tests/lib/browser/**"],
          globalSetup: "tests/support/run/cluster.ts",
          setupFiles: ["tests/support/fast-check.ts"],
          // Each file loads its modules anew, and these are hundreds: as a bundle they cost a fifth.
          deps: { optimizer: { ssr: { enabled: true, include: bundled } } },
          server: { deps: { inline: ["next-intl", "use-intl"] } },
        },
      },
      {
        extends: true,
        test: {
          name: "components",
          environment: "happy-dom",
          include: ["tests/{components,lib/browser}/**/*.test.{ts,tsx}"],
          setupFiles: ["async-timeout", "event-source", "form-reset"].map((name) => `tests/support/browser/${name}.ts`),
          server: { deps: { inline: ["next-intl"] } },
        },
      },
    ],
  },
});
