import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

/** Paths of all files that git knows, or will know with the next commit. */
export const trackedFiles = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
  encoding: "utf8",
})
  .trim()
  .split("\n")
  .filter((file) => existsSync(file));

/** Written by a test from the OpenAPI document. */
const generatedFile = "lib/platform/api-client/operation-types.ts";

/** TypeScript of the product: what is built or run by `npm start`. */
export const productFiles = trackedFiles.filter(
  (file) =>
    /^(app|components|lib)\/.*\.tsx?$|^(middleware|instrumentation|next\.config)\.ts$/.test(file) &&
    file !== generatedFile,
);

/** Sample content of the seed: data, not code. */
export const isSeedContent = (file: string): boolean =>
  /^lib\/seed\/(content|recipes|stories|ingredients|pictures|videos|logos)\//.test(file);

/** First segment of a path: `app`, `components`, `lib`, `tests` or a file at the top. */
export const floorOf = (path: string): string => path.split("/")[0] ?? "";

/** Second segment of a path: the room; a few folders stand beside the rooms: ui, layout, seed. */
export const roomOf = (path: string): string => path.split("/")[1] ?? "";

/** The domain of a path, the folder in its room; a folder beside the rooms is a domain itself. */
export const domainOf = (path: string): string =>
  /^(?:app|tests|messages)\/|^(?:components|lib)\/(?:ui|layout|seed)\//.test(path)
    ? roomOf(path)
    : (path.split("/")[2] ?? "");

export interface Import {
  from: string;
  to: string;
}

/** Imports of own modules that exist at run time; `import type` is left out. */
export function listImports(file: string): Import[] {
  const code = readFileSync(file, "utf8").replace(/^import type [^;]+;$/gm, "");
  return [...code.matchAll(/(?:from|import\()\s*"(#[^"]+|\.{1,2}\/[^"]+)"|^import "(#[^"]+)";$/gm)].map((match) => ({
    from: file,
    to: resolveSpecifier(file, match[1] ?? match[2] ?? ""),
  }));
}

/** The path of an own module that a file imports. */
export function resolveSpecifier(file: string, specifier: string): string {
  if (specifier.startsWith("#")) return specifier.slice(1);
  return decodeURIComponent(new URL(specifier, `file:///${encodeURI(file)}`).pathname.slice(1));
}

/** Lines of a source file that belong to a comment. */
export function listCommentLines(source: string): string[] {
  const blocks = [...source.matchAll(/\/\*[\s\S]*?\*\//g)].flatMap(([block]) => block.split("\n"));
  const lines = [...source.matchAll(/(?<=^|\s)\/\/ [^\n]*/g)].map(([line]) => line);
  return [...blocks, ...lines];
}
