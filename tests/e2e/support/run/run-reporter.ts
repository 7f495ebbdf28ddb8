import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, relative } from "node:path";
import type { FullConfig, Reporter, Suite, TestCase } from "@playwright/test/reporter";
import { shuffle } from "./random-order.ts";

const seed = process.env.E2E_SEED ?? "";
const order = `The journeys run in a random order; E2E_SEED=${seed} repeats it.`;
const listFile = "test-results/second-try.txt";

/**
 * Puts journeys into a random order, and lists journeys that passed only at the second try, at the
 * end of the run and in a file. They do not refuse it, but each has a cause that is to be found.
 */
export default class RunReporter implements Reporter {
  readonly #flaky = new Set<TestCase>();
  #rootDir = "";

  async preprocess({ suite }: { suite: Suite }): Promise<void> {
    shuffle(suite, seed);
  }

  onBegin(config: FullConfig): void {
    this.#rootDir = config.rootDir;
    rmSync(listFile, { force: true });
    console.log(order);
  }

  onTestEnd(test: TestCase): void {
    if (test.outcome() === "flaky") this.#flaky.add(test);
  }

  onEnd(): void {
    // Once more where a long run ends: a run that is stopped has told it at the beginning.
    console.log(order);
    if (this.#flaky.size === 0) return;
    const lines = [...this.#flaky].map((test) => this.#describe(test));
    mkdirSync(dirname(listFile), { recursive: true });
    writeFileSync(listFile, `${lines.join("\n")}\n`);
    for (const line of lines) console.log(`passed at the second try: ${line}`);
  }

  printsToStdio(): boolean {
    return false;
  }

  #describe({ location, results, title, parent }: TestCase): string {
    const [first] = results.flatMap(({ errors }) => errors.map(({ message }) => message?.split("\n")[0] ?? ""));
    const place = `${relative(this.#rootDir, location.file)}:${location.line}`;
    return `${place} › ${[...parent.titlePath().slice(3), title].join(" › ")} (${first})`;
  }
}
