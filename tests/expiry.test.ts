import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parseModule } from "./support/module-graph.ts";
import { listImports, productFiles, trackedFiles } from "./support/source-tree.ts";

/** Where the functions are that expire cached pages. */
const isDefinition = (file: string) =>
  /^lib\/platform\/(?:cache|desk-resources|routing)\/|\/revalidation\.ts$/.test(file);
const isExpiring = (name: string) =>
  /^(?:revalidate[A-Z]|expireTags$|announceChange$)/.test(name) ||
  // They expire what the mutation of the desk returns.
  /^(?:submit(?:Change|Entry)|create(?:Deletion|Merge|Order)Action)$/.test(name);

/** Actions, routes, jobs and mutations that expire cached pages by one of these functions. */
const expiringFiles = productFiles.filter((file) => {
  if (isDefinition(file)) return false;
  const { imports } = parseModule(file, readFileSync(file, "utf8"));
  return [...imports.values()].some((used) => isDefinition(used.file) && isExpiring(used.name));
});

const recordingTests = trackedFiles.filter(
  (file) =>
    /^tests\/.*\.test\.tsx?$/.test(file) &&
    listImports(file).some(({ to }) => to === "tests/lib/platform/cache/record-expiry.ts"),
);

/** What no test can import, with the test that compares what it expires. */
const inOwnProcess: Record<string, string> = {
  "lib/content/content-transfer/import/announce-import.ts":
    "tests/lib/content/content-transfer/commands/import.test.ts",
};

/** What a test imports, and what that imports: an action is often defined by another file. */
function listExercised(file: string): string[] {
  const imported = listImports(file).flatMap(({ to }) => (productFiles.includes(to) ? [to] : []));
  const callers = imported.filter((one) => !isDefinition(one));
  return [...imported, ...callers.flatMap((one) => listImports(one).map(({ to }) => to))];
}

test("every file that expires cached pages has a test that compares which", () => {
  const exercised = new Set(recordingTests.flatMap(listExercised));
  // Routes are called by their address, by a test at the path of one of their folders.
  const isCalled = (file: string) =>
    recordingTests.some((one) => file.startsWith(one.replace(/^tests\/(.*)\.test\.ts$/, "$1/")));
  expect(expiringFiles.length).toBeGreaterThan(50);
  const untested = expiringFiles.filter((file) => !exercised.has(file) && !isCalled(file));
  expect(untested).toEqual(Object.keys(inOwnProcess));
  expect(recordingTests).toEqual(expect.arrayContaining(Object.values(inOwnProcess)));
});

/**
 * Each process remembers every tag that has ever expired. So the key in a tag is that of a row that
 * was read or has changed, never what a request names.
 */
test("tags with a key are named by queries and mutations, not where requests come in", () => {
  const isBesideRows = (file: string) =>
    /(?:^|[/-])(?:queries|mutations)(?:-\w+)?\.ts$/.test(file) || file.startsWith("lib/platform/routing/");
  const naming = productFiles.filter((file) =>
    /\bcacheTags\.(?:item|user|followers)\b/.test(readFileSync(file, "utf8")),
  );
  expect(naming.length).toBeGreaterThan(8);
  expect(naming.filter((file) => !isBesideRows(file))).toEqual([]);
});
