import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { findProgram } from "#tests/support/servers/debian-package.ts";
import { listImports, trackedFiles } from "#tests/support/source-tree.ts";
import { type Day, days } from "./days.ts";

/**
 * `npm run test:days` runs what depends on the time on each of the days: unit tests with another
 * clock of the machine, and journeys with another clock of the site. An argument names a day.
 */
const journeys = ["reading/home-page", "reading/times-and-dates", "planning", "follows", "newsletters", "plus"].map(
  (path) => `tests/e2e/${path}`,
);
const clock = "lib/platform/time/clock.ts";
/** Compares times of files, which libfaketime does not move together with the clock. */
const machineTests = ["tests/lib/platform/media/storage/file-cache.test.ts"];

/** Unit tests that speak of dates, or whose modules read the clock. */
function listTests(): string[] {
  const readsClock = new Map<string, boolean>();
  // Tests of source text name files that do not exist.
  const productFiles = new Set(trackedFiles.filter((file) => /^(app|components|lib)\/.*\.tsx?$/.test(file)));
  const isReader = (file: string): boolean => {
    if (!readsClock.has(file)) {
      readsClock.set(file, productFiles.has(file) && listImports(file).some(({ to }) => to === clock));
    }
    return readsClock.get(file) ?? false;
  };
  return trackedFiles
    .filter((file) => /^tests\/(app|components|lib)\/.*\.test\.tsx?$/.test(file) && !machineTests.includes(file))
    .filter(
      (file) =>
        /\bDate\b|lib\/platform\/time\/|\bnow\(\)/.test(readFileSync(file, "utf8")) ||
        listImports(file).some(({ to }) => isReader(to)),
    );
}

function run(command: string[], environment: Record<string, string>): boolean {
  const [program = "", ...args] = command;
  const { status } = spawnSync(program, args, { stdio: "inherit", env: { ...process.env, ...environment } });
  return status === 0;
}

function runUnitTests({ start, timeZone }: Day, faketime: string, tests: string[]): boolean {
  // All processes are as far ahead; a start would begin anew in each.
  const aheadSeconds = Math.round((Date.parse(start) - Date.now()) / 1000);
  const offset = `${aheadSeconds < 0 ? "" : "+"}${aheadSeconds}s`;
  // Timers go by the monotonic clock, which stays.
  const environment = { TZ: timeZone, FAKETIME_DONT_FAKE_MONOTONIC: "1" };
  return run([faketime, "-f", offset, "vitest", "run", ...tests], environment);
}

const [wanted] = process.argv.slice(2);
const chosen = days.filter(({ name }) => !wanted || name.includes(wanted));
const faketime = findProgram("/usr/bin/faketime");
const tests = listTests();
console.log(`${chosen.length} days, ${tests.length} files of unit tests, journeys of ${journeys.join(", ")}`);

const failed: string[] = [];
for (const day of chosen) {
  console.log(`\n${day.name}: ${day.start}, in ${day.timeZone}`);
  if (faketime && !runUnitTests(day, faketime, tests)) failed.push(`${day.name}, unit tests`);
  const playwright = ["playwright", "test", "--config", "tests/e2e/playwright.config.ts", ...journeys];
  if (!run(playwright, { E2E_CLOCK: day.start, TZ: day.timeZone })) failed.push(`${day.name}, journeys`);
}
for (const name of failed) console.error(`failed on ${name}`);
process.exitCode = failed.length === 0 ? 0 : 1;
