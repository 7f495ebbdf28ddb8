import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

/** The changelog and the history name what there was. */
const documents = globSync(["*.md", "docs/**/*.md", "tools/**/*.md"]).filter((file) => !/CHANGELOG|history/.test(file));
const read = (file: string) => readFileSync(file, "utf8");

/** Paths of own code in backticks; those with placeholders and patterns name none. */
function listPaths(text: string): string[] {
  const quoted = [...text.matchAll(/`([^`\s]+)`/g)].map(([, path = ""]) => path.replace(/#.*$/, ""));
  return quoted.filter(
    (path) => /^(?:app|components|deploy|lib|messages|tests|tools)\//.test(path) && !/[*<>{}…]/.test(path),
  );
}

test("documents name files and folders that exist", () => {
  const missing = documents.flatMap((file) =>
    listPaths(read(file)).flatMap((path) => (existsSync(path) ? [] : [`${file}: ${path}`])),
  );
  expect(missing).toEqual([]);
});

test("links of documents lead to files and headings that exist", () => {
  const toAnchor = (heading: string) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, "")
      .trim()
      .replace(/\s/g, "-");
  const anchorsOf = (file: string) =>
    [...read(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) => toAnchor(heading));
  const broken = documents.flatMap((file) =>
    [
      ...read(file)
        .replace(/```[\s\S]*?```|`[^`]*`/g, "")
        .matchAll(/\]\(([^)\s]+)\)/g),
    ].flatMap(([, link = ""]) => {
      if (/^(?:https?|mailto):/.test(link)) return [];
      const [path = "", anchor] = link.split("#");
      const target = path === "" ? file : join(dirname(file), path);
      const isFound = existsSync(target) && (anchor === undefined || anchorsOf(target).includes(anchor));
      return isFound ? [] : [`${file}: ${link}`];
    }),
  );
  expect(broken).toEqual([]);
});
