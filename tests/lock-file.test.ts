import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

interface Entry {
  version?: string;
  resolved?: string;
  optionalDependencies?: Record<string, string>;
}

const packages: Record<string, Entry> = JSON.parse(readFileSync("package-lock.json", "utf8")).packages;

/** Oldest versions without known holes. */
const floors: Record<string, string> = {
  next: "16.4.6",
  "next-auth": "5.0.0-beta.32",
  nodemailer: "10.0.0",
  react: "19.3.1",
  "react-dom": "19.3.1",
  sharp: "0.35.5",
};

const isAtLeast = (version: string, floor: string) =>
  version.localeCompare(floor, "en", { numeric: true, sensitivity: "base" }) >= 0;

test.each(Object.entries(floors))("%s is %s or newer, wherever it stands", (name, floor) => {
  const found = Object.entries(packages).filter(([path]) => path.endsWith(`node_modules/${name}`));
  expect(found.length).toBeGreaterThan(0);
  expect(found.filter(([, { version = "0" }]) => !isAtLeast(version, floor))).toEqual([]);
});

test("the lock file names no registry", () => {
  expect(Object.entries(packages).filter(([, entry]) => entry.resolved)).toEqual([]);
});

test("it holds the builds for every system, so that npm ci accepts it everywhere", () => {
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => path !== "" && !packages[`node_modules/${name}`] && !packages[`${path}/node_modules/${name}`],
    ),
  );
  expect(missing).toEqual([]);
});

test("versions are pinned", () => {
  const manifest = JSON.parse(readFileSync("package.json", "utf8"));
  const all = { ...manifest.dependencies, ...manifest.devDependencies, ...manifest.optionalDependencies };
  expect(Object.entries(all).filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(String(version)))).toEqual([]);
});
