import { readFileSync } from "node:fs";
import { matchesGlob, resolve } from "node:path";
import type { Plugin } from "vite";
import config from "../../vitest.config.mts";
import type { Edit } from "./sql-mutants.ts";

/** Tests of one rule, see targets.ts. */
const tests = (process.env.MUTATION_TESTS ?? "").split(" ");

function isWanted(escaped: string): boolean {
  const file = escaped.replaceAll("\\", "");
  return tests.some((pattern) => matchesGlob(file, pattern));
}

// Each file in a process of its own: a break must not outlive the tests of one run.
const projects = (config.test?.projects ?? []).flatMap((project) => {
  if (typeof project !== "object" || !("test" in project)) return [];
  const include = project.test?.include?.filter(isWanted) ?? [];
  return include.length > 0
    ? [{ ...project, test: { ...project.test, include, isolate: true, pool: "forks" as const } }]
    : [];
});

/** Loads one file with a changed operator. */
function breakFile({ file, start, end, replacement }: Edit): Plugin {
  const path = resolve(file);
  return {
    name: "break-file",
    enforce: "pre",
    load(id) {
      if (id !== path) return;
      const text = readFileSync(path, "utf8");
      return text.slice(0, start) + replacement + text.slice(end);
    },
  };
}

const edit = process.env.MUTATION_EDIT;
export default {
  ...config,
  plugins: edit ? [breakFile(JSON.parse(edit))] : [],
  // The cache of modules goes by the text of files, and would answer with that of another run.
  test: { ...config.test, projects, fsModuleCache: !edit },
};
