import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { relative } from "node:path";
import { Stryker } from "@stryker-mutator/core";
import { type Break, describeBreak, scoreOf } from "./break.ts";
import { explanations } from "./explanations.ts";
import { breakSql } from "./sql-mutants.ts";
import { type Target, targets } from "./targets.ts";

/**
 * `npm run test:mutation` breaks the rules of `targets.ts` on purpose, one operator at a time, and
 * lists the breaks that no test notices. An argument names a rule.
 */

type Options = ConstructorParameters<typeof Stryker>[0];

/** Of a hundred breaks of a file, its tests notice at least so many. */
const minScore = 85;

async function breakCode({ files, tests }: Target): Promise<Break[]> {
  // Read by vitest.config.mts. Stryker has an option for it, with which it does not notice what
  // happens while a module loads.
  process.env.MUTATION_TESTS = tests.join(" ");
  const results = await new Stryker({
    mutate: files,
    testRunner: "vitest",
    plugins: ["@stryker-mutator/vitest-runner"],
    vitest: { configFile: "tests/mutation/vitest.config.mts", related: false, pool: "forks" },
    coverageAnalysis: "perTest",
    concurrency: availableParallelism(),
    reporters: [],
    logLevel: "error" as Options["logLevel"],
    allowConsoleColors: false,
    // TypeScript 7 has no interface for programs, by which Stryker would rewrite it.
    tsconfigFile: "none.json",
    ignorePatterns: ["/.next", "/data", "/docs", "/public", "/test-results"],
    tempDirName: "test-results/mutation",
    timeoutMS: 10_000,
  }).runMutationTest();
  return results
    .filter(({ status }) => status !== "Ignored")
    .map(({ fileName, location: { start, end }, replacement, status }) => {
      const file = relative(process.cwd(), fileName);
      const lines = readFileSync(file, "utf8")
        .split("\n")
        .slice(start.line - 1, end.line);
      // The end first: both may be in one line.
      lines[lines.length - 1] = lines.at(-1)?.slice(0, end.column - 1) ?? "";
      lines[0] = lines[0]?.slice(start.column - 1) ?? "";
      const isNoticed = status !== "Survived" && status !== "NoCoverage";
      const isTimedOut = status === "Timeout";
      return { file, line: start.line, original: lines.join("\n"), replacement, isNoticed, isTimedOut };
    });
}

const [wanted] = process.argv.slice(2);
const breaks: Break[] = [];
for (const target of targets.filter(({ name }) => !wanted || name === wanted)) {
  const started = performance.now();
  const found = [...(await breakCode(target)), ...(await breakSql(target))];
  breaks.push(...found);
  const minutes = (performance.now() - started) / 60_000;
  console.log(`\n${target.name}: ${found.length} breaks, ${minutes.toFixed(1)} minutes`);
  for (const [file, ofFile] of Map.groupBy(found, ({ file }) => file)) {
    console.log(`  ${file}: ${scoreOf(ofFile).toFixed(0)} % of ${ofFile.length}`);
    for (const each of ofFile.filter(({ isNoticed }) => !isNoticed)) {
      const why = explanations[describeBreak(each)];
      console.log(`    ${why ? "explained" : "NOT NOTICED"}, line ${each.line}: ${describeBreak(each)}`);
    }
  }
}

const byFile = [...Map.groupBy(breaks, ({ file }) => file)];
const low = byFile.filter(([, ofFile]) => scoreOf(ofFile) < minScore).map(([file]) => file);
const survivors = breaks.filter(({ isNoticed }) => !isNoticed).map(describeBreak);
const unexplained = survivors.filter((each) => !explanations[each]);
const undecided = breaks.filter(({ isTimedOut }) => isTimedOut).map(describeBreak);
const outdated = Object.keys(explanations).filter(
  (each) => !wanted && !survivors.includes(each) && !undecided.includes(each),
);
console.log(`\n${breaks.length} breaks of ${byFile.length} files: ${scoreOf(breaks).toFixed(1)} % noticed`);
if (low.length > 0) console.error(`Below ${minScore} %: ${low.join(", ")}`);
if (unexplained.length > 0) console.error(`Neither noticed nor explained: ${unexplained.length}`);
if (outdated.length > 0) console.error(`Explained, but noticed or gone:\n  ${outdated.join("\n  ")}`);
process.exitCode = low.length + unexplained.length + outdated.length === 0 ? 0 : 1;
