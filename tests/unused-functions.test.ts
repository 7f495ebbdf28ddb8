import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parseModule, type Reference, type Statement, wordsOf } from "./support/module-graph.ts";
import { productFiles } from "./support/source-tree.ts";

/** Functions of lib that only tests call, with the reason why the product has them. */
const onlyForTests: Record<string, string> = {
  "lib/platform/redis/connection.ts closeRedis": "takes back state of the process, so that a test can stop its server",
};

/**
 * Exported functions of lib that nothing reaches from app, components, the files at the top, or
 * what runs when a module is loaded: commands, workers, entries of Next.js.
 */
function findUnusedFunctions(sources: Map<string, string>): string[] {
  const modules = new Map([...sources].map(([file, source]) => [file, parseModule(file, source)]));
  const wordsByFile = new Map([...sources].map(([file, source]) => [file, wordsOf(source)]));
  const used = new Set<Statement>();

  function markName({ file, name }: Reference): void {
    const module = modules.get(file);
    if (!module) return;
    for (const [as, reference] of module.reExports) if (as === name || as === "*" || name === "*") markName(reference);
    for (const one of module.statements) if (name === "*" ? one.isExported : one.name === name) mark(file, one);
  }

  function mark(file: string, statement: Statement): void {
    if (used.has(statement)) return;
    used.add(statement);
    for (const name of statement.words) {
      markName({ file, name });
      const imported = modules.get(file)?.imports.get(name);
      if (imported) markName(imported);
    }
    for (const lazy of statement.lazy) markLazy(lazy);
  }

  /** What is loaded with `import()` is passed on; its exports are used where a file names them. */
  function markLazy(file: string): void {
    const others = [...wordsByFile].filter(([other]) => other !== file).map(([, words]) => words);
    for (const { name, isExported } of modules.get(file)?.statements ?? []) {
      if (name && isExported && others.some((words) => words.has(name))) markName({ file, name });
    }
  }

  for (const [file, { statements }] of modules) {
    for (const one of statements) if (!file.startsWith("lib/") || one.name === null) mark(file, one);
  }
  return [...modules].flatMap(([file, { statements }]) =>
    statements.filter((one) => one.isFunction && !used.has(one)).map(({ name }) => `${file} ${name}`),
  );
}

test("the product calls every function that lib exports: tests use what users do", () => {
  const sources = new Map(productFiles.map((file) => [file, readFileSync(file, "utf8")]));
  expect(findUnusedFunctions(sources)).toEqual(Object.keys(onlyForTests));
});

test("a function is used by what the product runs, not by a function that is unused itself", () => {
  const sources = {
    "app/page.tsx": `import { getSoup as get } from "#lib/soups/queries.ts";\nexport default () => get();\n`,
    "components/soup.tsx": `export const load = () => import("#lib/soups/lazy.ts").then((loaded) => loaded.cook());\n`,
    "lib/soups/queries.ts": `import type { createSoup } from "./mutations.ts";
export { stir } from "./pot.ts";
export const getSoup = cached("soup", async (): Promise<Parameters<typeof createSoup>> => find());
const find = () => [];
`,
    "lib/soups/mutations.ts": `import { fill } from "./pot.ts";
/** See also countSoups. */
export async function createSoup() {
  fill();
}
export const countSoups =
  (pots: number) =>
  () =>
    pots;
`,
    "lib/soups/pot.ts": `export function fill() {}\nexport function stir() {}\nexport const size = 2;\n`,
    "lib/soups/lazy.ts": `export function cook() {}\nexport function salt() {}\n`,
    "lib/soups/commands/soup.ts": `import { pour } from "../ladle.ts";\nawait pour();\n`,
    "lib/soups/ladle.ts": `export const pour = async () => {};\n`,
  };
  expect(findUnusedFunctions(new Map(Object.entries(sources)))).toEqual([
    "lib/soups/mutations.ts createSoup",
    "lib/soups/mutations.ts countSoups",
    "lib/soups/pot.ts fill",
    "lib/soups/pot.ts stir",
    "lib/soups/lazy.ts salt",
  ]);
});
