import { globSync, readFileSync } from "node:fs";
import { join, matchesGlob } from "node:path";
import { expect, test } from "vitest";
import { listImports, productFiles } from "./support/source-tree.ts";

const publicStyles = readFileSync("app/styles/global.css", "utf8");

/** Folders whose utilities are only in the style sheet of the desk. */
const deskFolders = [...publicStyles.matchAll(/@source not "\.\.\/\.\.\/([^"]+)"/g)].map(([, folder = ""]) => folder);

const isOfDesk = (path: string) => deskFolders.some((folder) => matchesGlob(path, `${folder}/**`));

test("every folder that is left out of the styles of all pages exists", () => {
  expect(deskFolders).not.toEqual([]);
  expect(deskFolders.filter((folder) => globSync(folder).length === 0)).toEqual([]);
});

test("pages outside the desk use no component that needs the styles of the desk", () => {
  const outside = productFiles.filter((file) => !isOfDesk(file)).flatMap(listImports);
  const found = outside.filter(({ to }) => to.endsWith(".tsx") && isOfDesk(to));
  expect(found.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
});

const listClasses = (sheet: string) =>
  [...readFileSync(join("app/styles", sheet), "utf8").matchAll(/@import "(\.\.\/[^"]+)"/g)].flatMap(([, path = ""]) =>
    [...readFileSync(join("app/styles", path), "utf8").matchAll(/\.([a-z][\w-]+)(?=[^{};]*\{)/g)].map(
      ([, name = ""]) => name,
    ),
  );

test("components outside the desk use no class that only the styles of the desk define", () => {
  const ofAll = new Set(listClasses("shared.css"));
  const ofDesk = [...new Set(listClasses("desk.css"))].filter((name) => !ofAll.has(name));
  expect(ofDesk).toContain("desk-editor");
  const found = productFiles
    .filter((file) => file.endsWith(".tsx") && !isOfDesk(file))
    .flatMap((file) => {
      const words = readFileSync(file, "utf8").split(/[^\w-]+/);
      return ofDesk.filter((name) => words.includes(name)).map((name) => `${file}: ${name}`);
    });
  expect(found).toEqual([]);
});
