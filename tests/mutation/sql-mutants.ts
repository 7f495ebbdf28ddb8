import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import type { Break } from "./break.ts";
import type { Target } from "./targets.ts";

/** A change of the text of a file: from `start` to `end` there is `replacement`. */
export interface Edit {
  file: string;
  start: number;
  end: number;
  replacement: string;
}

/** Stryker changes TypeScript; in conditions in SQL it knows only to leave them out. */
const operators: [RegExp, string][] = [
  [/ and /g, " or "],
  [/ or /g, " and "],
  [/(?<= )<=(?= )/g, "<"],
  [/(?<= )<(?= )/g, "<="],
  [/(?<= )>=(?= )/g, ">"],
  [/(?<= )>(?= )/g, ">="],
  [/(?<= )=(?= )/g, "<>"],
  [/ is null/g, " is not null"],
  [/ is not null/g, " is null"],
  [/not exists/g, "exists"],
  [/(?<!not )exists/g, "not exists"],
  [/'\w+'/g, "'x'"],
];

/** Every change of one operator in the SQL of a file. */
export function listEdits(file: string): Edit[] {
  const text = readFileSync(file, "utf8");
  const templates = [...text.matchAll(/(?<=\bsql(?:<[^`]*>)?`)[^`]*/g)];
  return templates.flatMap(({ 0: statement, index }) =>
    operators.flatMap(([operator, replacement]) =>
      [...statement.matchAll(operator)].map((found) => {
        const start = index + found.index;
        return { file, start, end: start + found[0].length, replacement };
      }),
    ),
  );
}

/** Runs the tests of a target with each edit, see vitest.config.mts. */
export async function breakSql({ files, tests }: Target): Promise<Break[]> {
  const waiting = files.flatMap(listEdits);
  const breaks: Break[] = [];
  const work = async () => {
    for (let edit = waiting.pop(); edit; edit = waiting.pop()) {
      const env = { ...process.env, MUTATION_TESTS: tests.join(" "), MUTATION_EDIT: JSON.stringify(edit) };
      const args = ["run", "--config", "tests/mutation/vitest.config.mts", "--bail", "1"];
      const [code] = await once(spawn("vitest", args, { env, stdio: "ignore" }), "exit");
      const text = readFileSync(edit.file, "utf8");
      breaks.push({
        file: edit.file,
        line: text.slice(0, edit.start).split("\n").length,
        original: text.slice(edit.start, edit.end),
        replacement: edit.replacement,
        isNoticed: code !== 0,
      });
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return breaks;
}
