import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const manifest = JSON.parse(readFileSync("package.json", "utf8"));

/** Packages of the first column of docs/dependencies.md. */
function listDescribed(): string[] {
  const rows = readFileSync("docs/dependencies.md", "utf8").matchAll(/^\| (`[^|]+) \|/gm);
  return [...rows].flatMap(([, names = ""]) => [...names.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name));
}

test("docs/dependencies.md says of every package why it is there, and of no other", () => {
  const { dependencies, optionalDependencies, devDependencies } = manifest;
  const installed = Object.keys({ ...dependencies, ...optionalDependencies, ...devDependencies });
  expect(listDescribed().toSorted()).toEqual(installed.toSorted());
});
