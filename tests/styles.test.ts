import { globSync, readFileSync } from "node:fs";
import { matchesGlob } from "node:path";
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
