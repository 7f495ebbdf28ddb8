import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { floorOf, listImports, productFiles } from "./support/source-tree.ts";

/**
 * Most that the browser may need of the lines of components, in percent: markup that is rendered on
 * the server alone costs readers no script. Lower them when they fall.
 */
const maxShare = { all: 42.5, public: 41.1 };

const declares = (directive: string) => (file: string) =>
  new RegExp(`^"use ${directive}";`, "m").test(readFileSync(file, "utf8").slice(0, 2000));

/** Files that an import leads to from others; server actions are addresses for the browser. */
function reach(entries: string[], isBorder: (file: string) => boolean = () => false): Set<string> {
  const reached = new Set<string>();
  const queue = entries.toReversed();
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (reached.has(file) || !/\.tsx?$/.test(file) || !existsSync(file) || isBorder(file)) continue;
    reached.add(file);
    queue.push(...listImports(file).map(({ to }) => to));
  }
  return reached;
}

const views = productFiles.filter((file) => file.endsWith(".tsx"));
const client = reach(productFiles.filter(declares("client")), declares("server"));
const isEntry = /\/(?:page|layout|template|not-found|error|loading)\.tsx$/;
const publicEntries = productFiles.filter(
  (file) => floorOf(file) === "app" && isEntry.test(file) && !/\/(?:desk|profile)\//.test(file),
);
const publicFiles = reach(publicEntries);

function share(files: string[]): number {
  const count = (some: string[]) =>
    some.reduce((sum, file) => sum + readFileSync(file, "utf8").split("\n").length - 1, 0);
  return (100 * count(files.filter((file) => client.has(file)))) / count(files);
}

test("most lines of components are rendered on the server alone", () => {
  expect(share(views)).toBeLessThanOrEqual(maxShare.all);
  expect(share(views.filter((file) => publicFiles.has(file)))).toBeLessThanOrEqual(maxShare.public);
});
