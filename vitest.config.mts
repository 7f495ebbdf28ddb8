import { globSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { keepCompiledModules } from "./tests/support/run/compile-cache.ts";

keepCompiledModules();

const alias = {
  // Guards against an import from the browser, which a test is not.
  "server-only": fileURLToPath(new URL("./node_modules/server-only/empty.js", import.meta.url)),
};

/** Each process loads its modules anew: as a bundle these cost a fifth. */
const bundled = [
  "drizzle-orm",
  "drizzle-orm/node-postgres",
  "drizzle-orm/node-postgres/migrator",
  "drizzle-orm/pg-core",
  "zod",
];

/** What other files in the same process would feel: other modules, globals, settings, processes. */
const needsProcess =
  /\bvi\.(?!fn|wait)|defineProperty|process\.env|support\/servers|\bspawn|createServer|startEmbedded|\blocation\.(?:href|assign)|\bhistory\./;

const needsDatabase = /support\/database/;

/** The project of a file. A process for each file costs more than most tests, so that many share some. */
function projectOf(file: string): string {
  if (/^tests\/(?:components|lib\/platform\/browser)\//.test(file)) return "components";
  const text = readFileSync(file, "utf8");
  if (needsProcess.test(text)) return "lib-isolated";
  return needsDatabase.test(text) ? "lib" : "rules";
}

const files = Map.groupBy(globSync("tests/**/*.test.{ts,tsx}"), projectOf);
let projectCount = 0;

function defineTests(name: string, settings: object) {
  // Folders of routes have brackets, which patterns read as a set.
  const include = (files.get(name) ?? []).map((path) => path.replace(/[[\]()]/g, "\\$&"));
  // One project after the other: a process is for the files of one.
  const sequence = { groupOrder: projectCount++, shuffle: { tests: true } };
  return {
    extends: true as const,
    test: { name, include, isolate: name !== "lib" && name !== "rules", sequence, ...settings },
  };
}

const rules = {
  environment: "node",
  setupFiles: ["tests/support/fast-check.ts"],
  server: { deps: { inline: ["next-intl", "use-intl"] } },
};
const lib = {
  ...rules,
  globalSetup: "tests/support/run/cluster.ts",
  deps: { optimizer: { ssr: { enabled: true, include: bundled } } },
};
/**
 * Each file has a context of its own, which costs half of a process. What a test changes in
 * happy-dom itself, e.g. the prototype of an element, the next file of the thread finds changed.
 */
const components = {
  pool: "vmThreads",
  environment: "happy-dom",
  setupFiles: ["async-timeout", "event-source", "form-reset", "page-life"].map(
    (name) => `tests/support/browser/${name}.ts`,
  ),
  server: { deps: { inline: ["next-intl"] } },
};

export default defineConfig({
  resolve: { alias },
  test: {
    // One more than there are cores: tests of the database, of mail and of processes mostly wait.
    maxWorkers: availableParallelism() + 1,
    // Machines have other things to do, too. How fast the product is, `npm run bench` says.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    projects: [
      defineTests("lib-isolated", lib),
      defineTests("lib", lib),
      defineTests("rules", rules),
      defineTests("components", components),
    ],
  },
});
